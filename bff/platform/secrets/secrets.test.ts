import { describe, expect, it } from 'vitest';
import { hashSecret, isSameSecret, newSecret } from './secrets.ts';

describe('secrets', () => {
  it('are 256 random bits, never the same twice', () => {
    const secrets = Array.from({ length: 100 }, newSecret);
    expect(new Set(secrets).size).toBe(100);
    expect(secrets.every((secret) => /^[A-Za-z0-9_-]{43}$/.test(secret))).toBe(true);
    expect(Buffer.from(secrets[0] ?? '', 'base64url')).toHaveLength(32);
  });

  it('are stored as their SHA-256 only', () => {
    expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('match their own hash only', () => {
    const secret = newSecret();
    expect(isSameSecret(secret, hashSecret(secret))).toBe(true);
    expect(isSameSecret(newSecret(), hashSecret(secret))).toBe(false);
    expect(isSameSecret(secret, '')).toBe(false);
    expect(isSameSecret(secret, 'not hex')).toBe(false);
  });
});
