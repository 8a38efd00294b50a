/** The spreadsheet of the company: 18 deals, of which three have a wrong date. */
const HEADINGS = [
  '経費区分',
  '内容',
  '支払先',
  '振込先口座名義',
  '見積日',
  '発注日',
  '納品日',
  '検収日',
  '請求日',
  '支払日',
  '支払額（税込）',
  '支払額（税抜）',
];

type Kind = { readonly category: string; readonly yen: number; readonly last: number };

/** Together what the changed plan allows: 4,100,000, 3,600,000 and 400,000 yen. */
const kinds: readonly Kind[] = [
  { category: '建物費', yen: 700_000, last: 600_000 },
  { category: '機械装置・システム構築費', yen: 600_000, last: 600_000 },
  { category: '研修費', yen: 50_000, last: 150_000 },
];

const OF_EACH = 6;

/** By the number of the deal. */
const wrong: { readonly [number: number]: { readonly [heading: string]: string } } = {
  3: { 発注日: 'R8.11.10' },
  9: { 検収日: '2027/6/10' },
  15: { 支払日: '2027/7/15' },
};

const rowOf = ({ category, yen, last }: Kind, index: number, number: number): string[] => {
  const amount = index === OF_EACH - 1 ? last : yen;
  const cells: { readonly [heading: string]: string } = {
    経費区分: category,
    内容: `${category}${index + 1}`,
    支払先: `株式会社みほん${number}号`,
    振込先口座名義: `カ）ミホン${number}ゴウ`,
    見積日: '2026/11/25',
    発注日: '2026/12/1',
    納品日: '2027/7/1',
    検収日: '2027/7/5',
    請求日: '2027/7/20',
    // After the round's own last day, within the one that was extended for this undertaking.
    支払日: '2027/7/30',
    '支払額（税込）': `${Math.round(amount * 1.1).toLocaleString('ja-JP')}円`,
    '支払額（税抜）': String(amount),
    ...wrong[number],
  };
  return HEADINGS.map((heading) => cells[heading] ?? '');
};

/** As it comes out of a spreadsheet's clipboard. */
export const copiedTable = [
  HEADINGS,
  ...kinds.flatMap((kind, group) =>
    Array.from({ length: OF_EACH }, (_, index) => rowOf(kind, index, group * OF_EACH + index + 1)),
  ),
]
  .map((cells) => cells.join('\t'))
  .join('\n');
