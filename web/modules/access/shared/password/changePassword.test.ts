import { describe, expect, it } from 'vitest';
import { createApi } from '#web/parts/api/client.ts';
import { SESSION_CONTEXTS } from '#web/parts/api/contexts.ts';
import { changePassword } from './changePassword.ts';

const passwords = { currentPassword: 'Demo-2026!', newPassword: 'Demo-2027!' };

const apiAnswering = (response: () => Response) => {
  const addresses: string[] = [];
  const api = createApi({
    baseUrl: 'https://tool.example.jp',
    fetch: async (request) => {
      addresses.push(`${request.method} ${new URL(request.url).pathname}`);
      return response();
    },
    tokenOf: () => 'id.secret',
    onLogInNeeded: () => {},
  });
  return { api, addresses };
};

describe('changing one’s password (spec 4, 7)', () => {
  it('calls the address of the context', async () => {
    const { api, addresses } = apiAnswering(() => new Response(null, { status: 204 }));
    for (const context of SESSION_CONTEXTS)
      expect(await changePassword(api, context, passwords)).toBe('done');
    expect(addresses).toEqual([
      'PUT /api/admin/self/password',
      'PUT /api/user/self/password',
      'PUT /api/application/ingredient/self/password',
      'PUT /api/application/noto/self/password',
      'PUT /api/application/inclusive/self/password',
      'PUT /api/application/self/password',
    ]);
  });

  it.each([
    [401, 1006, 'unauthorized'],
    [400, 1004, 'error'],
    [429, 1100, 'error'],
    [500, 1199, 'error'],
  ])('HTTP %i with code %i → %s', async (status, code, result) => {
    const { api } = apiAnswering(() => Response.json({ code }, { status }));
    expect(await changePassword(api, 'admin', passwords)).toBe(result);
  });

  it('hands on why the new password is refused', async () => {
    const message = '推測されやすいパスワードは使えません。';
    const errors = [{ pointer: '/newPassword', code: 1004, message }];
    const { api } = apiAnswering(() => Response.json({ code: 1004, errors }, { status: 400 }));
    expect(await changePassword(api, 'user', passwords)).toEqual({ newPassword: message });
  });

  it('is an error when the connection is lost', async () => {
    const { api } = apiAnswering(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await changePassword(api, 'user', passwords)).toBe('error');
  });
});
