import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSection } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { handIn, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('adding and deleting sections', () => {
  it('lets the business add a voucher with a full-width number, once for a double click', async () => {
    const { user, myPage } = await makeDesk(server);
    const body = { mypageID: myPage.id, documentType: 60, voucherGroup: '株式会社𠮷野㍿' } as const;
    const add = () =>
      server.call('createUserSection', {
        session: user.session,
        body: { ...body, branchNumber: '２１－２' },
        idempotencyKey: '7c0a9f52-3d3c-4f0e-9d6b-0a4a5f4f1c11',
      });
    const [first, second] = [await add(), await add()];
    expect(first.body).toMatchObject({
      kind: 6,
      branchNumber: '21-2',
      voucherGroup: '株式会社𠮷野㍿',
      status: 0,
    });
    expect(second.body.id).toBe(first.body.id);
  });

  it('refuses a voucher number that is taken', async () => {
    const { user, myPage } = await makeDesk(server);
    const body = { mypageID: myPage.id, documentType: 60, branchNumber: '18-1' } as const;
    const answer = await server.call('createUserSection', { session: user.session, body });
    expect(answer.problem.errors).toMatchObject([{ pointer: '/branchNumber' }]);
  });

  it('has a name of one line, read in one direction, whatever it was copied from (attack C4)', async () => {
    const { user, myPage } = await makeDesk(server);
    const title = '発注書\u2028冷凍\u0085\u202Eケース\v';
    const body = { mypageID: myPage.id, documentType: 61, title } as const;
    const answer = await server.call('createUserSection', { session: user.session, body });
    expect(answer.body.title).toBe('発注書 冷凍 ケース');
  });

  it('keeps the names of a document that the desk asked for, and says whose they are (http C)', async () => {
    const { user, section } = await makeDesk(server);
    const rename = (title: string) =>
      server.call('updateUserSection', { session: user.session, body: { id: section.id, title } });
    const refused = await rename('別の発注書');
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      '事務局がお願いした書類の表示名や番号は変えられません。変更が必要なときは事務局へご連絡ください',
    ]);
    // The name that it has is no change.
    expect((await rename(section.title)).status).toBe(200);
  });

  it('refuses papers that are only asked for, and foreign my pages', async () => {
    const { user, myPage } = await makeDesk(server);
    const other = await makeDesk(server);
    const asked = await server.call('createUserSection', {
      session: user.session,
      body: { mypageID: myPage.id, documentType: 22 },
    });
    const foreign = await server.call('createUserSection', {
      session: user.session,
      body: { mypageID: other.myPage.id, documentType: 60 },
    });
    expect(asked.problem.errors).toMatchObject([{ pointer: '/documentType' }]);
    expect(foreign.problem.code).toBe(1005);
  });

  it('lets the desk ask for a document, due on a business day', async () => {
    const { jmac, cs, myPage } = await makeDesk(server);
    const body = { mypageID: myPage.id, documentType: 52 } as const;
    const holiday = await server.call('createSection', {
      session: jmac.session,
      body: { ...body, dueOn: '2026-11-23' },
    });
    const done = await server.call('createSection', {
      session: jmac.session,
      body: { ...body, dueOn: '2026-11-24' },
    });
    const refused = await server.call('createSection', { session: cs.session, body });
    expect(holiday.body.dueOn).toBe('2026-11-24');
    expect(done.body).toMatchObject({ dueOn: '2026-11-24', title: '写真（実施後・稼働状況）' });
    expect(refused.problem.code).toBe(1000);
    const told = { mypageId: myPage.id, sectionId: done.body.id };
    expect(await server.database.client.notification.findMany({ where: told })).toMatchObject([
      {
        title: '「写真（実施後・稼働状況）」の提出のお願い',
        body: expect.stringContaining('令和8年11月24日'),
        sendEmail: true,
      },
    ]);
  });

  it('deletes only what was never handed in, and for the business only what it added', async () => {
    const desk = await makeDesk(server);
    const own = await makeSection(server, desk.myPage.id, { createdByKind: 'user', branchNumber: '30' });
    const remove = (id: number) =>
      server.call('deleteUserSection', { query: { id }, session: desk.user.session });
    expect((await remove(desk.section.id)).status).toBe(409);
    expect((await remove(own.id)).status).toBe(204);
    await handIn(server, desk);
    const submitted = await server.call('deleteSection', {
      query: { id: desk.section.id },
      session: desk.jmac.session,
    });
    expect(submitted.problem.code).toBe(1004);
  });

  it('hides an entry of the history for everybody, once', async () => {
    const desk = await makeDesk(server);
    const { answer } = await handIn(server, desk);
    const id = answer.body.history[0]?.id ?? 0;
    const hide = () => server.call('deleteSectionHistory', { path: { id }, session: desk.jmac.session });
    expect([(await hide()).status, (await hide()).status]).toEqual([204, 404]);
    const read = await server.call('getSection', {
      path: { id: desk.section.id },
      session: desk.jmac.session,
    });
    expect(read.body.history.map((entry) => entry.id)).not.toContain(id);
  });
});
