import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUndertaking, signIn } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/* A link in the mailbox of an address that somebody no longer has is nobody's key (attack.md C1). */

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;
beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
});
afterAll(() => server.stop());

const tokenTo = async (address: string): Promise<string> => {
  await server.runJobs('sendMails');
  return server.mails.findLast(({ to }) => to === address)?.text.match(/token=(\S+)/)?.[1] ?? '';
};

const password = 'Kaisei-2026!';

describe('an address that the office changes voids links and ends sessions', () => {
  it('of an administrator', async () => {
    const { id, email, session } = await makeAdmin(server, 'CS');
    const path = { id };
    await server.call('sendAdminUserPasswordReset', { session: jmac.session, path });
    const token = await tokenTo(email);
    const body = { email: `new-${email}` };
    const changed = await server.call('updateAdminUser', { session: jmac.session, path, body, ifMatch: '*' });
    expect(changed.status).toBe(200);
    const used = await server.call('useAdminPasswordReset', { body: { token, password } });
    expect([used.status, (await server.call('getAdminHome', { session })).status]).toEqual([400, 401]);
    await server.call('sendAdminUserPasswordReset', { session: jmac.session, path });
    const next = { token: await tokenTo(body.email), password };
    expect((await server.call('useAdminPasswordReset', { body: next })).status).toBeLessThan(300);
  });

  it('of a contact of a corporation', async () => {
    const { user, corporation, project } = await makeUndertaking(server);
    const path = { corpId: corporation.id, userId: user.id };
    const place = { session: jmac.session, path };
    await server.call('sendCorporationUserPasswordReset', { ...place, query: { projectID: project.id } });
    const token = await tokenTo(user.email);
    const body = { email: `new-${user.email}` };
    expect((await server.call('updateCorporationUser', { ...place, body, ifMatch: '*' })).status).toBe(200);
    const reset = { path: { projectId: project.id }, body: { token, password } };
    const seen = await server.call('getUserProject', { session: user.session, path: { id: project.id } });
    expect([(await server.call('useUserPasswordReset', reset)).status, seen.status]).toEqual([400, 401]);
  });

  it('but not those of who changes his own, in the browser where he does', async () => {
    const own = await makeAdmin(server, 'JMAC');
    const elsewhere = await signIn(server, 'admin', own.id);
    const body = { email: `new-${own.email}` };
    await server.call('updateAdminUser', { session: own.session, path: { id: own.id }, body, ifMatch: '*' });
    const seen = [own.session, elsewhere].map((session) => server.call('getAdminHome', { session }));
    expect((await Promise.all(seen)).map(({ status }) => status)).toEqual([200, 401]);
  });

  it('and nothing else that is changed does', async () => {
    const { id, email, session } = await makeAdmin(server, 'CS');
    const path = { id };
    await server.call('sendAdminUserPasswordReset', { session: jmac.session, path });
    const token = await tokenTo(email);
    const body = { name: '窓口 改姓', email: email.toUpperCase() };
    await server.call('updateAdminUser', { session: jmac.session, path, body, ifMatch: '*' });
    expect((await server.call('getAdminHome', { session })).status).toBe(200);
    const used = await server.call('useAdminPasswordReset', { body: { token, password } });
    expect(used.status).toBeLessThan(300);
  });
});
