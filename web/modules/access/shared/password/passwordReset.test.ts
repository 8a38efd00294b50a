import { describe, expect, it } from 'vitest';
import { createApi } from '#web/parts/api/client.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import type { LoginTarget } from '../logIn/logIn.ts';
import { validateNewPassword } from './newPassword.ts';
import {
  linkProblemOf,
  passwordProblemOf,
  sendResetMail,
  spendResetToken,
  verifyResetToken,
} from './passwordReset.ts';

const recording = (answer: () => Response) => {
  const addresses: string[] = [];
  const api = createApi({
    baseUrl: 'https://tool.example.jp',
    fetch: async (request) => {
      addresses.push(new URL(request.url).pathname);
      return answer();
    },
    tokenOf: () => null,
    onLogInNeeded: () => {},
  });
  return { api, addresses };
};

const TARGETS: [LoginTarget, string][] = [
  [{ context: 'admin' }, '/api/admin/password/reset_token'],
  [{ context: 'user', projectId: 3 }, '/api/user/project/3/password/reset_token'],
  [{ context: 'application', projectId: 3 }, '/api/application/project/3/password/reset_token'],
  [
    { context: 'applicationIngredient', projectId: 3 },
    '/api/application/ingredient/project/3/password/reset_token',
  ],
  [{ context: 'applicationNoto', projectId: 3 }, '/api/application/noto/project/3/password/reset_token'],
  [
    { context: 'applicationInclusive', projectId: 3 },
    '/api/application/inclusive/project/3/password/reset_token',
  ],
];

describe('a password reset asks, verifies and uses at the addresses of its context (spec 7)', () => {
  it.each(TARGETS)('%j → %s', async (target, base) => {
    const silent = recording(() => new Response(null, { status: 204 }));
    await sendResetMail(silent.api, target, 'a@example.jp');
    await spendResetToken(silent.api, target, 'rst', 'Demo-2027!');
    expect(silent.addresses).toEqual([`${base}/send`, `${base}/use`]);

    const state = { email: 'a*****@example.jp', expiresAt: '2026-11-20T06:00:00Z' };
    const telling = recording(() => Response.json(state));
    expect(await verifyResetToken(telling.api, target, 'rst')).toEqual(state);
    expect(telling.addresses).toEqual([`${base}/verify`]);
  });
});

describe('what a refusal is about', () => {
  const refused = (status: number, code: 1004 | 1005 | 1199, pointer?: string) =>
    new ApiError({
      status,
      code,
      detail: '説明',
      errors: pointer ? [{ pointer, code, message: '理由' }] : [],
    });

  it('a link that is expired, used or unknown', () => {
    expect(linkProblemOf(refused(400, 1004, '/token'))).toBe('理由');
    expect(linkProblemOf(refused(404, 1005))).toBe('説明');
    expect(passwordProblemOf(refused(400, 1004, '/token'))).toBeNull();
  });

  it('the password itself', () => {
    expect(passwordProblemOf(refused(400, 1004, '/password'))).toBe('理由');
    expect(linkProblemOf(refused(400, 1004, '/password'))).toBeNull();
  });

  it('neither', () => {
    expect(linkProblemOf(refused(500, 1199))).toBeNull();
    expect(linkProblemOf(new TypeError('Failed to fetch'))).toBeNull();
  });
});

describe('the rules of a new password (spec 5)', () => {
  it.each([
    ['', '', '入力してください', undefined],
    ['パスワード12', 'パスワード12', '半角で入力してください', undefined],
    ['Demo-20', 'Demo-20', '8文字以上で入力してください', undefined],
    ['Demo-2026', 'Demo-2026', undefined, undefined],
    ['a'.repeat(32), 'a'.repeat(32), undefined, undefined],
    ['a'.repeat(33), 'a'.repeat(33), '32文字以内で入力してください', undefined],
    ['Demo-2026', 'Demo-2027', undefined, 'パスワードが一致しません'],
  ])('%j / %j', (password, confirmation, passwordError, confirmationError) => {
    expect(validateNewPassword({ password, confirmation })).toEqual({
      password: passwordError,
      confirmation: confirmationError,
    });
  });
});
