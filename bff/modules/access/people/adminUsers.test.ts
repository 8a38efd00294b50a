import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC', { name: '事務局 花子' });
});
afterAll(() => server.stop());

const person = (email: string) => ({ type: 2, name: '窓口 和子', email }) as const;

const lastAudit = () => server.database.client.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });

describe('registering an administrator', () => {
  it('normalises the e-mail, mails a link to set the password and writes the audit without secrets', async () => {
    const body = { ...person('New.Person@Example.JP'), name: '　窓口 𠮷子　', phone: '0312340000' };
    const answer = await server.call('createAdminUser', { session: jmac.session, body });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('etag')).toBe('"v1"');
    expect(answer.headers.get('location')).toBe(`/api/admin/admin_user/${answer.body.id}`);
    expect(answer.body).toMatchObject({ email: 'new.person@example.jp', name: '窓口 𠮷子', isActive: true });
    await server.runJobs('sendMails');
    const mail = server.mails.find(({ to }) => to === 'new.person@example.jp');
    expect(mail?.text).toContain('/admin/password?token=');
    const entry = await server.database.client.auditEntry.findFirstOrThrow({
      where: { action: 'created', targetKind: 'adminUser', targetId: String(answer.body.id) },
    });
    expect(entry.after).toMatchObject({ email: 'new.person@example.jp', type: 2 });
    expect(JSON.stringify(entry.after)).not.toMatch(/passwordHash|token/i);
  });

  it('sends no mail when told not to', async () => {
    const body = { ...person('silent@example.jp'), sendPasswordMail: false };
    await server.call('createAdminUser', { session: jmac.session, body });
    await server.runJobs('sendMails');
    expect(server.mails.some(({ to }) => to === 'silent@example.jp')).toBe(false);
  });

  it('answers 1009 for an e-mail in use, whatever its case', async () => {
    await server.call('createAdminUser', { session: jmac.session, body: person('twice@example.jp') });
    const answer = await server.call('createAdminUser', {
      session: jmac.session,
      body: person('TWICE@example.jp'),
    });
    expect([answer.status, answer.problem.code]).toEqual([409, 1009]);
    expect(answer.problem.errors?.[0]?.pointer).toBe('/email');
  });

  it('makes one of ten at once with the same e-mail', async () => {
    const call = () =>
      server.call('createAdminUser', { session: jmac.session, body: person('race@example.jp') });
    const statuses = (await Promise.all(Array.from({ length: 10 }, call))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
  });

  it('answers the same person again for the same Idempotency-Key', async () => {
    const options = {
      session: jmac.session,
      body: person('key@example.jp'),
      idempotencyKey: '5b1f1e5e-1111-4222-8333-444455556666',
    };
    const first = await server.call('createAdminUser', options);
    const second = await server.call('createAdminUser', options);
    expect(second.body).toEqual(first.body);
    expect(await server.database.client.adminUser.count({ where: { email: 'key@example.jp' } })).toBe(1);
  });

  it('asks an inspector for prefectures and gives nobody else any', async () => {
    const inspector = { type: 3, name: '検査 誠', email: 'inspector@example.jp' } as const;
    const refused = await server.call('createAdminUser', { session: jmac.session, body: inspector });
    expect(refused.problem.errors?.[0]?.pointer).toBe('/assignedPrefectures');
    const other = await server.call('createAdminUser', {
      session: jmac.session,
      body: { ...person('no-prefecture@example.jp'), assignedPrefectures: [13, 1] },
    });
    expect(other.body.assignedPrefectures).toEqual([]);
  });
});

describe('changing an administrator', () => {
  it('lets one of two with the same version win', async () => {
    const { id, version } = await makeAdmin(server, 'CS');
    const change = (name: string) =>
      server.call('updateAdminUser', {
        session: jmac.session,
        path: { id },
        body: { name },
        ifMatch: version,
      });
    const answers = await Promise.all([change('一番'), change('二番')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.problem.code).toBe(1004);
  });

  it('without If-Match the last write wins and the audit shows what changed', async () => {
    const { id } = await makeAdmin(server, 'CS', { name: '前の名前' });
    const answer = await server.call('updateAdminUser', {
      session: jmac.session,
      path: { id },
      body: { name: '後の名前' },
    });
    expect([answer.body.version, answer.body.name]).toEqual([2, '後の名前']);
    const entry = await lastAudit();
    expect([entry.before, entry.after]).toEqual([{ name: '前の名前' }, { name: '後の名前' }]);
  });

  it('disabling ends the sessions of that person at once', async () => {
    const other = await makeAdmin(server, 'CS');
    await server.call('updateAdminUser', {
      session: jmac.session,
      path: { id: other.id },
      body: { isActive: false },
    });
    const answer = await server.call('listProjects', { session: other.session });
    expect([answer.status, answer.problem.code]).toEqual([401, 1008]);
    const row = await server.database.client.session.findFirstOrThrow({ where: { adminUserId: other.id } });
    expect(row.endReason).toBe('disabled');
  });

  it('nobody disables, deletes or demotes himself', async () => {
    const { session, id } = jmac;
    const disabled = await server.call('updateAdminUser', {
      session,
      path: { id },
      body: { isActive: false },
    });
    const demoted = await server.call('updateAdminUser', { session, path: { id }, body: { type: 1 } });
    const deleted = await server.call('deleteAdminUser', { session, path: { id } });
    expect([disabled.status, demoted.status, deleted.status]).toEqual([409, 409, 409]);
    expect(disabled.problem.detail).toContain('自分自身');
  });

  it('two of JMAC who disable each other leave one', async () => {
    await server.database.client.adminUser.updateMany({ where: { type: 0 }, data: { isActive: false } });
    const a = await makeAdmin(server, 'JMAC');
    const b = await makeAdmin(server, 'JMAC');
    const disable = (by: typeof a, id: number) =>
      server.call('updateAdminUser', { session: by.session, path: { id }, body: { isActive: false } });
    await Promise.all([disable(a, b.id), disable(b, a.id)]);
    expect(await server.database.client.adminUser.count({ where: { type: 0, isActive: true } })).toBe(1);
    await server.database.client.adminUser.update({ where: { id: jmac.id }, data: { isActive: true } });
  });

  it('answers 404 for one who is not there', async () => {
    const answer = await server.call('getAdminUser', { session: jmac.session, path: { id: 999_999 } });
    expect([answer.status, answer.problem.code]).toEqual([404, 1005]);
  });
});

describe('deleting an administrator', () => {
  it('takes him out of lists and log-ins, and frees his e-mail', async () => {
    const other = await makeAdmin(server, 'CS', { email: 'leaves@example.jp' });
    const path = { id: other.id };
    const stale = await server.call('deleteAdminUser', { session: jmac.session, path, ifMatch: 7 });
    expect(stale.status).toBe(412);
    const answer = await server.call('deleteAdminUser', { session: jmac.session, path, ifMatch: 1 });
    expect(answer.status).toBe(204);
    expect((await server.call('getAdminUser', { session: jmac.session, path })).status).toBe(404);
    const again = await server.call('createAdminUser', {
      session: jmac.session,
      body: person('leaves@example.jp'),
    });
    expect(again.status).toBe(201);
  });
});

describe('sending the mail to set a password', () => {
  it('is refused for a disabled account, saying what to do', async () => {
    const other = await makeAdmin(server, 'CS', { isActive: false });
    const answer = await server.call('sendAdminUserPasswordReset', {
      session: jmac.session,
      path: { id: other.id },
    });
    expect([answer.status, answer.problem.code]).toEqual([409, 1004]);
    expect(answer.problem.detail).toContain('有効に戻して');
  });

  it('sends one link', async () => {
    const other = await makeAdmin(server, 'CS', { email: 'forgetful@example.jp' });
    const answer = await server.call('sendAdminUserPasswordReset', {
      session: jmac.session,
      path: { id: other.id },
    });
    expect(answer.status).toBe(204);
    await server.runJobs('sendMails');
    expect(server.mails.filter(({ to }) => to === 'forgetful@example.jp')).toHaveLength(1);
  });
});
