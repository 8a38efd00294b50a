import { ExpenseCategoryInclusive as Category, ExpenseType } from '#bff/generated/contract/enums.ts';
import type { ExpenseTypes } from '../familyTypes.ts';

const { Construction, Guidance, Installation, Output, Purpose } = ExpenseType;

/** What money of each category buys. */
export const expenseTypes: ExpenseTypes = {
  [Category.Building]: Construction,
  [Category.MachinerySystem]: Installation,
  [Category.Prototype]: Output,
  [Category.Honorarium]: Guidance,
  [Category.Travel]: Purpose,
  [Category.Promotion]: Output,
  [Category.Service]: Purpose,
  [Category.Commission]: Purpose,
};
