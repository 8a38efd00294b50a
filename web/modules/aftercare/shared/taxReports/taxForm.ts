import { TAX_AMOUNTS, TAX_DAYS } from '#rules/tax/taxReturn.ts';
import { TaxReportMethodLabel } from '#web/parts/api/generated/enums.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { formText } from '#web/parts/form/form.words.ts';
import { type Limits, validateLimits } from '#web/parts/form/limits.ts';
import { readerOf } from '#web/parts/form/recordBody.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { fieldsOf } from './taxFacts.ts';
import type { TaxReport } from './taxReport.ts';

/** The fields of the report, in their order on the page. */
export const TAX_NAMES = ['method', ...TAX_DAYS, ...TAX_AMOUNTS, 'note'] as const;

export type TaxName = (typeof TAX_NAMES)[number];

/** Longest note, and the range of yen (contract, TaxReportInput). */
export const MAX_NOTE = 1000;
const YEN = { minimum: 0, maximum: 999_999_999_999 };

const LIMITS: Limits = {
  ...Object.fromEntries(TAX_AMOUNTS.map((name) => [name, YEN])),
  ...Object.fromEntries(TAX_DAYS.map((name) => [name, { format: 'date' }])),
  note: { maxLength: MAX_NOTE },
};

/** The report in its form. */
export const taxValues = (report: TaxReport): FormValues =>
  Object.fromEntries(TAX_NAMES.map((name) => [name, String(report[name] ?? '')]));

/** The method that is chosen in the form. */
export const methodOf = (values: FormValues) =>
  valuesOf(TaxReportMethodLabel).find((value) => String(value) === textOf(values, 'method')) ?? null;

/** How it is written; what is missing or cannot be true the server says after it has kept the report. */
export const validateTax = (values: FormValues): FormErrors => ({
  ...validateLimits(values, LIMITS, fieldsOf(methodOf(values))),
  ...validateLimits(values, LIMITS, ['note']),
  ...(methodOf(values) === null ? { method: formText((w) => w.choose) } : {}),
});

/** The report as the contract wants it; the values must have passed `validateTax`. */
export const taxBody = (values: FormValues) => {
  const { textOrNull, numberOrNull, requiredMember } = readerOf<TaxName>(values, LIMITS);
  const asked = new Set<string>(fieldsOf(methodOf(values)));
  return {
    method: requiredMember('method', TaxReportMethodLabel),
    note: textOrNull('note'),
    ...Object.fromEntries(TAX_DAYS.filter((name) => asked.has(name)).map((name) => [name, textOrNull(name)])),
    ...Object.fromEntries(
      TAX_AMOUNTS.filter((name) => asked.has(name)).map((name) => [name, numberOrNull(name)]),
    ),
  };
};
