import { describe, expect, it } from 'vitest';
import { CorporationCreateLimits, ProjectCreateLimits } from '#web/parts/api/generated/limits.ts';
import { cleaned, problemOf, validateLimits } from './limits.ts';

describe('problemOf', () => {
  it('asks for what is missing, and only where the contract requires it', () => {
    expect(problemOf('　', ProjectCreateLimits.name)).toBe('入力してください。');
    expect(problemOf('', ProjectCreateLimits.summary)).toBeUndefined();
  });

  it('counts characters as people do, not code units', () => {
    expect(problemOf('𠮷'.repeat(40), ProjectCreateLimits.shortName)).toBeUndefined();
    expect(problemOf('𠮷'.repeat(43), ProjectCreateLimits.shortName)).toBe(
      '40文字以内で入力してください。あと3文字減らしてください。',
    );
  });

  it('names both ends of a range', () => {
    expect(problemOf('2019', ProjectCreateLimits.fiscalYear)).toBe(
      '2020から2100までの数字を入力してください。',
    );
    expect(problemOf('二千', ProjectCreateLimits.fiscalYear)).toBe('数字で入力してください。');
    expect(problemOf('2026', ProjectCreateLimits.fiscalYear)).toBeUndefined();
  });

  it('accepts a telephone number with hyphens or full-width digits, as the server does', () => {
    expect(problemOf('０３－１２３４－００００', ProjectCreateLimits.deskPhone)).toBeUndefined();
    expect(problemOf('1234', ProjectCreateLimits.deskPhone)).toContain('0から始まる10桁か11桁');
  });

  it('takes hiragana and half-width kana for the katakana that the server makes of them', () => {
    expect(problemOf('みらい ｼｮｸﾄﾞｳ', CorporationCreateLimits.nameKana)).toBeUndefined();
  });

  it('says what a date, an e-mail address and kana look like', () => {
    expect(problemOf('あした', ProjectCreateLimits.completionDeadline)).toContain('2026/11/30');
    expect(problemOf('tantou', ProjectCreateLimits.deskEmail)).toContain('name@example.jp');
    expect(problemOf('未来', CorporationCreateLimits.nameKana)).toBe('全角カタカナで入力してください。');
    expect(problemOf('tantou@example', ProjectCreateLimits.deskEmail)).toContain('name@example.jp');
    expect(problemOf('2026-02-30', ProjectCreateLimits.completionDeadline)).toContain('2026/11/30');
  });
});

describe('cleaned', () => {
  it('leaves the separators of plain text alone', () => {
    expect(cleaned(' 霞が関1-2-1 ', {})).toBe('霞が関1-2-1');
    expect(cleaned('100-0001', CorporationCreateLimits.postalCode)).toBe('1000001');
    expect(cleaned(' Tantou@Example.JP ', ProjectCreateLimits.deskEmail)).toBe('tantou@example.jp');
  });
});

describe('validateLimits', () => {
  it('checks the fields of the form only, in their order', () => {
    const errors = validateLimits({ deskName: '', name: '' }, ProjectCreateLimits, [
      'name',
      'deskName',
      'isPublished',
    ]);
    expect(Object.keys(errors)).toEqual(['name', 'deskName', 'isPublished']);
    expect(validateLimits({ isPublished: false }, ProjectCreateLimits, ['isPublished'])).toEqual({});
  });
});
