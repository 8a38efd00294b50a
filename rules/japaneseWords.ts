/** Japanese words that the rules read or write; sentences are in messages.ts. */

/** Eras from the newest, each with the first day it counts (inclusive). */
export const eras = [
  { name: '令和', letter: 'R', startsOn: '2019-05-01' },
  { name: '平成', letter: 'H', startsOn: '1989-01-08' },
  { name: '昭和', letter: 'S', startsOn: '1926-12-25' },
  { name: '大正', letter: 'T', startsOn: '1912-07-30' },
  { name: '明治', letter: 'M', startsOn: '1868-10-23' },
] as const;

export const firstYearWord = '元';
export const dateWords = { year: '年', month: '月', date: '日', hour: '時', minute: '分' } as const;

/** 1 to 9. */
export const kanjiDigits = '一二三四五六七八九';
/** What stands behind the number of a round in its name, and what makes it the number of something else. */
export const roundWords = { counters: '次回', others: '補正|産業' } as const;

/** Behind a telephone number: that it is the one of the switchboard. */
export const switchboardWords = '代表?';

/** Sunday first. */
export const weekdayWords = ['日', '月', '火', '水', '木', '金', '土'] as const;
/** What may follow the letter of a weekday. */
export const weekdaySuffix = '曜日?';

/** How JP Bank calls its branches: 018 is 〇一八, ゼロイチハチ. */
export const branchDigitNames = [...'〇一二三四五六七八九'] as const;
export const branchDigitKana = [
  ...['ゼロ', 'イチ', 'ニ', 'サン', 'ヨン', 'ゴ', 'ロク', 'ナナ', 'ハチ', 'キュウ'],
] as const;

/**
 * How banks shorten the legal form in an account holder's kana (domain 3 "Bank account").
 * `isBracketed`: written カ) at the head, (カ at the end, (カ) in the middle; business words stand bare.
 */
export const legalFormKana = [
  { kana: 'トクテイヒエイリカツドウホウジン', short: 'トクヒ', isBracketed: true },
  { kana: 'イッパンシャダンホウジン', short: 'シヤ', isBracketed: true },
  { kana: 'コウエキシャダンホウジン', short: 'シヤ', isBracketed: true },
  { kana: 'イッパンザイダンホウジン', short: 'ザイ', isBracketed: true },
  { kana: 'コウエキザイダンホウジン', short: 'ザイ', isBracketed: true },
  { kana: 'シャカイフクシホウジン', short: 'フク', isBracketed: true },
  { kana: 'ギョギョウキョウドウクミアイ', short: 'ギヨキヨウ', isBracketed: false },
  { kana: 'ノウギョウキョウドウクミアイ', short: 'ノウキヨウ', isBracketed: false },
  { kana: 'ジギョウキョウドウクミアイ', short: 'キヨウクミ', isBracketed: false },
  { kana: 'キョウドウクミアイ', short: 'キヨウクミ', isBracketed: false },
  { kana: 'ノウジクミアイホウジン', short: 'ノウ', isBracketed: true },
  { kana: 'シュウキョウホウジン', short: 'シユウ', isBracketed: true },
  { kana: 'ガッコウホウジン', short: 'ガク', isBracketed: true },
  { kana: 'イリョウホウジン', short: 'イ', isBracketed: true },
  { kana: 'カブシキガイシャ', short: 'カ', isBracketed: true },
  { kana: 'ユウゲンガイシャ', short: 'ユ', isBracketed: true },
  { kana: 'ゴウドウガイシャ', short: 'ド', isBracketed: true },
  { kana: 'ゴウメイガイシャ', short: 'メ', isBracketed: true },
  { kana: 'ゴウシガイシャ', short: 'シ', isBracketed: true },
] as const;

/** So many of a list are named in a sentence; of more, only how many there are. */
const NAMED = 3;

/** Names in a sentence: 見積書、発注書、納品書、ほか2件. */
export const namedInShort = (names: readonly string[]): string => {
  const rest = names.length - NAMED;
  return `${names.slice(0, NAMED).join('、')}${rest > 0 ? `、ほか${rest}件` : ''}`;
};
