import {
  ExpenseCategoryDining as Dining,
  ExpenseType,
  ExpenseCategoryInclusive as Inclusive,
  ExpenseCategoryIngredient as Ingredient,
  ExpenseCategoryNoto as Noto,
} from '#bff/generated/contract/enums.ts';
import type { ExpenseList } from '../types.ts';

const { Construction, Guidance, Installation, Other, Output, Purchase, Purpose } = ExpenseType;

type Types = { readonly [category: number]: ExpenseType };

/** What money of each category buys: by it photos, deliverables and the ledger of property are asked for. */
const types: { readonly [List in ExpenseList]: Types } = {
  ExpenseCategoryDining: {
    [Dining.Building]: Construction,
    [Dining.MachinerySystem]: Installation,
    [Dining.TechnologyIntroduction]: Guidance,
    [Dining.ExpertDispatch]: Guidance,
    [Dining.Transport]: Purpose,
    [Dining.Outsourcing]: Purpose,
    [Dining.AdvertisingPromotion]: Output,
    [Dining.Training]: Guidance,
    [Dining.Commission]: Purpose,
  },
  ExpenseCategoryIngredient: {
    [Ingredient.MachineryEquipment]: Installation,
    [Ingredient.Consumables]: Purpose,
    [Ingredient.Fixtures]: Purchase,
    [Ingredient.PrototypeMaterials]: Purpose,
    [Ingredient.PackagingRenewal]: Output,
    [Ingredient.Research]: Purpose,
    [Ingredient.Promotion]: Output,
    [Ingredient.Seedlings]: Purpose,
    [Ingredient.Honorarium]: Guidance,
    [Ingredient.Travel]: Purpose,
    [Ingredient.Service]: Purpose,
    [Ingredient.Commission]: Purpose,
  },
  ExpenseCategoryNoto: {
    [Noto.Printing]: Output,
    [Noto.Advertising]: Output,
    [Noto.RentAndUsage]: Purpose,
    [Noto.Transport]: Purpose,
    [Noto.Consumables]: Purpose,
    [Noto.Service]: Purpose,
  },
  ExpenseCategoryInclusive: {
    [Inclusive.Building]: Construction,
    [Inclusive.MachinerySystem]: Installation,
    [Inclusive.Prototype]: Output,
    [Inclusive.Honorarium]: Guidance,
    [Inclusive.Travel]: Purpose,
    [Inclusive.Promotion]: Output,
    [Inclusive.Service]: Purpose,
    [Inclusive.Commission]: Purpose,
  },
};

/** What an expense of a category of a list usually buys. */
export const expenseTypeOf = (list: ExpenseList, category: number): ExpenseType =>
  types[list][category] ?? Other;
