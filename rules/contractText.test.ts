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

it.each([
  '発注書\u0085（冷凍）',
  '発注書\u2028（冷凍）',
  '発注書\v（冷凍）',
  '発注書\r\n（冷凍）',
  '発注書\u202E\n（冷凍）',
])('a title has one line, and is read as it is written: %j', (typed) => {
  expect(normaliseContractText(typed, { maxLength: 100 })).toBe('発注書 （冷凍）');
  expect(normaliseContractText(typed, { maxLength: 100, normalize: 'text' })).toBe('発注書 （冷凍）');
});

it('a text that may be long keeps its lines, and what has a form of its own is left to it', () => {
  expect(normaliseContractText('一\n二', { maxLength: 1000 })).toBe('一\n二');
  expect(normaliseContractText('pass\nword', { maxLength: 32, pattern: '^[ -~]+$' })).toBe('pass\nword');
});
