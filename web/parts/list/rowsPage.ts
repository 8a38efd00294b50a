import { toFullWidthKatakana } from '#rules/text.ts';
import { PAGE_SIZE } from './listAddress.ts';

/** Any width, hiragana or katakana, capital or small letters, with or without spaces. */
const folded = (text: string): string =>
  toFullWidthKatakana(text.normalize('NFKC')).replace(/\s/g, '').toLowerCase();

/** Rows whose text holds what was typed; all of them when nothing was. */
export const rowsFound = <Row>(
  rows: readonly Row[],
  typed: string,
  textOf: (row: Row) => string,
): readonly Row[] => {
  const wanted = folded(typed);
  return wanted === '' ? rows : rows.filter((row) => folded(textOf(row)).includes(wanted));
};

/** A page of rows that are all here already. Positions count from 1. */
export type RowsPage<Row> = {
  readonly rows: readonly Row[];
  /** 0 when there is no row. */
  readonly from: number;
  readonly to: number;
  /** Where the page before and after begins. */
  readonly previous: number | null;
  readonly next: number | null;
};

/** The page that the asked position is on; the last one for a position behind all rows. */
export const pageOfRows = <Row>(rows: readonly Row[], asked: number): RowsPage<Row> => {
  const pageStart = (position: number): number => Math.floor((position - 1) / PAGE_SIZE) * PAGE_SIZE;
  const start = Math.max(0, Math.min(pageStart(asked), pageStart(rows.length)));
  const shown = rows.slice(start, start + PAGE_SIZE);
  return {
    rows: shown,
    from: Math.min(start + 1, rows.length),
    to: start + shown.length,
    previous: start === 0 ? null : start - PAGE_SIZE + 1,
    next: start + PAGE_SIZE < rows.length ? start + PAGE_SIZE + 1 : null,
  };
};
