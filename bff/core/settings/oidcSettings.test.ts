import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readOidcSettings } from './oidcSettings.ts';

const folder = mkdtempSync(join(tmpdir(), 'hojo-oidc-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ORIGIN = 'https://tool.example.jp';

const provider = {
  key: 'sso',
  label: '組織アカウント',
  issuer: 'https://sso.example.jp',
  clientId: 'hojo',
  for: ['admin'],
};

const written = (name: string, content: string): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

const read = (content: unknown, env: NodeJS.ProcessEnv = {}) =>
  readOidcSettings({ OIDC_FILE: written('oidc.json', JSON.stringify(content)), ...env }, ORIGIN);

describe('without OIDC_FILE', () => {
  it('there is no provider, and everybody has a password', () => {
    expect(readOidcSettings({}, `${ORIGIN}/`)).toEqual({
      providers: [],
      origins: [ORIGIN],
      hasPasswords: { admin: true, user: true },
    });
  });
});

describe('the file of the providers', () => {
  it('says what is usual by itself', () => {
    const { providers, origins, hasPasswords } = read({ providers: [provider] });
    expect([origins, hasPasswords]).toEqual([[ORIGIN], { admin: true, user: true }]);
    expect(providers).toEqual([
      {
        key: 'sso',
        label: '組織アカウント',
        issuer: 'https://sso.example.jp',
        clientId: 'hojo',
        clientSecret: undefined,
        isForAdmins: true,
        isForUsers: false,
        scope: 'openid email',
        emailClaim: 'email',
        verifiedClaim: 'email_verified',
        strongMethods: [],
        strongContexts: [],
        timeoutSeconds: 5,
      },
    ]);
  });

  it('may keep the secret in a file of its own', () => {
    const clientSecretFile = written('secret', 'of the client\n');
    expect(read({ providers: [{ ...provider, clientSecretFile }] }).providers[0]?.clientSecret).toBe(
      'of the client',
    );
  });

  it.each<[string, object, RegExp]>([
    ['an unknown line', { providers: [{ ...provider, secret: 'x' }] }, /additional properties/],
    ['no provider', { providers: [] }, /fewer than 1/],
    ['a key twice', { providers: [provider, provider] }, /key twice/],
    ['a scope without openid', { providers: [{ ...provider, scope: 'email' }] }, /scope/],
    ['an origin with a path', { origins: [`${ORIGIN}/a`], providers: [provider] }, /origins/],
    [
      'no way in for administrators',
      { passwords: { admin: false }, providers: [{ ...provider, for: ['user'] }] },
      /administrators/,
    ],
    ['no way in for users', { passwords: { user: false }, providers: [provider] }, /users/],
    [
      'two secrets',
      { providers: [{ ...provider, clientSecret: 'a', clientSecretFile: 'b' }] },
      /two secrets/,
    ],
    [
      'a secret that is not there',
      { providers: [{ ...provider, clientSecretFile: 'nowhere' }] },
      /cannot be read/,
    ],
  ])('is refused with %s', (_what, content, message) => {
    expect(() => read(content)).toThrow(message);
  });

  it('is refused where it is no JSON, without a word of what stands in it', () => {
    const file = written('broken.json', '{ "clientSecret": "very secret" ');
    expect(() => readOidcSettings({ OIDC_FILE: file }, ORIGIN)).toThrow(/^OIDC_FILE must be JSON$/);
  });

  it('names https addresses in production', () => {
    const open = { providers: [{ ...provider, issuer: 'http://sso.example.jp' }] };
    expect(read(open).providers).toHaveLength(1);
    expect(() => read(open, { NODE_ENV: 'production' })).toThrow(/https/);
  });
});
