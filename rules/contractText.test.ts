import { expect, it } from 'vitest';
import { normaliseContractText } from './contractText.ts';

it.each([
  ['digits', '７９９９９０１０００００１', '7999901000001'],
  ['digits', '〒１００−０００１', '1000001'],
  ['digits', '+81 3-1234-0000', '0312340000'],
  ['digits', 'ｔ７９９９９０１０００００１', 'T7999901000001'],
  ['kana', 'みらいｼｮｸﾄﾞｳ', 'ミライショクドウ'],
  ['halfKana', 'カ）ミライ', 'ｶ)ﾐﾗｲ'],
  ['email', ' Tantou＠Example.JP ', 'tantou@example.jp'],
  ['text', ' 見積書.pdf　', '見積書.pdf'],
  ['email', '\u200Btantou@example.jp\u200B', 'tantou@example.jp'],
  ['kana', 'ケイ\u200Bタイ', 'ケイタイ'],
  [undefined, ' 霞が関1-2-1 ', ' 霞が関1-2-1 '],
  [undefined, '株式会社\u200Bゼロ幅', '株式会社ゼロ幅'],
])('a text that is normalised as %s: %j is %j', (normalize, typed, kept) => {
  expect(normaliseContractText(typed, { normalize })).toBe(kept);
});

it('numbers with parts keep the hyphen that their pattern has', () => {
  const voucher = { normalize: 'digits', pattern: '^[0-9]{1,3}(-[0-9]{1,2})?$' };
  expect(normaliseContractText('１８－１', voucher)).toBe('18-1');
});
