import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCall, programmes } from '#bff/testing/applications.ts';
import { mailedToken, registration } from '#bff/testing/registrations.ts';
import { at, startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { business } = programmes;

describe('the confirmation mail', () => {
  const later = (seconds: number): Date => new Date(TEST_NOW.getTime() + seconds * 1000);
  const begin = async () => {
    const project = await makeCall(server, business);
    const request = registration(project.id);
    const { body } = await server.call('createGeneralApplication', request);
    const session = { context: 'general', token: body.session.applicationUserToken } as const;
    const send = () => server.call('sendGeneralApplicationEmailConfirmation', { session });
    return { email: request.body.email, send };
  };

  it('is sent again on request, and only the newest link works', async () => {
    const { email, send } = await begin();
    const first = await mailedToken(server, email);
    expect((await at(server, later(61), send)).status).toBe(204);
    const second = await at(server, later(61), () => mailedToken(server, email));
    const confirm = (token: string) => server.call('confirmGeneralApplicationEmail', { body: { token } });
    expect((await confirm(first)).problem.code).toBe(1004);
    expect((await confirm(second)).status).toBe(204);
    expect((await at(server, later(200), send)).status).toBe(409);
  });

  it('is not sent twice within a minute', async () => {
    const { send } = await begin();
    const refused = await at(server, later(20), send);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
    expect(refused.problem.detail).toContain('1分ほど待ってから');
  });
});
