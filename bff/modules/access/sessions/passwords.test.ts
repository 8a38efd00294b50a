import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#bff/platform/secrets/hashing.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin, makeProject, signIn } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let passwordHash: string;

const CURRENT = 'Kaisei-2026!';

beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(CURRENT);
});
afterAll(() => server.stop());

const change = (session: TestSession, newPassword: string, currentPassword = CURRENT) =>
  server.call('changeAdminPassword', { session, body: { currentPassword, newPassword } });

describe('changing one’s own password', () => {
  it('ends every other session of the person, which then say so', async () => {
    const admin = await makeAdmin(server, 'CS', { passwordHash });
    const other = await signIn(server, 'admin', admin.id);
    expect((await change(admin.session, 'Atarashii-2027!')).status).toBe(204);
    const own = await server.call('listAdminOwnSessions', { session: admin.session });
    const ended = await server.call('listAdminOwnSessions', { session: other });
    expect([own.status, own.body.total, ended.problem.code]).toEqual([200, 1, 1008]);
  });

  it('with a wrong current one is refused and stands in the trail', async () => {
    const admin = await makeAdmin(server, 'CS', { passwordHash });
    const refused = await change(admin.session, 'Atarashii-2027!', 'Chigau-2026!');
    expect([refused.status, refused.problem.detail]).toEqual([401, '現在のパスワードが違います']);
    const entries = await server.database.client.auditEntry.findMany({ where: { actorId: admin.id } });
    expect(entries).toMatchObject([
      { action: 'passwordRefused', outcome: 'refused', targetKind: 'adminUser' },
    ]);
  });

  it.each([
    ['the one it was', CURRENT, '今のパスワードと同じです。別のパスワードを入力してください'],
    [
      'one of the published list',
      'Liverpool',
      '推測されやすいパスワードは使えません。別のパスワードを入力してください',
    ],
    ['one in full width', 'ｐａｓｓｗｏｒｄ１', '半角で入力してください'],
    ['one of seven letters', 'kF3-xQ9', '8文字以上で入力してください'],
  ])('is refused for %s', async (_what, password, message) => {
    const admin = await makeAdmin(server, 'CS', { passwordHash });
    const { problem } = await change(admin.session, password);
    expect(problem.errors).toMatchObject([{ pointer: '/newPassword', message }]);
  });

  it('is refused for one’s own address', async () => {
    const admin = await makeAdmin(server, 'CS', { passwordHash, email: 'madoguchi.k@example.jp' });
    expect((await change(admin.session, 'madoguchi.k@example.jp')).status).toBe(400);
  });
});

describe('a reset link', () => {
  const ask = (email: string) => server.call('sendAdminPasswordReset', { body: { email } });
  const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email).length;

  it('is mailed three times; the next has to wait, for a known and an unknown address alike (faults B2)', async () => {
    const admin = await makeAdmin(server, 'CS', { passwordHash });
    for (const email of [admin.email, 'nobody@example.jp']) {
      const statuses: number[] = [];
      for (let time = 0; time < 5; time += 1) statuses.push((await ask(email)).status);
      expect(statuses).toEqual([204, 204, 204, 429, 429]);
      expect(Number((await ask(email)).headers.get('retry-after'))).toBeGreaterThan(0);
    }
    await server.runJobs('sendPasswordLinks', 'sendMails');
    expect(mailsTo(admin.email)).toBe(3);
  });

  it('is made after the answer, which writes the same for a known and an unknown address (faults B3)', async () => {
    const admin = await makeAdmin(server, 'CS', { passwordHash });
    const { client } = server.database;
    const written = async () => ({
      requests: await client.passwordResetRequest.count(),
      tokens: await client.passwordResetToken.count(),
      mails: await client.mailMessage.count(),
      entries: await client.auditEntry.count(),
    });
    const before = await written();
    expect([(await ask('nobody.at.all@example.jp')).status, (await ask(admin.email)).status]).toEqual([
      204, 204,
    ]);
    expect(await written()).toEqual({ ...before, requests: before.requests + 2 });
    // A process that dies here forgets nothing: the next one finds both.
    await server.runJobs('sendPasswordLinks', 'sendMails');
    expect(await written()).toMatchObject({ requests: 0, tokens: before.tokens + 1 });
    expect([mailsTo(admin.email), mailsTo('nobody.at.all@example.jp')]).toEqual([1, 0]);
  });

  it('that cannot be made keeps nobody else waiting, and is tried again', async () => {
    const { client } = server.database;
    const [first, second] = [
      await makeAdmin(server, 'CS', { passwordHash }),
      await makeAdmin(server, 'CS', { passwordHash }),
    ];
    await ask(first.email);
    await ask(second.email);
    // A mail that the database refuses: an address with a line break in the name.
    await client.adminUser.update({ where: { id: first.id }, data: { name: '担当\r\nBcc: x@example.jp' } });
    await server.runJobs('sendPasswordLinks', 'sendMails');
    expect([mailsTo(first.email), mailsTo(second.email)]).toEqual([0, 1]);
    await client.adminUser.update({ where: { id: first.id }, data: { name: '担当' } });
    await server.runJobs('sendPasswordLinks', 'sendMails');
    expect(mailsTo(first.email)).toBe(1);
  });

  it('of all six log-ins is asked for alike', async () => {
    const project = await makeProject(server);
    const email = 'nobody@example.jp';
    const inProject = { path: { projectId: project.id }, body: { email } };
    await server.call('sendUserPasswordReset', inProject);
    await server.call('sendGeneralApplicationPasswordReset', inProject);
    await server.call('sendIngredientApplicationPasswordReset', inProject);
    await server.call('sendNotoApplicationPasswordReset', inProject);
    await server.call('sendInclusiveApplicationPasswordReset', inProject);
    const rows = await server.database.client.passwordResetRequest.findMany({ orderBy: { id: 'asc' } });
    expect(rows.map(({ context, projectId }) => [context, projectId])).toEqual(
      ['user', 'general', 'ingredient', 'noto', 'inclusive'].map((context) => [context, project.id]),
    );
  });

  it('can be asked for while the log-in has to wait, and its password opens the log-in again (faults B4)', async () => {
    const admin = await makeAdmin(server, 'CS', { passwordHash });
    const logIn = (password: string) =>
      server.call('createAdminSession', { body: { email: admin.email, password } });
    for (let time = 0; time < 6; time += 1) await logIn('Chigau-2026!');
    expect((await logIn(CURRENT)).status).toBe(429);
    expect((await ask(admin.email)).status).toBe(204);
    await server.runJobs('sendPasswordLinks', 'sendMails');
    const token = server.mails.findLast(({ to }) => to === admin.email)?.text.match(/token=(\S+)/)?.[1] ?? '';
    const set = await server.call('useAdminPasswordReset', {
      body: { token, password: 'Atarashii-2027!' },
    });
    expect(set.status).toBe(204);
    expect((await logIn('Atarashii-2027!')).status).toBe(201);
  });
});
