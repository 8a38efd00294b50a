import { expect, it } from 'vitest';
import { ApiError } from '#web/parts/api/errors.ts';
import { loginAdviceOf } from './loginFailure.ts';

const now = new Date('2026-11-20T05:00:10Z');

it('says when to try again after too many tries', () => {
  const locked = new ApiError({ status: 429, code: 1100, retryAfterSeconds: 870, detail: 'x' });
  expect(loginAdviceOf(locked, now)).toBe('15分後（14:14以降）に、もう一度お試しください。');
  const brief = new ApiError({ status: 429, code: 1100, retryAfterSeconds: 8 });
  expect(loginAdviceOf(brief, now)).toBe('8秒後に、もう一度お試しください。');
});

it('says what to do about a wrong pair, in its own words', () => {
  const refused = new ApiError({ status: 401, code: 1006, detail: 'ログインしてください' });
  expect(loginAdviceOf(refused, now)).toBe('メールアドレスとパスワードを確認して、もう一度お試しください。');
});

it('says what the server says about anything else', () => {
  const ended = new ApiError({ status: 403, code: 1000, detail: 'このアカウントは停止しています。' });
  expect(loginAdviceOf(ended, now)).toBe('このアカウントは停止しています。');
});

it('tells a broken connection from a fault', () => {
  expect(loginAdviceOf(new TypeError('Failed to fetch'), now)).toContain('サーバーにつながりません');
  expect(loginAdviceOf(new ApiError({ status: 502, code: null }), now)).toBe(
    '時間をおいて、もう一度お試しください。',
  );
});
