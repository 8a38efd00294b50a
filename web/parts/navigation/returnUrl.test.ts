import { describe, expect, it } from 'vitest';
import { safeReturnUrl } from './returnUrl.ts';

const HONOURED = [
  '/',
  '/admin',
  '/admin/project?page=2&sort=-name',
  '/user/3/section/41#finding-2',
  '/application/project/7',
  '/user/3?q=%E8%B1%86',
  '/user/3?next=https://evil.example/',
  '/user/3?next=//evil.example',
  '/a:b@c',
  '/user/login-help',
];

const REFUSED = [
  '',
  ' ',
  'admin',
  '.',
  '../admin',
  'https://evil.example/',
  'HTTPS://evil.example/',
  'http:evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@example.jp',
  'blob:https://evil.example/1',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/user\\..\\..\\evil',
  '/\t/evil.example',
  '\t//evil.example',
  '/\n/evil.example',
  '/\r\nSet-Cookie: a=b',
  '/\u0000/evil.example',
  '/\u007f/evil.example',
  ' /admin',
  '/admin ',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/%0d%0aLocation:%20x',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/a/../b',
  '/／evil.example',
  '/\u2028/evil.example',
  '？//evil.example',
  '@evil.example',
  ':80/admin',
  '?return_url=/admin',
  '#/admin',
  '/admin/login',
  '/user/3/login?return_url=/user/3/login',
  '/application/project/3/login',
];

describe('return_url is honoured only if it starts with one / and stays here (spec 2)', () => {
  it.each(HONOURED)('follows %j', (value) => {
    expect(safeReturnUrl(value)).toBe(value);
  });

  it.each(REFUSED)('refuses %j', (value) => {
    expect(safeReturnUrl(value)).toBeNull();
  });

  it('refuses an absent parameter', () => {
    expect(safeReturnUrl(null)).toBeNull();
  });
});
