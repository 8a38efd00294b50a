import type { Content } from './files.ts';
import { A4, type Mark, type Page, pdf, widthOf } from './pdf.ts';

/** A business paper: an order, a report, a notice. All texts as they are printed. */
export type Paper = {
  readonly title: string;
  /** Right above, for example the number of an order. */
  readonly number?: string;
  readonly dated: string;
  readonly to: string;
  readonly from: readonly string[];
  readonly lead: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly items?: readonly Item[];
  readonly note?: string;
  /** A second page: title and rows. */
  readonly annex?: { readonly title: string; readonly rows: readonly (readonly [string, string])[] };
};

export type Item = { readonly name: string; readonly quantity: string; readonly amount: number };

const LEFT = 54;
const RIGHT = 541;
const SIZE = 10.5;
const ROW = 27;
const INDENT = 8;

/** Where the date of a paper stands, as fractions of the page: findings point at it. */
export const DATE_AREA = { x: 0.752, y: 0.086, width: 0.165, height: 0.03 } as const;

const text = (
  x: number,
  y: number,
  value: string,
  rest: { size?: number; align?: 'left' | 'right' | 'center' } = {},
): Mark => ({
  kind: 'text',
  x,
  y,
  text: value,
  size: SIZE,
  ...rest,
});

const line = (x1: number, y1: number, x2: number, y2: number): Mark => ({
  kind: 'line',
  from: [x1, y1],
  to: [x2, y2],
});

/** Rows of cells with borders; the first column of `heads` is shaded. */
const grid = (top: number, columns: readonly number[], rowCount: number): Mark[] => {
  const bottom = top + rowCount * ROW;
  return [
    ...Array.from({ length: rowCount + 1 }, (_unused, index) =>
      line(LEFT, top + index * ROW, RIGHT, top + index * ROW),
    ),
    ...[LEFT, ...columns, RIGHT].map((x) => line(x, top, x, bottom)),
  ];
};

const factTable = (top: number, rows: Paper['facts']): Mark[] => {
  const split = LEFT + 112;
  return [
    { kind: 'fill', x: LEFT, y: top, width: split - LEFT, height: rows.length * ROW },
    ...grid(top, [split], rows.length),
    ...rows.flatMap(([label, value], index) => [
      text((LEFT + split) / 2, top + index * ROW + 18, label, { align: 'center' }),
      text(split + INDENT, top + index * ROW + 18, value),
    ]),
  ];
};

const TAX_PERCENT = 10;
const yen = (amount: number): string => amount.toLocaleString('en-US');

const itemTable = (top: number, items: readonly Item[]): Mark[] => {
  const [name, quantity, amount] = [LEFT + 42, LEFT + 344, LEFT + 392];
  const subtotal = items.reduce((sum, item) => sum + item.amount, 0);
  const tax = Math.floor((subtotal * TAX_PERCENT) / 100);
  const sums = [
    ['小計', subtotal],
    ['消費税（10%）', tax],
    ['合計', subtotal + tax],
  ] as const;
  const itemsEnd = top + (items.length + 1) * ROW;
  const heads: readonly (readonly [number, string])[] = [
    [(LEFT + name) / 2, 'No.'],
    [(name + quantity) / 2, '品名・型番'],
    [(quantity + amount) / 2, '数量'],
    [(amount + RIGHT) / 2, '金額（税抜）'],
  ];
  return [
    { kind: 'fill', x: LEFT, y: top, width: RIGHT - LEFT, height: ROW },
    ...grid(top, [name, quantity, amount], items.length + 1),
    ...grid(itemsEnd, [amount], sums.length),
    ...heads.map(([x, label]) => text(x, top + 18, label, { align: 'center' })),
    ...items.flatMap((item, index) => {
      const y = top + (index + 1) * ROW + 18;
      return [
        text((LEFT + name) / 2, y, String(index + 1), { align: 'center' }),
        text(name + INDENT, y, item.name),
        text(amount - INDENT, y, item.quantity, { align: 'right' }),
        text(RIGHT - INDENT, y, yen(item.amount), { align: 'right' }),
      ];
    }),
    ...sums.flatMap(([label, value], index) => [
      text(amount - INDENT, itemsEnd + index * ROW + 18, label, { align: 'right' }),
      text(RIGHT - INDENT, itemsEnd + index * ROW + 18, yen(value), { align: 'right' }),
    ]),
  ];
};

const pageNumber = (number: number, count: number): Mark =>
  text(A4.width / 2, 800, `${number} / ${count}`, { align: 'center' });

const letterSpaced = (title: string): string => (title.length <= 4 ? [...title].join('　') : title);

const firstPage = (paper: Paper, pageCount: number): Page => {
  const { number, dated, title, to, from, lead, facts, items, note } = paper;
  const fromTop = 198;
  const leadTop = fromTop + from.length * 22 + 24;
  const factsTop = leadTop + 18;
  const itemsTop = factsTop + facts.length * ROW + 16;
  const noteTop = itemsTop + (items ? (items.length + 4) * ROW : 0) + 26;
  return [
    ...(number === undefined ? [] : [text(RIGHT, 64, number, { align: 'right' })]),
    text(RIGHT, 90, dated, { align: 'right' }),
    text(A4.width / 2, 148, letterSpaced(title), { size: 21, align: 'center' }),
    text(LEFT, fromTop, to, { size: 12 }),
    line(LEFT, fromTop + 6, LEFT + Math.max(180, widthOf(to, 12) + 12), fromTop + 6),
    ...from.map((row, index) => text(RIGHT - 142, fromTop + 22 + index * 20, row)),
    text(LEFT, leadTop, lead),
    ...factTable(factsTop, facts),
    ...(items ? itemTable(itemsTop, items) : []),
    ...(note === undefined ? [] : [text(LEFT, noteTop, note)]),
    pageNumber(1, pageCount),
  ];
};

const annexPage = ({ title, rows }: NonNullable<Paper['annex']>): Page => [
  text(A4.width / 2, 74, title, { size: 15, align: 'center' }),
  ...factTable(104, rows),
  pageNumber(2, 2),
];

/** The paper as a PDF of one page, or two with an annex. */
export const printPaper = (paper: Paper): Content => {
  const { annex } = paper;
  const pages = annex ? [firstPage(paper, 2), annexPage(annex)] : [firstPage(paper, 1)];
  return pdf(pages);
};
