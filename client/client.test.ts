import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, createClient } from './index.ts';

type Answered = Response | TypeError;

const json = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const busy = (status: number, retryAfter?: string): Response =>
  json(status, { code: 1100 }, retryAfter === undefined ? {} : { 'retry-after': retryAfter });

/** A server that gives these answers in turn, and says what it was asked. */
const serverOf = (...answers: readonly Answered[]) => {
  const left = [...answers];
  const asked: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    asked.push(request);
    const answer = left.shift();
    if (answer === undefined) throw new Error(`one call too many: ${request.url}`);
    if (answer instanceof TypeError) throw answer;
    return answer;
  };
  return { fetch, asked };
};

const baseUrl = 'https://hojo.example/';
const keyClient = (fetch: (request: Request) => Promise<Response>, retries = {}) =>
  createClient({ baseUrl, key: 'hojo_a.b', fetch, retries });

const page = (ids: readonly number[], nextCursor: string | null) =>
  json(200, { items: ids.map((id) => ({ id })), nextCursor, total: 5 });

const refusalOf = async (call: Promise<unknown>): Promise<ApiProblem> => {
  const thrown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof ApiProblem)) throw new Error(`not refused: ${thrown}`);
  return thrown;
};

describe('a call', () => {
  it('goes with the key to its address, with path and query as the contract writes them', async () => {
    const { fetch, asked } = serverOf(page([], null));
    await keyClient(fetch).get('/api/admin/application', { query: { status: [4, 5], q: 'ロボット' } });
    expect(asked[0]?.url).toBe(
      'https://hojo.example/api/admin/application?status=4&status=5&q=%E3%83%AD%E3%83%9C%E3%83%83%E3%83%88',
    );
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer hojo_a.b');
  });

  it('that is refused throws the number, its name, the places, and the number to ask with', async () => {
    const body = {
      code: 1004,
      detail: '入力内容を確認してください。',
      requestId: 'req-1',
      errors: [{ pointer: '/name', code: 1004, message: '氏名を入力してください。' }, 'nonsense'],
      allowedActions: ['return'],
    };
    const { fetch } = serverOf(json(409, body));
    const problem = await refusalOf(keyClient(fetch).get('/api/admin/section/{id}', { path: { id: 3 } }));
    expect(problem).toMatchObject({
      status: 409,
      code: 1004,
      reason: 'INVALID_PARAMETER',
      message: body.detail,
      fields: [body.errors[0]],
      allowedActions: ['return'],
      requestId: 'req-1',
    });
  });

  it('that a proxy refuses with a page of its own throws a problem without number', async () => {
    const { fetch } = serverOf(new Response('<html>', { status: 502 }));
    const problem = await refusalOf(keyClient(fetch).get('/api/admin/section/{id}', { path: { id: 3 } }));
    expect(problem).toMatchObject({ status: 502, code: null, reason: null, message: 'HTTP 502' });
  });
});

describe('a busy server', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** How long the client has waited when the call ends. Milliseconds. */
  const waitedFor = async <Value>(call: Promise<Value>): Promise<readonly [Value, number]> => {
    const startedAt = Date.now();
    const [value] = await Promise.all([call, vi.runAllTimersAsync()]);
    return [value, Date.now() - startedAt];
  };

  const read = (client: ReturnType<typeof keyClient>, options = {}) =>
    client.get('/api/admin/section/{id}', { path: { id: 3 }, ...options });

  it.each([429, 503])(
    '%i is asked again after the seconds that it says, and a little spread',
    async (status) => {
      const { fetch, asked } = serverOf(busy(status, '7'), json(200, { id: 3 }));
      const [{ body }, ms] = await waitedFor(read(keyClient(fetch)));
      expect([body, ms, asked.length]).toEqual([{ id: 3 }, 7500, 2]);
    },
  );

  it('and a connection that breaks are asked again, each time later, and in the end thrown', async () => {
    const { fetch, asked } = serverOf(busy(503), new TypeError('fetch failed'), busy(503), busy(503));
    const [problem, ms] = await waitedFor(refusalOf(read(keyClient(fetch))));
    expect([problem.status, ms, asked.length]).toEqual([503, 375 + 750 + 1500, 4]);
  });

  it('is not waited for longer than the caller wants', async () => {
    const { fetch, asked } = serverOf(busy(429, '120'));
    const [problem, ms] = await waitedFor(refusalOf(read(keyClient(fetch))));
    expect([problem.retryAfterSeconds, ms, asked.length]).toEqual([120, 0, 1]);
  });

  it('is sent a POST again under the same Idempotency-Key, with the same body', async () => {
    const { fetch, asked } = serverOf(busy(503, '0'), json(201, { key: {}, token: '' }));
    const body = { name: '会計', scopes: ['projects.read' as const], projectIds: null };
    await waitedFor(keyClient(fetch).post('/api/admin/machine_key', { body }));
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(await Promise.all(asked.map((request) => request.json()))).toEqual([body, body]);
  });

  it('is not sent again what it would do twice: a change without key, a log-in', async () => {
    const { fetch, asked } = serverOf(busy(503), busy(429));
    const client = keyClient(fetch);
    const change = client.patch('/api/admin/project/{id}', { path: { id: 3 }, body: { name: 'a' } as never });
    expect((await refusalOf(change)).status).toBe(503);
    const logIn = client.post('/api/admin/session', { body: { email: 'a@example.jp', password: 'b' } });
    expect((await refusalOf(logIn)).status).toBe(429);
    expect(asked.length).toBe(2);
  });

  it('is left at once when the caller ends the call while it waits', async () => {
    const { fetch, asked } = serverOf(busy(503, '30'));
    const stop = new AbortController();
    const call = read(keyClient(fetch), { signal: stop.signal });
    const caught = expect(call).rejects.toThrow('enough');
    await vi.advanceTimersByTimeAsync(1000);
    stop.abort(new Error('enough'));
    await caught;
    expect([asked.length, vi.getTimerCount()]).toEqual([1, 0]);
  });
});

describe('a list', () => {
  it('is read to its end, page by page, and no further than it is asked for', async () => {
    const { fetch, asked } = serverOf(page([1, 2], 'next'), page([3], null));
    const rows: number[] = [];
    for await (const { id } of keyClient(fetch).all('/api/admin/project')) rows.push(id);
    expect(rows).toEqual([1, 2, 3]);
    expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?limit=200', '?limit=200&cursor=next']);

    const short = serverOf(page([1, 2], 'next'));
    for await (const _row of keyClient(short.fetch).all('/api/admin/project')) break;
    expect(short.asked.length).toBe(1);
  });
});

describe('a session', () => {
  const logIn = { email: 'mamekura@example.jp', password: 'Demo-2026!', projectID: 5 };
  const started = (token: string) => json(201, { token, id: token });
  const refused = (code: number) => json(401, { code });
  const userClient = (fetch: (request: Request) => Promise<Response>, session = {}) =>
    createClient({ baseUrl, fetch, session: { kind: 'user', logIn, ...session } });
  const self = (client: ReturnType<typeof userClient>) =>
    client.get('/api/user/my_page/section/{id}', { path: { id: 1 } });
  const tokens = (asked: readonly Request[]) => asked.map(({ headers }) => headers.get('x-session'));

  it('is begun by the first call, once for those that come together, and kept', async () => {
    const { fetch, asked } = serverOf(started('a'), json(200, {}), json(200, {}), json(200, {}));
    const client = userClient(fetch);
    await Promise.all([self(client), self(client)]);
    await self(client);
    expect(tokens(asked)).toEqual([null, 'a', 'a', 'a']);
    expect(await asked[0]?.json()).toEqual(logIn);
  });

  it('that has run out is begun anew, and the call is made again', async () => {
    const { fetch, asked } = serverOf(started('a'), refused(1007), started('b'), json(200, { id: 1 }));
    const { body } = await self(userClient(fetch));
    expect([body, tokens(asked)]).toEqual([{ id: 1 }, [null, 'a', null, 'b']]);
  });

  it('that was ended by a new password is not begun again', async () => {
    const { fetch, asked } = serverOf(started('a'), refused(1008));
    expect((await refusalOf(self(userClient(fetch)))).reason).toBe('SESSION_INVALIDATED');
    expect(asked.length).toBe(2);
  });

  it('of which only the token is known ends with it', async () => {
    const { fetch } = serverOf(refused(1007));
    const client = createClient({ baseUrl, fetch, session: { kind: 'user', token: 'a' } });
    expect((await refusalOf(self(client))).reason).toBe('SESSION_EXPIRED');
  });

  it('with a wrong password is tried once', async () => {
    const { fetch, asked } = serverOf(refused(1006));
    expect((await refusalOf(self(userClient(fetch)))).code).toBe(1006);
    expect(asked.length).toBe(1);
  });

  it('of an administrator with a second factor asks for its code', async () => {
    const awaited = json(201, { token: 'a', secondFactor: { step: 0, kinds: [0] } });
    const { fetch, asked } = serverOf(awaited, json(200, {}), page([], null));
    const oneTimeCode = async () => '123456';
    const session = {
      kind: 'admin',
      logIn: { email: logIn.email, password: logIn.password },
      oneTimeCode,
    } as const;
    await createClient({ baseUrl, fetch, session }).get('/api/admin/project');
    expect(asked.map(({ url, headers }) => [new URL(url).pathname, headers.get('x-admin-session')])).toEqual([
      ['/api/admin/session', null],
      ['/api/admin/session/second_factor/code', 'a'],
      ['/api/admin/project', 'a'],
    ]);
    expect(await asked[1]?.json()).toEqual({ code: '123456' });
  });

  it('is ended on the server, and begun anew by the next call', async () => {
    const ended = new Response(null, { status: 204 });
    const { fetch, asked } = serverOf(started('a'), json(200, {}), ended, started('b'), json(200, {}));
    const client = userClient(fetch);
    await self(client);
    await client.logOut();
    await self(client);
    expect(tokens(asked)).toEqual([null, 'a', 'a', null, 'b']);
  });

  it('that has ended by itself, or was not begun, is not begun to be ended', async () => {
    const over = json(401, { code: 1007 });
    const { fetch, asked } = serverOf(started('a'), json(200, {}), over);
    const client = userClient(fetch);
    await client.logOut();
    await self(client);
    await client.logOut();
    await client.logOut();
    expect(tokens(asked)).toEqual([null, 'a', 'a']);
  });
});

describe('a change of a record as it is now', () => {
  const record = (phone: string, etag: string) => json(200, { deskPhone: phone }, { etag });
  const place = { path: { id: 3 } };

  it('is made on what somebody else has left meanwhile', async () => {
    const outrun = json(412, { code: 1004 });
    const { fetch, asked } = serverOf(record('1', '"v1"'), outrun, record('2', '"v2"'), record('22', '"v3"'));
    const { etag } = await keyClient(fetch).update('/api/admin/project/{id}', place, ({ deskPhone }) => ({
      deskPhone: `${deskPhone}2`,
    }));
    expect(etag).toBe('"v3"');
    expect(asked.map(({ method, headers }) => [method, headers.get('if-match')])).toEqual([
      ['GET', null],
      ['PATCH', '"v1"'],
      ['GET', null],
      ['PATCH', '"v2"'],
    ]);
    expect(await asked[3]?.json()).toEqual({ deskPhone: '22' });
  });

  it('is none when there is nothing to change', async () => {
    const { fetch, asked } = serverOf(record('1', '"v1"'));
    await keyClient(fetch).update('/api/admin/project/{id}', place, () => null);
    expect(asked.length).toBe(1);
  });
});
