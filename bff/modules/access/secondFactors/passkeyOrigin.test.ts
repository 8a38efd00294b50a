import { describe, expect, it } from 'vitest';
import { originOfPasskey } from './passkeyOrigin.service.ts';

const config = { publicOrigin: 'https://hojo.example.jp', passkeyDomain: 'example.jp' };

const clientData = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
const of = (origin: unknown) => originOfPasskey(config, clientData({ origin }));

describe('the page that a passkey answers', () => {
  it('may be any host of the domain, by the scheme and on the port of the product', () => {
    expect(of('https://hojo.example.jp')).toBe('https://hojo.example.jp');
    expect(of('https://ing-r6.example.jp')).toBe('https://ing-r6.example.jp');
  });

  it.each([
    'https://evil-example.jp',
    'https://example.jp.evil.test',
    'http://ing-r6.example.jp',
    'https://ing-r6.example.jp:8443',
    'no address',
    17,
    null,
  ])('is the product’s own instead of %s', (origin) => {
    expect(of(origin)).toBe('https://hojo.example.jp');
  });

  it('is the product’s own for what is no client data at all', () => {
    expect(originOfPasskey(config, 'bm90IGpzb24')).toBe('https://hojo.example.jp');
    expect(originOfPasskey(config, clientData(null))).toBe('https://hojo.example.jp');
  });
});
