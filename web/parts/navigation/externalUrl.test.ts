import { describe, expect, it } from 'vitest';
import { assertOwnUrl } from './externalUrl.ts';

const BASE = 'https://ing-r6.tool.example.jp/user/3';
const OWN = ['ing-r6.tool.example.jp', 'public.example.jp'];
const MESSAGE = 'Redirect to external URL which not allowed';

describe('a redirect leaves the site only for the product’s own domains (spec 2)', () => {
  it.each([
    ['/admin/login', 'https://ing-r6.tool.example.jp/admin/login'],
    ['https://public.example.jp/', 'https://public.example.jp/'],
    ['https://www.public.example.jp/news', 'https://www.public.example.jp/news'],
  ])('allows %s', (href, result) => {
    expect(assertOwnUrl(href, BASE, OWN).href).toBe(result);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    'https://public.example.jp.evil.example/',
    'https://evilpublic.example.jp/',
    'https://public.example.jp@evil.example/',
    'https://user@public.example.jp/',
    'javascript:alert(1)',
    'ftp://public.example.jp/',
    'https://[bad',
  ])('refuses %s', (href) => {
    expect(() => assertOwnUrl(href, BASE, OWN)).toThrow(MESSAGE);
  });

  it('treats an empty own domain as no domain', () => {
    expect(() => assertOwnUrl('https://evil.example/', BASE, [''])).toThrow(MESSAGE);
  });
});
