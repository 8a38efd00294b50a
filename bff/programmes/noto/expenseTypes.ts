import { ExpenseCategoryNoto as Category, ExpenseType } from '#bff/generated/contract/enums.ts';
import type { ExpenseTypes } from '../familyTypes.ts';

const { Output, Purpose } = ExpenseType;

/** What money of each category buys. */
export const expenseTypes: ExpenseTypes = {
  [Category.Printing]: Output,
  [Category.Advertising]: Output,
  [Category.RentAndUsage]: Purpose,
  [Category.Transport]: Purpose,
  [Category.Consumables]: Purpose,
  [Category.Service]: Purpose,
};
