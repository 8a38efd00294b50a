import { ExpenseType } from '#bff/generated/contract/enums.ts';
import { type Row, rowsOf } from '#rules/forms/answers.ts';
import { yenOf } from '#rules/forms/figures.ts';
import type { Answers, FormDefinition } from '../familyTypes.ts';
import { amountOf, eligibleOf } from './expenseRows.ts';

/** One expense of an undertaking's plan; yen, tax excluded. */
export type ExpensePlanItem = {
  /** 1, 2, 3 … over all lists. */
  readonly number: number;
  /** Which of a programme's two lists it is from; null: it has one. */
  readonly part: string | null;
  readonly expenseCategory: number;
  readonly expenseType: number;
  readonly description: string;
  readonly supplierName: string | null;
  readonly quantity: number | null;
  readonly unitName: string | null;
  readonly unitPrice: number | null;
  readonly amountTaxExcluded: number;
  readonly eligibleAmount: number;
};

export type ExpensePlan = { readonly items: readonly ExpensePlanItem[]; readonly lendsEquipment: boolean };

const PARTS = ['A', 'B'] as const;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

type Place = Pick<ExpensePlanItem, 'number' | 'part'>;

const itemOf = ({ expenseTypes }: FormDefinition, row: Row, place: Place): ExpensePlanItem => {
  const expenseCategory = typeof row.category === 'number' ? row.category : 0;
  return {
    ...place,
    expenseCategory,
    expenseType: expenseTypes[expenseCategory] ?? ExpenseType.Other,
    description: textOf(row.description) ?? '',
    supplierName: textOf(row.supplierName),
    quantity: typeof row.quantity === 'number' ? row.quantity : null,
    unitName: textOf(row.unitName),
    unitPrice: yenOf(row.unitPrice) || null,
    amountTaxExcluded: amountOf(row),
    eligibleAmount: eligibleOf(row),
  };
};

/** What an application plans to spend, as its undertaking goes by it: every row of its lists of expenses. */
export const expensePlanOf = (definition: FormDefinition, answers: Answers): ExpensePlan => {
  const { expenseLists } = definition.money;
  const rows = expenseLists.flatMap((list, index) =>
    rowsOf(answers, list).map((row) => ({
      row,
      part: expenseLists.length > 1 ? (PARTS[index] ?? null) : null,
    })),
  );
  return {
    items: rows.map(({ row, part }, index) => itemOf(definition, row, { number: index + 1, part })),
    lendsEquipment: rowsOf(answers, 'lentEquipment').length > 0,
  };
};
