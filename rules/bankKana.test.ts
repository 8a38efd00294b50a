import { describe, expect, it } from 'vitest';
import {
  bankHolderOf,
  checkBankHolder,
  maskAccountNumber,
  normaliseAccountNumber,
  normaliseBankCode,
  normaliseBranchCode,
  toBankKana,
} from './bankKana.ts';
import { messageOf } from './messages.ts';

describe('toBankKana', () => {
  it.each([
    ['ウミカゼショクドウ（カ', 'ｳﾐｶｾﾞｼﾖｸﾄﾞｳ(ｶ'],
    ['ヴィーガン・キッチン', 'ｳﾞｲ-ｶﾞﾝ.ｷﾂﾁﾝ'],
    ['たぬきづか　けんた', 'ﾀﾇｷﾂﾞｶ ｹﾝﾀ'],
    ['ｷｭｳﾖ', 'ｷﾕｳﾖ'],
    ['ヲヰヱ', 'ｵｲｴ'],
    ['ａｂｃ－１２３', 'ABC-123'],
    ['パーク', 'ﾊﾟ-ｸ'],
    ['カ゛ハ゜か゛', 'ｶﾞﾊﾟｶﾞ'],
    ['ｶﾞ｢ﾐﾗｲ｣', 'ｶﾞ｢ﾐﾗｲ｣'],
    ['ミライ「シヨクドウ」，Ａ／Ｂ', 'ﾐﾗｲ｢ｼﾖｸﾄﾞｳ｣,A/B'],
  ])('%s is written %s', (name, expected) => {
    expect(toBankKana(name)).toBe(expected);
    expect(checkBankHolder(toBankKana(name))).toBeNull();
  });

  it('is stable: a converted name stays as it is', () => {
    expect(toBankKana(toBankKana('ヴィーガン・キッチン'))).toBe('ｳﾞｲ-ｶﾞﾝ.ｷﾂﾁﾝ');
  });
});

describe('checkBankHolder', () => {
  it('refuses kanji and names the letters', () => {
    const problem = checkBankHolder(toBankKana('豆クラ食堂'));
    expect(problem && messageOf(problem)).toBe(
      '口座名義に使えない文字「豆食堂」があります。通帳のカナ表記で入力してください',
    );
  });

  it('names a sign that no bank file takes', () => {
    expect(checkBankHolder(toBankKana('ア＆イ、ウ'))).toEqual({
      code: 'bankHolderLetters',
      params: { letters: '&、' },
    });
  });

  it('counts voiced marks: 30 letters pass, 31 do not', () => {
    expect(checkBankHolder(toBankKana('ガ'.repeat(15)))).toBeNull();
    expect(checkBankHolder(toBankKana(`${'ガ'.repeat(15)}ア`))).toEqual({ code: 'bankHolderLength' });
  });

  it('asks for a name where there is none', () => {
    expect(checkBankHolder('')).toEqual({ code: 'required' });
  });
});

describe('bankHolderOf', () => {
  it.each([
    ['カブシキガイシャミライショクドウ', 'ｶ)ﾐﾗｲｼﾖｸﾄﾞｳ'],
    ['ユウゲンガイシャウミカゼスシ', 'ﾕ)ｳﾐｶｾﾞｽｼ'],
    ['キタノコムギセイフンカブシキガイシャ', 'ｷﾀﾉｺﾑｷﾞｾｲﾌﾝ(ｶ'],
    ['ゴウドウガイシャソバドコロツキノ', 'ﾄﾞ)ｿﾊﾞﾄﾞｺﾛﾂｷﾉ'],
    ['ミホンノウギョウキョウドウクミアイ', 'ﾐﾎﾝﾉｳｷﾖｳ'],
    ['カブシキガイシャサクラベーカリー', 'ｶ)ｻｸﾗﾍﾞ-ｶﾘ-'],
    ['カブシキガイシャヒマワリキュウショクセンター', 'ｶ)ﾋﾏﾜﾘｷﾕｳｼﾖｸｾﾝﾀ-'],
    ['ミライカブシキガイシャトウキョウシテン', 'ﾐﾗｲ(ｶ)ﾄｳｷﾖｳｼﾃﾝ'],
    ['タヌキヅカ　ケンタ', 'ﾀﾇｷﾂﾞｶ ｹﾝﾀ'],
  ])('%s is %s', (kana, holder) => {
    expect(bankHolderOf(kana)).toBe(holder);
  });

  it('a name that stays too long after shortening is refused, not cut', () => {
    const holder = bankHolderOf('イッパンシャダンホウジンヤサシイガイショクスイシンキョウカイ');
    expect(holder).toBe('ｼﾔ)ﾔｻｼｲｶﾞｲｼﾖｸｽｲｼﾝｷﾖｳｶｲ');
    expect(checkBankHolder(holder)).toBeNull();
  });
});

describe('account numbers', () => {
  it('fills seven digits on the left', () => {
    expect(normaliseAccountNumber('１２３４５')).toBe('0012345');
    expect(normaliseAccountNumber('12345678')).toBeNull();
    expect(normaliseAccountNumber('12a')).toBeNull();
    expect(['0', '0000000'].map(normaliseAccountNumber)).toEqual([null, null]);
    expect(['-1', '－１', 'ー1', '123-4567'].map(normaliseAccountNumber)).toEqual([
      null,
      null,
      null,
      '1234567',
    ]);
  });

  it('takes bank codes of four and branch codes of three digits', () => {
    expect(normaliseBankCode('９９９１')).toBe('9991');
    expect(normaliseBankCode('999')).toBeNull();
    expect(normaliseBranchCode('001')).toBe('001');
    expect(normaliseBranchCode('1')).toBeNull();
  });

  it('shows only the last three digits to those without the right', () => {
    expect(maskAccountNumber('0012345')).toBe('****345');
  });
});
