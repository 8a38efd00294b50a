import { describe, expect, it, vi } from 'vitest';
import { successStatusOf } from './contract.ts';
import { createMockFetch, type MockHandlers } from './createMockFetch.ts';
import { broken, notFound, problem, reply } from './reply.ts';
import { adminUserHandlers, anInspector } from './scenarios/access/admins.ts';

const ask = (handlers: MockHandlers, path: string, init: RequestInit = {}) =>
  createMockFetch(handlers)(new Request(`http://mock.invalid/api/admin/${path}`, init));

const creation = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    type: 3,
    name: '検査 誠',
    email: 'inspector@example.jp',
    assignedPrefectures: [13],
  }),
};

describe('the mock contract', () => {
  it('answers a creation with 201, its place and its version', async () => {
    const response = await ask(adminUserHandlers, 'admin_user', creation);
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toBe('/api/admin/admin_user/4');
    expect(response.headers.get('etag')).toBe('"v2"');
  });

  it('refuses an operation without an answer by its name, and reports it', async () => {
    const report = vi.fn();
    const fetch = createMockFetch({ listAdminUsers: broken }, report);
    const refusal = fetch(new Request('http://mock.invalid/api/admin/admin_user/4'));
    await expect(refusal).rejects.toThrow('getAdminUser has no answer (get /api/admin/admin_user/4)');
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'MockFault' }));
  });

  it('refuses an address that the contract does not know', async () => {
    await expect(ask(adminUserHandlers, 'admin_users')).rejects.toThrow(
      'no operation get /api/admin/admin_users',
    );
  });

  it('refuses an answer whose body breaks the schema', async () => {
    const wrong = reply({ ...anInspector, name: '' });
    await expect(ask({ getAdminUser: wrong }, 'admin_user/4')).rejects.toThrow(/getAdminUser.*200: \/name/);
  });

  it('refuses an answer with a property that a closed schema lacks', async () => {
    const wrong = reply({ ...anInspector, nickname: 'まこと' });
    await expect(ask({ getAdminUser: wrong }, 'admin_user/4')).rejects.toThrow(
      /additionalProperty.*nickname/,
    );
  });

  it('refuses nothing where something is promised', async () => {
    const empty = () => reply<never>(new Blob([]));
    await expect(ask({ getAdminUser: empty }, 'admin_user/4')).rejects.toThrow('200: a body is missing');
  });

  it('refuses a status that the operation never has', async () => {
    const gone = problem({ status: 410, code: 1000, detail: 'ありません' });
    await expect(ask({ getAdminUser: gone }, 'admin_user/4')).rejects.toThrow('knows no status 410');
  });

  it('refuses an error code that does not go with its status', async () => {
    const wrong = problem({ status: 404, code: 1009, detail: 'ありません' });
    await expect(ask({ getAdminUser: wrong }, 'admin_user/4')).rejects.toThrow(/404: code 1009 is none of/);
  });

  it('lets a problem of the contract through', async () => {
    expect((await ask({ getAdminUser: notFound }, 'admin_user/4')).status).toBe(404);
  });

  it('refuses what a screen sends and the contract does not take', async () => {
    const body = JSON.stringify({ name: 3 });
    await expect(ask(adminUserHandlers, 'admin_user', { ...creation, body })).rejects.toThrow(/request: /);
  });

  it('knows the success of each operation', () => {
    expect([successStatusOf('listAdminUsers'), successStatusOf('deleteAdminUser')]).toEqual([200, 204]);
  });
});
