import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import type { ExpenseList } from '#rules/families.ts';
import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { IMPORT_COLUMNS } from './dealColumns.service.ts';
import { paymentImportTexts } from './dealColumns.words.ts';
import type { DealRow } from './dealRows.data.ts';

/* The cells of the payment list in words, as somebody reads them who was asked to put them right. */

/** The cells of a deal that one can speak of: those of the template, but for what says which deal it is and whose. */
export const DEAL_CELLS = IMPORT_COLUMNS.filter((column) => column !== 'number' && column !== 'memberId');

export type DealCell = (typeof DEAL_CELLS)[number];

export const isDealCell = (name: string): name is DealCell => DEAL_CELLS.some((cell) => cell === name);

/** What heads its column. */
export const dealCellName = (cell: DealCell): string => paymentImportTexts.headings[cell][0];

const valueWords = (item: DealRow, cell: DealCell, list: ExpenseList): string => {
  const value = item[cell];
  if (value === null) return '';
  if (cell === 'expenseCategory') return contractFacts().enumLabel(list, Number(value));
  if (cell === 'payMeans') return contractFacts().enumLabel('PayMeans', Number(value));
  if (typeof value === 'number') return yenText(value);
  return cell.endsWith('On') ? formatEraDay(value) : value;
};

/** A cell, or with null the whole row. */
export const dealWords = (item: DealRow, cell: DealCell | null, list: ExpenseList): string => {
  if (cell !== null) return valueWords(item, cell, list);
  return DEAL_CELLS.map((each) => [dealCellName(each), valueWords(item, each, list)] as const)
    .filter(([, words]) => words !== '')
    .map((pair) => pair.join('\u3000'))
    .join('\n');
};
