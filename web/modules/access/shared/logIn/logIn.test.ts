import { beforeEach, describe, expect, it } from 'vitest';
import { STATE_NAMES } from '#web/parts/api/contexts.ts';
import { createServices, type Services } from '#web/parts/api/services.ts';
import { testStorages } from '#web/testing/testServices.ts';
import { type LoginTarget, logIn } from './logIn.ts';

const ID = '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e11';
const TOKEN = `${ID}.${'a'.repeat(43)}`;
const started = { id: ID, expiresAt: '2026-11-20T05:04:30Z' };
const credentials = { email: 'tantou@example.jp', password: 'Demo-2026!' };

type Call = { address: string; body: unknown };

let jar = { cookie: '' };
let calls: Call[] = [];

const servicesAnswering = (answer: () => Response): Services =>
  createServices({
    baseUrl: 'https://tool.example.jp',
    fetch: async (request) => {
      calls.push({
        address: `${request.method} ${new URL(request.url).pathname}`,
        body: await request.json(),
      });
      return answer();
    },
    jar,
    isHttps: true,
    memory: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    storages: testStorages(),
    leave: () => {},
    onLogInNeeded: () => {
      throw new Error('a log-in page must not be left for a log-in page');
    },
  });

beforeEach(() => {
  jar = { cookie: '' };
  calls = [];
});

describe('a log-in (spec 7 "Sessions")', () => {
  const cases: [LoginTarget, string, string, string, string][] = [
    [{ context: 'admin' }, 'POST /api/admin/session', 'adminUser', 'token', 'adminToken'],
    [{ context: 'user', projectId: 3 }, 'POST /api/user/session', 'user', 'token', 'userToken'],
    [
      { context: 'application', projectId: 3 },
      'POST /api/application/session',
      'applicationUser',
      'applicationUserToken',
      'applicationUserToken',
    ],
    [
      { context: 'applicationIngredient', projectId: 3 },
      'POST /api/application/ingredient/session',
      'applicationUser',
      'applicationIngredientUserToken',
      'applicationIngredientUserToken',
    ],
    [
      { context: 'applicationNoto', projectId: 3 },
      'POST /api/application/noto/session',
      'applicationUser',
      'applicationNotoUserToken',
      'applicationNotoUserToken',
    ],
    [
      { context: 'applicationInclusive', projectId: 3 },
      'POST /api/application/inclusive/session',
      'applicationUser',
      'applicationInclusiveUserToken',
      'applicationInclusiveUserToken',
    ],
  ];

  it.each(cases)(
    '%j calls %s, keeps %s and stores %s as cookie %s',
    async (target, address, person, tokenField, cookie) => {
      const answer = { ...started, [person]: { id: 12 }, [tokenField]: TOKEN };
      const { api, sessions } = servicesAnswering(() => Response.json(answer, { status: 201 }));
      await logIn(api, sessions, target, credentials);
      const project = 'projectId' in target ? { projectID: target.projectId } : {};
      expect(calls).toEqual([{ address, body: { ...credentials, ...project } }]);
      expect(jar.cookie).toBe(`${cookie}=${TOKEN}; Path=/; SameSite=Strict; Secure`);
      const slice = sessions.getState()[STATE_NAMES[target.context]];
      expect(slice).toEqual({ isLoggedIn: true, [person]: { id: 12 }, invalidReason: null });
    },
  );

  it('leaves nothing behind when the pair is wrong', async () => {
    const { api, sessions } = servicesAnswering(() => Response.json({ code: 1006 }, { status: 401 }));
    await expect(logIn(api, sessions, { context: 'admin' }, credentials)).rejects.toMatchObject({
      status: 401,
      code: 1006,
    });
    expect(jar.cookie).toBe('');
    expect(sessions.getState().adminSession.isLoggedIn).toBe(false);
  });
});
