import { ExpenseCategoryIngredient as Category, ExpenseType } from '#bff/generated/contract/enums.ts';
import type { ExpenseTypes } from '../familyTypes.ts';

const { Guidance, Installation, Output, Purchase, Purpose } = ExpenseType;

/** What money of each category buys. */
export const expenseTypes: ExpenseTypes = {
  [Category.MachineryEquipment]: Installation,
  [Category.Consumables]: Purpose,
  [Category.Fixtures]: Purchase,
  [Category.PrototypeMaterials]: Purpose,
  [Category.PackagingRenewal]: Output,
  [Category.Research]: Purpose,
  [Category.Promotion]: Output,
  [Category.Seedlings]: Purpose,
  [Category.Honorarium]: Guidance,
  [Category.Travel]: Purpose,
  [Category.Service]: Purpose,
  [Category.Commission]: Purpose,
};
