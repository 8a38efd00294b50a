import { TAX_AMOUNTS, TAX_DAYS, TAX_METHODS, type TaxField, taxFieldsOf } from '#rules/tax/taxReturn.ts';
import type { Fact } from '#ui-kit/Facts/index.ts';
import { type TaxReportMethod, TaxReportMethodLabel } from '#web/parts/api/generated/enums.ts';
import { formatDay, formatText, formatYen } from '#web/parts/text/format.ts';
import type { TaxReport } from './taxReport.ts';
import { taxReportsText as t } from './taxReports.words.ts';

/** Fields of the method; none until it is chosen. */
export const fieldsOf = (method: TaxReportMethod | null): readonly TaxField[] => {
  const name = method === null ? undefined : TAX_METHODS[method];
  return name === undefined ? [] : taxFieldsOf(name);
};

/** The fields that a finding can be about, in the order of the form. */
export const TAX_PLACES = ['method', ...TAX_DAYS, ...TAX_AMOUNTS] as const;

export type TaxPlace = (typeof TAX_PLACES)[number];

export const taxPlaceName = (place: TaxPlace): string => t((w) => w.fields[place]);

const fieldText = (report: TaxReport, field: TaxField): string => {
  const value = report[field];
  return typeof value === 'number' ? formatYen(value) : formatDay(value);
};

/** What the business has entered, as far as its method asks for it. */
export const taxFacts = (report: TaxReport): Fact[] => [
  {
    term: taxPlaceName('method'),
    value: report.method === null ? formatText(null) : TaxReportMethodLabel[report.method],
  },
  ...fieldsOf(report.method).map((field) => ({ term: taxPlaceName(field), value: fieldText(report, field) })),
  ...(report.note === null ? [] : [{ term: t((w) => w.fields.note), value: report.note }]),
];

type Line = TaxReport['lines'][number];

const formulaOf = ({ taxableSales, totalSales }: TaxReport, { expenses, rate, isShared }: Line): string => {
  const parts = { expenses: formatYen(expenses), rate: t((w) => w.calculation.rate[rate]) };
  if (!isShared) return t((w) => w.calculation.line, parts);
  const ratio = { part: formatYen(taxableSales), whole: formatYen(totalSales) };
  return t((w) => w.calculation.lineShared, { ...parts, ...ratio });
};

/** The steps of the calculation, as one would do them by hand. */
export const calculationFacts = (report: TaxReport): Fact[] => [
  ...report.lines.map((line) => ({
    key: `${line.rate} ${line.use}`,
    term: t((w) => w.calculation.lineName, {
      rate: t((w) => w.calculation.rateName[line.rate]),
      use: t((w) => w.calculation.use[line.use]),
    }),
    value: t((w) => w.calculation.lineResult, {
      formula: formulaOf(report, line),
      tax: formatYen(line.deductibleTax),
    }),
  })),
  { term: t((w) => w.calculation.deductibleTax), value: formatYen(report.deductibleTax) },
  { term: t((w) => w.calculation.expensesTotal), value: formatYen(report.expensesTotal) },
  { term: t((w) => w.calculation.subsidyAmount), value: formatYen(report.subsidyAmount) },
];

/** The one line that the amount follows from. */
export const resultFormula = ({ subsidyAmount, deductibleTax, expensesTotal }: TaxReport): string =>
  t((w) => w.calculation.formula, {
    subsidy: formatYen(subsidyAmount),
    tax: formatYen(deductibleTax),
    expenses: formatYen(expensesTotal),
  });
