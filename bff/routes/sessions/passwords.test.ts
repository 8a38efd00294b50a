import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#bff/passwords/hashing.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin, signIn } from '#bff/testing/people.ts';
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
