import { expect, it } from 'vitest';
import { loggedPath } from './loggedPath.ts';

it.each([
  ['/api/admin/mail?q=hanako%40example.jp', '/api/admin/mail'],
  ['/api/calendar/q0Jx3y8mQm2oG7m1kqv2b7Yb3M4y5x6z7A8B9C0D1E2', '/api/calendar/***'],
  ['//api/Calendar/secret?x=1', '//api/Calendar/***'],
  ['/api/calendar/secret/more', '/api/calendar/***'],
  ['/api/admin/calendar/address', '/api/admin/calendar/address'],
])('the log has %s as %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});
