import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { TAX_AMOUNTS, TAX_DAYS, type TaxField } from '#rules/tax/taxReturn.ts';
import type { TaxReportColumns } from './taxReports.data.ts';
import { taxFieldNames } from './taxReports.words.ts';

/* The fields of the report on consumption tax in words, as somebody reads them who was asked to put them right. */

/** The fields that one can speak of. */
export type TaxCell = TaxField | 'method';

const TAX_CELLS: readonly TaxCell[] = ['method', ...TAX_DAYS, ...TAX_AMOUNTS];

export const taxCellOf = (name: string): TaxCell | undefined => TAX_CELLS.find((cell) => cell === name);

/** What the form calls it. */
export const taxCellName = (cell: TaxCell): string => taxFieldNames[cell];

/** What stands there; empty words for an empty field. */
export const taxWords = (report: TaxReportColumns | null, cell: TaxCell): string => {
  if (report === null) return '';
  const value = report[cell];
  if (value === null) return '';
  if (cell === 'method') return contractFacts().enumLabel('TaxReportMethod', Number(value));
  return typeof value === 'number' ? yenText(value) : formatEraDay(value);
};
