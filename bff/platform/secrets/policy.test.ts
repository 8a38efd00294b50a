import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './commonPasswords.ts';
import { checkPasswordPolicy } from './policy.ts';

describe('checkPasswordPolicy', () => {
  it.each([
    ['', 'tooShort'],
    ['パスワード12', 'notAscii'],
    ['tab\there-now', 'notAscii'],
    ['kF3-xQ9', 'tooShort'],
    [`${'kF3-xQ9z'.repeat(4)}a`, 'tooLong'],
  ])('%j: %s', (password, problem) => {
    expect(checkPasswordPolicy(password)).toBe(problem);
  });

  it.each([
    'kF3-xQ9z',
    'Demo-2026!',
    ' leading and trailing ',
    'correct horse battery staple',
    'kF3-xQ9z'.repeat(4),
  ])('%j is accepted as typed', (password) => {
    expect(checkPasswordPolicy(password)).toBeNull();
  });

  it('asks for no mixture of kinds of characters', () => {
    expect(checkPasswordPolicy('vbnkwrtpoe')).toBeNull();
  });

  it.each([
    ['hanako.jimu-99', 'hanako.jimu@example.jp'],
    ['HanakoJimu!x', 'hanako.jimu@example.jp'],
    ['info2026', 'info@example.jp'],
    ['cs@example.jp', 'cs@example.jp'],
    ['CS@Example.jp1', 'cs@example.jp'],
    ['mypage2026', undefined],
    ['JMAC-jmac1', undefined],
  ])('%s is refused for %s: it holds the address or the service', (password, email) => {
    expect(checkPasswordPolicy(password, { email })).toBe('tooCommon');
  });

  it('a short local part inside a longer password is no context', () => {
    expect(checkPasswordPolicy('capital-river-9', { email: 'it@example.jp' })).toBeNull();
  });
});

describe('isCommonPassword', () => {
  it.each(
    `12345678 123456789 1234567890 password password1 password123 qwertyuiop qwerty123 1q2w3e4r 1qaz2wsx iloveyou
    11111111 00000000 88888888 12341234 11223344 87654321 abcd1234 abc12345 sunshine princess football baseball
    superman trustno1 starwars whatever computer michelle jennifer corvette mercedes q1w2e3r4 zaq12wsx 1qazxsw2
    qazwsxedc asdfghjkl asdf1234 1234qwer qwer1234 zxcvbnm123 p@ssw0rd P@ssword1 Passw0rd! pa55word letmein1
    welcome1 Welcome123 admin123 administrator changeme monkey123 dragon123 master123 shadow12 football1 charlie1
    michael1 jordan23 liverpool1 chelsea1 arsenal1 19850412 20010101 01012000 sakura2024 himawari doraemon
    takahashi yamamoto1 pikachu1 Tokyo2020! arashi1999 nintendo hellohello love1234 lovelove 147258369 159357159357
    passwordpassword qwerty12345 !QAZ2wsx test1234 testtest user1234 guest123 secret123 summer2024! Winter2026
    blink182 rush2112 access14 bond007! aaaa1111 a1b2c3d4 66666666 987654321 abcdefgh asdfasdf`.split(/\s+/),
  )('%s is common', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each([
    'kF3-xQ9z',
    'Demo-2026!',
    'mizuumi no kajitsu',
    'tr0ub4dor&3x',
    'zephyr-quilt-84',
    'ohirune-daisuki7',
  ])('%s is not', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('knows the published list: more than 3,000 that nothing else would refuse', () => {
    for (const password of ['jonathan', 'Liverpool', 'redskins', 'Caroline', 'svetlana', '4815162342'])
      expect(isCommonPassword(password)).toBe(true);
    const lines = readFileSync(join(import.meta.dirname, 'publishedPasswords.txt'), 'utf8').split('\n');
    const listed = lines.filter((line) => line !== '' && !line.startsWith('# '));
    expect(listed.length).toBe(10_000);
    expect(listed.every((password) => /^[\x20-\x7E]{8,32}$/.test(password))).toBe(true);
    expect(listed.every(isCommonPassword)).toBe(true);
  });
});
