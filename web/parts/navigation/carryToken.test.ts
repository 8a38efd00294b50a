import { describe, expect, it } from 'vitest';
import { carryToken } from './carryToken.ts';

describe('the token of a password reset travels with internal links (spec 2)', () => {
  it.each([
    ['/user/3/login', '?token=abc', '/user/3/login?token=abc'],
    [
      '/user/3/login?return_url=%2Fuser%2F3#main',
      '?token=a%2Bb',
      '/user/3/login?return_url=%2Fuser%2F3&token=a%2Bb#main',
    ],
    ['/user/3?token=own', '?token=abc', '/user/3?token=own'],
    ['/user/3', '', '/user/3'],
    ['/user/3', '?token=', '/user/3'],
    ['https://public.example.jp/', '?token=abc', 'https://public.example.jp/'],
    ['//evil.example/', '?token=abc', '//evil.example/'],
    ['mailto:desk@example.jp', '?token=abc', 'mailto:desk@example.jp'],
    ['#main', '?token=abc', '#main'],
  ])('%s on %s → %s', (to, search, result) => {
    expect(carryToken(to, search)).toBe(result);
  });
});
