import { describe, expect, it } from 'vitest';
import {
  isEmail,
  isMobile,
  isPhone,
  isPostalCode,
  normaliseEmail,
  normalisePhone,
  normalisePostalCode,
} from './contact.ts';
import { formatPhone, formatPostalCode } from './contactFormat.ts';

describe('postal code', () => {
  it.each(['〒１００－０００１', '100-0001', '1000001', ' 〒100‐0001 '])(
    '%s is stored as 1000001',
    (typed) => {
      expect(normalisePostalCode(typed)).toBe('1000001');
    },
  );

  it('has seven digits and is shown with a hyphen', () => {
    expect(isPostalCode('1000001')).toBe(true);
    expect(isPostalCode('100000')).toBe(false);
    expect(formatPostalCode('1000001')).toBe('100-0001');
  });
});

describe('phone', () => {
  it.each([
    ['０３（１２３４）００００', '03-1234-0000'],
    ['+81-90-1234-0000', '090-1234-0000'],
    ['0120000000', '0120-000-000'],
    ['0570 000 000', '0570-000-000'],
    ['050ー1234ー0000', '050-1234-0000'],
    ['0800-000-0000', '0800-000-0000'],
    ['0452340000', '045-234-0000'],
    ['060-1234-5678', '060-1234-5678'],
    ['06-1234-5678', '06-1234-5678'],
    ['020-4123-0000', '020-4123-0000'],
    ['03-1234-5678（代）', '03-1234-5678'],
    ['03-1234-5678 (代表)', '03-1234-5678'],
    ['+81-(0)90-1234-0000', '090-1234-0000'],
  ])('%s is shown as %s', (typed, shown) => {
    const digits = normalisePhone(typed);
    expect(isPhone(digits)).toBe(true);
    expect(formatPhone(digits)).toBe(shown);
  });

  it('stays without hyphens where the split is not known', () => {
    expect(formatPhone('0263340000')).toBe('0263340000');
  });

  it.each(['110', '0012345678', '031234567', '090123456789', '080012345678', '03123456内線12'])(
    '%s is refused',
    (digits) => {
      expect(isPhone(digits)).toBe(false);
    },
  );
});

it.each(['06012345678', '07012345678', '08012345678', '09012345678'])('%s is a mobile number', (digits) => {
  expect(isMobile(digits)).toBe(true);
});

it.each(['05012345678', '0612345678', '08001234567890'])('%s is no mobile number', (digits) => {
  expect(isMobile(digits)).toBe(false);
});

describe('e-mail', () => {
  it('is stored in lower case and half width', () => {
    expect(normaliseEmail(' Ｔａｒｏ@Example.JP ')).toBe('taro@example.jp');
  });

  it.each([
    'taro@example.jp',
    'a+b.c@sub.example.co.jp',
    'ab..c@docomo.example.jp',
    '.abc.@docomo.example.jp',
    'info@example.xn--q9jyb4c',
  ])('%s is accepted', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  it.each(['taro', 'taro@', '@example.jp', 'a b@example.jp', 'a@example', 'a@-x.jp', 'a@x.jp\nBcc: b@y.jp'])(
    '%s is refused',
    (address) => {
      expect(isEmail(address)).toBe(false);
    },
  );
});
