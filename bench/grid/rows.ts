/** What the three grids show: applications as an office keeps them, twenty columns wide, the same each time. */
export type GridRow = {
  readonly id: number;
  readonly code: string;
  readonly company: string;
  readonly cells: readonly (string | number)[];
};

export type GridField = {
  readonly id: string;
  readonly header: string;
  readonly isNumeric: boolean;
  readonly widthPx: number;
  readonly valueIn: (row: GridRow) => string | number;
  readonly textIn: (row: GridRow) => string;
};

const NAMES = [
  '豆くら',
  '海風すし',
  '瀬戸内フーズ',
  '北のこむぎ製粉',
  '山の湯旅館',
  '青葉精機',
  '港町水産',
  '千本松造園',
];
const FORMS = ['株式会社', '有限会社', '合同会社'];
const PEOPLE = ['佐藤 一郎', '鈴木 花子', '高橋 健', '田中 美咲', '伊藤 誠', '渡辺 由美'];
const PLACES = [
  '北海道',
  '宮城県',
  '東京都',
  '神奈川県',
  '愛知県',
  '京都府',
  '大阪府',
  '広島県',
  '福岡県',
  '沖縄県',
];
const TRADES = ['食料品製造業', '宿泊業', '飲食店', '機械器具小売業', '水産養殖業', '印刷・同関連業'];
const PLANS = [
  '急速冷凍設備の導入による廃棄の削減',
  '予約と会計の一元化',
  '省エネルギー型乾燥機への更新',
  '遠隔地への販路の開拓',
];
const STATES = ['審査中', '差戻し', '採択', '不採択', '補欠', '取下げ'];

/** A number that looks like chance and is none. */
const mixed = (index: number, salt: number): number => ((index + 1) * 7919 * (salt + 3)) % 100_003;

const pick = (words: readonly string[], index: number, salt: number): string =>
  words[mixed(index, salt) % words.length] ?? '';

const dayOf = (number: number): string =>
  `2026/${String(1 + (number % 12)).padStart(2, '0')}/${String(1 + (number % 28)).padStart(2, '0')}`;

type Made = readonly [id: string, header: string, widthPx: number, make: (index: number) => string | number];

/** Behind the code and the company. */
const MADE: readonly Made[] = [
  ['amount', '補助金申請額', 130, (index) => mixed(index, 10) * 500],
  ['person', '代表者', 110, (index) => pick(PEOPLE, index, 1)],
  ['place', '都道府県', 100, (index) => pick(PLACES, index, 2)],
  ['trade', '業種', 140, (index) => pick(TRADES, index, 3)],
  ['plan', '事業計画名', 300, (index) => pick(PLANS, index, 4)],
  ['state', '状態', 90, (index) => pick(STATES, index, 5)],
  ['clerk', '担当者', 110, (index) => pick(PEOPLE, index, 6)],
  ['openedOn', '申請日', 110, (index) => dayOf(mixed(index, 7))],
  ['dueOn', '期限', 110, (index) => dayOf(mixed(index, 8))],
  ['cost', '補助対象経費', 130, (index) => mixed(index, 9) * 1000],
  ['granted', '交付決定額', 130, (index) => mixed(index, 11) * 500],
  ['settled', '確定額', 130, (index) => mixed(index, 12) * 500],
  ['paid', '支払額', 130, (index) => mixed(index, 13) * 500],
  ['capital', '資本金', 130, (index) => mixed(index, 14) * 10_000],
  ['employees', '従業員数', 100, (index) => mixed(index, 15) % 300],
  ['number', '法人番号', 140, (index) => String(1_000_000_000_000 + mixed(index, 16) * 77)],
  ['mail', 'メール', 220, (index) => `tanto${index + 1}@example.jp`],
  ['updatedOn', '更新日', 110, (index) => dayOf(mixed(index, 17))],
];

const count = new Intl.NumberFormat('ja-JP');

const fieldOf = ([id, header, widthPx, make]: Made, at: number): GridField => {
  const isNumeric = typeof make(0) === 'number';
  const valueIn = (row: GridRow) => row.cells[at] ?? '';
  return {
    id,
    header,
    widthPx,
    isNumeric,
    valueIn,
    textIn: (row) => (isNumeric ? count.format(Number(valueIn(row))) : String(valueIn(row))),
  };
};

const codeOf = ({ code }: GridRow): string => code;
const companyOf = ({ company }: GridRow): string => company;
const TEXT = { isNumeric: false } as const;

export const FIELDS: readonly GridField[] = [
  { ...TEXT, id: 'code', header: '受付番号', widthPx: 110, valueIn: codeOf, textIn: codeOf },
  { ...TEXT, id: 'company', header: '企業名', widthPx: 220, valueIn: companyOf, textIn: companyOf },
  ...MADE.map(fieldOf),
];

export const rowsOf = (size: number): GridRow[] =>
  Array.from({ length: size }, (_, index) => ({
    id: index + 1,
    code: `R7-${String(index + 1).padStart(5, '0')}`,
    company: `${pick(FORMS, index, 20)}${pick(NAMES, index, 21)} 第${index + 1}工場`,
    cells: MADE.map(([, , , make]) => make(index)),
  }));

/** The column that the measuring sorts by, and the part of a name that it looks for. */
export const SORT_FIELD = 'amount';
export const NAME_PART = '水産 第7';

export const sortedBy = (rows: readonly GridRow[], field: GridField): GridRow[] =>
  rows.toSorted((a, b) => Number(field.valueIn(a)) - Number(field.valueIn(b)));

export const withName = (rows: readonly GridRow[], part: string): readonly GridRow[] =>
  part === '' ? rows : rows.filter(({ company }) => company.includes(part));
