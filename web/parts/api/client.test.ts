import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { type Answer, type CallInit, createApi } from './client.ts';
import type { SessionContext } from './contexts.ts';
import type { components } from './generated/types.ts';

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json', ...headers },
  });

const apiAnswering = (answer: () => Response, tokens: Partial<Record<SessionContext, string>> = {}) => {
  const requests: Request[] = [];
  const onLogInNeeded = vi.fn();
  const api = createApi({
    baseUrl: 'https://tool.example.jp',
    fetch: async (request) => {
      requests.push(request);
      return answer();
    },
    tokenOf: (context) => tokens[context] ?? null,
    onLogInNeeded,
  });
  const sent = () => {
    const [request] = requests;
    if (request === undefined) throw new Error('nothing was sent');
    return request;
  };
  return { api, sent, requests, onLogInNeeded };
};

describe('a read', () => {
  it('fills the address, adds the session header and keeps the ETag', async () => {
    const { api, sent } = apiAnswering(() => json(200, { id: 5 }, { etag: '"v3"' }), {
      admin: 'a.s',
      user: 'u.s',
    });
    const answer = await api.read('/api/admin/my_page/{id}', { path: { id: 5 } });
    expect(answer).toEqual({ body: { id: 5 }, etag: '"v3"' });
    expect(sent().url).toBe('https://tool.example.jp/api/admin/my_page/5');
    expect(sent().headers.get('x-admin-session')).toBe('a.s');
    expect(sent().headers.get('x-session')).toBeNull();
    expect(sent().headers.get('x-requested-with')).toBeNull();
  });

  it('writes query parameters as the contract does', async () => {
    const { api, sent } = apiAnswering(() => json(200, { items: [] }), { admin: 'a.s' });
    await api.read('/api/admin/project', { query: { corporation_id: 7, limit: 50 } });
    expect(new URL(sent().url).search).toBe('?corporation_id=7&limit=50');
  });

  it('sends the administrator’s token too where he passes the applicant’s checks', async () => {
    const { api, sent } = apiAnswering(() => json(200, {}), {
      admin: 'a.s',
      applicationNoto: 'n.s',
      application: 'g.s',
    });
    await api.read('/api/application/noto/self', {});
    expect(sent().headers.get('x-admin-session')).toBe('a.s');
    expect(sent().headers.get('x-application-noto-session')).toBe('n.s');
    expect(sent().headers.get('x-application-session')).toBeNull();
  });

  it.each([
    [404, 1005],
    [403, 1000],
  ])('is null for HTTP %i with code %i', async (status, code) => {
    const { api, onLogInNeeded } = apiAnswering(() => json(status, { code }));
    expect(await api.read('/api/admin/my_page/{id}', { path: { id: 5 } })).toBeNull();
    expect(onLogInNeeded).not.toHaveBeenCalled();
  });

  it('tells that a log-in is needed, and of which context, on 401', async () => {
    const { api, onLogInNeeded } = apiAnswering(() => json(401, { code: 1007 }), { application: 'g.s' });
    await expect(api.read('/api/application/self', {})).rejects.toMatchObject({ status: 401, code: 1007 });
    expect(onLogInNeeded).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 1007 }),
      'application',
    );
  });

  it('fails on an answer that is not JSON, without a code', async () => {
    const { api } = apiAnswering(() => new Response('<html>', { status: 502 }));
    await expect(api.read('/api/admin/project', {})).rejects.toMatchObject({ status: 502, code: null });
  });

  it('lets a broken connection through', async () => {
    const { api } = apiAnswering(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(api.read('/api/admin/project', {})).rejects.toThrow('Failed to fetch');
  });
});

describe('a change', () => {
  it('sends body, If-Match and Idempotency-Key', async () => {
    const { api, sent } = apiAnswering(() => json(200, { id: 5 }, { etag: '"v4"' }), { admin: 'a.s' });
    const answer = await api.change(
      'patch',
      '/api/admin/my_page/{id}',
      { path: { id: 5 }, body: { priority: 1 } },
      { ifMatch: '"v3"', idempotencyKey: 'k-1' },
    );
    expect(answer.etag).toBe('"v4"');
    expect(sent().method).toBe('PATCH');
    expect(sent().headers.get('if-match')).toBe('"v3"');
    expect(sent().headers.get('idempotency-key')).toBe('k-1');
    expect(await sent().json()).toEqual({ priority: 1 });
  });

  it('answers null for 204', async () => {
    const { api } = apiAnswering(() => json(204, null));
    const { body } = await api.change('post', '/api/admin/session/invalidate', {});
    expect(body).toBeNull();
  });

  it('throws for NOT_FOUND: only reads have a null result', async () => {
    const { api } = apiAnswering(() => json(404, { code: 1005 }));
    await expect(
      api.change('delete', '/api/admin/corporation/{id}', { path: { id: 9 } }),
    ).rejects.toMatchObject({ code: 1005 });
  });

  it('keeps the user on the screen when a password was wrong', async () => {
    const { api, onLogInNeeded } = apiAnswering(() => json(401, { code: 1006 }), { admin: 'a.s' });
    const body = { currentPassword: 'x', newPassword: 'Demo-2026!' };
    await expect(
      api.change('put', '/api/admin/self/password', { body }, { kind: 'credentials' }),
    ).rejects.toMatchObject({ code: 1006 });
    expect(onLogInNeeded).not.toHaveBeenCalled();
  });
});

it('is typed by the contract', () => {
  const { api } = apiAnswering(() => json(200, {}));
  expectTypeOf(api.read<'/api/admin/session/{id}'>).returns.resolves.toEqualTypeOf<Answer<
    components['schemas']['AdminSession']
  > | null>();
  expectTypeOf<CallInit<'put', '/api/admin/self/password'>['body']>().toEqualTypeOf<
    components['schemas']['PasswordChange']
  >();
  expectTypeOf<CallInit<'get', '/api/admin/my_page/{id}'>['path']>().toEqualTypeOf<{ id: number }>();
  // @ts-expect-error the contract asks for an id
  const missing: CallInit<'get', '/api/admin/my_page/{id}'> = {};
  // @ts-expect-error no such address
  const unknown = () => api.read('/api/nowhere', {});
  expect([missing, typeof unknown]).toEqual([{}, 'function']);
});
