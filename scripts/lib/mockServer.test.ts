import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MockServer, startMockServer } from './mockServer.ts';

let mock: MockServer;

beforeAll(async () => {
  mock = await startMockServer(0);
});
afterAll(() => mock.stop());

const session = { 'x-admin-session': `0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e11.${'a'.repeat(43)}` };

type Call = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
};

/** What the mock answers: the HTTP status, and the status and code in the problem. */
const call = async ({ method, path, headers = {}, body }: Call) => {
  const answer = await fetch(`${mock.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
  });
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const { status, code } = await answer.json();
  return [answer.status, status, code];
};

const changeProject = { method: 'PATCH', path: '/api/admin/project/1', body: '{"name":"第2次公募"}' };

describe('the mock', () => {
  it.each([
    [400, 1001],
    [401, 1006],
    [403, 1000],
    [404, 1005],
    [409, 1004],
    [412, 1004],
    [429, 1100],
    [500, 1199],
    [503, 1101],
  ])('answers %i with its own code %i to who prefers it', async (status, code) => {
    const headers = { ...session, prefer: `code=${status}` };
    expect(await call({ ...changeProject, headers })).toEqual([status, status, code]);
  });

  it('answers the named example, for a session that ended', async () => {
    const headers = { ...session, prefer: 'code=401, example=expired' };
    expect(await call({ ...changeProject, headers })).toEqual([401, 401, 1007]);
  });

  it('asks for a log-in when there is no session', async () => {
    expect(await call(changeProject)).toEqual([401, 401, 1006]);
  });

  it('says that something is missing when that is all that is wrong', async () => {
    const login = { method: 'POST', path: '/api/admin/session', body: '{"email":"jmac@example.jp"}' };
    expect(await call(login)).toEqual([400, 400, 1001]);
  });

  it.each(['{"name":5}', '{"nobodyKnowsThis":true}'])('says that %s is wrong', async (body) => {
    expect(await call({ ...changeProject, headers: session, body })).toEqual([400, 400, 1004]);
  });

  it('says that a body is no JSON', async () => {
    expect(await call({ ...changeProject, headers: session, body: '{' })).toEqual([400, 400, 1002]);
  });

  it('answers a right request with the example of what it asked for', async () => {
    const answer = await fetch(`${mock.url}/api/admin/project/1`, { headers: session });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ shortName: '成長支援 第1次' });
  });
});
