import type { components } from '#web/parts/api/generated/types.ts';
import type { FormRow } from '#web/parts/form/values.ts';

type Schemas = components['schemas'];
type Item = Schemas['PlannedExpense'];

/** An expense as a row of the form. */
export const rowOf = (item: Item): FormRow => ({
  key: String(item.number),
  number: String(item.number),
  part: item.part ?? '',
  expenseCategory: String(item.expenseCategory),
  expenseType: String(item.expenseType),
  description: item.description,
  supplierName: item.supplierName ?? '',
  amountTaxExcluded: String(item.amountTaxExcluded),
  eligibleAmount: String(item.eligibleAmount),
});

const numberOrNone = (text: unknown): number => {
  const figure = Number(text);
  return Number.isInteger(figure) && text !== '' ? figure : 0;
};

/** A row as the contract has it. @param kept the expenses of now: what the form does not show stays */
export const itemOf = (row: FormRow, kept: readonly Item[]): Item => {
  const number = numberOrNone(row.number);
  const old = kept.find((item) => item.number === number);
  const text = (name: string): string => String(row[name] ?? '').trim();
  const isSame = old?.amountTaxExcluded === numberOrNone(row.amountTaxExcluded);
  return {
    number,
    part: row.part === 'A' || row.part === 'B' ? row.part : null,
    expenseCategory: numberOrNone(row.expenseCategory),
    expenseType: (old?.expenseType ?? numberOrNone(row.expenseType)) as Item['expenseType'],
    description: text('description'),
    supplierName: text('supplierName') || null,
    quantity: old?.quantity ?? null,
    unitName: old?.unitName ?? null,
    // A price for each belongs to the amount that it made.
    unitPrice: isSame ? (old?.unitPrice ?? null) : null,
    amountTaxExcluded: numberOrNone(row.amountTaxExcluded),
    eligibleAmount: numberOrNone(row.eligibleAmount),
  };
};

/** An expense that the plan does not have yet. */
export const newRow = (rows: readonly FormRow[], expenseCategory: number): FormRow => {
  const number = Math.max(0, ...rows.map((row) => numberOrNone(row.number))) + 1;
  return {
    key: String(number),
    number: String(number),
    part: String(rows[0]?.part ?? ''),
    expenseCategory: String(expenseCategory),
    expenseType: '7',
    description: '',
    supplierName: '',
    amountTaxExcluded: '',
    eligibleAmount: '',
  };
};
