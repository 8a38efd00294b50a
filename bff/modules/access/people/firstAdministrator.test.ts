import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { createFirstAdministrator } from './firstAdministrator.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const given = { email: 'First@example.jp', name: '事務局 花子' };
const create = (who = given) => createFirstAdministrator(server.scopes.forSystem('createAdmin'), who);
const tokenIn = (link: string): string => new URL(link).searchParams.get('token') ?? '';
const setPassword = (link: string) =>
  server.call('useAdminPasswordReset', { body: { token: tokenIn(link), password: 'Correct-2026!' } });

it('the command makes a JMAC, and once more a new link for him, which ends the one before', async () => {
  const first = await create();
  const again = await create({ ...given, name: '別の名前' });
  expect([first.isNew, again.isNew]).toEqual([true, false]);
  expect((await setPassword(first.link)).status).toBe(400);
  expect((await setPassword(again.link)).status).toBeLessThan(300);
  const rows = await server.database.client.adminUser.findMany({ where: { email: 'first@example.jp' } });
  expect(rows.map(({ name }) => name)).toEqual([given.name]);
});

it('confirms who is made by it, and who is named to it again: all JMAC are told (domain 12)', async () => {
  const email = 'newcomer@example.jp';
  await create({ email, name: '新任 花' });
  const standing = () => server.database.client.adminUser.findFirstOrThrow({ where: { email } });
  expect((await standing()).confirmedAt).not.toBeNull();
  await server.runJobs('sendMails');
  const { length } = server.mails;
  await server.database.client.adminUser.updateMany({ where: { email }, data: { confirmedAt: null } });
  await create({ email, name: '新任 花' });
  expect((await standing()).confirmedAt).not.toBeNull();
  await server.runJobs('sendMails');
  const told = server.mails.slice(length).filter(({ subject }) => /管理者ユーザーの確認/.test(subject));
  expect(told.map(({ to }) => to)).toContain(email);
});

it('gives nobody a link who was stopped or is of another type', async () => {
  const email = 'stopped@example.jp';
  await create({ email, name: '元 職員' });
  for (const data of [{ isActive: false }, { isActive: true, type: 2 }]) {
    await server.database.client.adminUser.updateMany({ where: { email }, data });
    await expect(create({ email, name: '元 職員' })).rejects.toThrow('take another address');
  }
});
