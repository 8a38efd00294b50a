import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailsTo, makeCall, programmes } from '../testing/applications.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { business } = programmes;
let sequence = 0;

const registration = (projectID: number, data: object = {}) => {
  sequence += 1;
  const email = `tantou${sequence}@example.jp`;
  return {
    body: {
      projectID,
      email,
      password: 'Correct-Horse-1',
      applicantType: 0 as const,
      name: '株式会社みらい食堂',
      contactName: '三浦 さくら',
      ...data,
    },
  };
};

const at = async <T>(instant: string | Date, work: () => Promise<T>): Promise<T> => {
  server.setNow(instant);
  try {
    return await work();
  } finally {
    server.setNow(TEST_NOW);
  }
};

/** The token of the last mail to an address. */
const mailedToken = async (email: string): Promise<string> => {
  const text = (await mailsTo(server, email)).at(-1)?.text ?? '';
  return decodeURIComponent(/confirm_token=(\S+)/.exec(text)?.[1] ?? '');
};

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
    const first = await mailedToken(email);
    expect((await at(later(61), send)).status).toBe(204);
    const second = await at(later(61), () => mailedToken(email));
    const confirm = (token: string) => server.call('confirmGeneralApplicationEmail', { body: { token } });
    expect((await confirm(first)).problem.code).toBe(1004);
    expect((await confirm(second)).status).toBe(204);
    expect((await at(later(200), send)).status).toBe(409);
  });

  it('is not sent twice within a minute', async () => {
    const { send } = await begin();
    const refused = await at(later(20), send);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '40']);
    expect(refused.problem.detail).toContain('1分ほど待ってから');
  });
});
