import { ExpenseCategoryDining as Category, ExpenseType } from '#bff/generated/contract/enums.ts';
import type { ExpenseTypes } from '../familyTypes.ts';

const { Construction, Guidance, Installation, Output, Purpose } = ExpenseType;

/** What money of each category buys. */
export const expenseTypes: ExpenseTypes = {
  [Category.Building]: Construction,
  [Category.MachinerySystem]: Installation,
  [Category.TechnologyIntroduction]: Guidance,
  [Category.ExpertDispatch]: Guidance,
  [Category.Transport]: Purpose,
  [Category.Outsourcing]: Purpose,
  [Category.AdvertisingPromotion]: Output,
  [Category.Training]: Guidance,
  [Category.Commission]: Purpose,
};
