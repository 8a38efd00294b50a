import { ExpenseType, TaxStatus } from '#bff/generated/contract/enums.ts';
import { namedInShort } from '#rules/japaneseWords.ts';
import { PROPERTY_FROM_YEN } from '#rules/property/restriction.ts';
import { competitiveQuotationFromYen } from '../shared/rules.ts';
import { sectionConditionTexts } from './conditionTexts.ts';
import type { RuledCondition, SectionCondition } from './sectionTypes.ts';

/** An expense that an undertaking plans; yen, tax excluded. */
export type PlannedExpense = {
  readonly number: number;
  readonly expenseType: number;
  readonly description: string;
  readonly amountTaxExcluded: number;
  /** null: one thing for the whole amount. */
  readonly unitPrice: number | null;
};

/** What is known of an undertaking: the conditions of its documents read nothing else. */
export type UndertakingFacts = {
  readonly expenses: readonly PlannedExpense[];
  /** Machines are lent to producers (取組A). */
  readonly lendsEquipment: boolean;
  readonly taxStatus: number | null;
  /** Somebody is to inspect on site, and his report is not approved yet. */
  readonly awaitsInspection: boolean;
  /** Deals that were ordered while the grant is not decided; a notice after the decision would come too late. */
  readonly orderedEarly: readonly OrderedDeal[];
};

/** A deal of the payment list that has its order. */
export type OrderedDeal = { readonly number: number; readonly description: string };

const { Construction, Installation, Output, Purchase } = ExpenseType;

const ofType =
  (...types: readonly number[]) =>
  ({ expenseType }: PlannedExpense): boolean =>
    types.includes(expenseType);

/** What is bought that can be kept: the kinds of expenses of which property comes. */
export const PROPERTY_TYPES: readonly number[] = [Construction, Installation, Purchase];

const isTangible = ofType(...PROPERTY_TYPES);

/** A piece of property that is bought: a single one, unless a price for each is given. */
const isProperty = (expense: PlannedExpense): boolean =>
  isTangible(expense) && (expense.unitPrice ?? expense.amountTaxExcluded) >= PROPERTY_FROM_YEN;

type Expenses = (facts: UndertakingFacts) => readonly PlannedExpense[];

const expensesOf: { readonly [condition in SectionCondition]?: Expenses } = {
  competitiveQuotation: ({ expenses }) =>
    expenses.filter(({ amountTaxExcluded }) => amountTaxExcluded >= competitiveQuotationFromYen),
  constructionOrInstallation: ({ expenses }) => expenses.filter(ofType(Construction, Installation)),
  deliverable: ({ expenses }) => expenses.filter(ofType(Output)),
  property: ({ expenses }) => expenses.filter(isProperty),
};

const isTrue: { readonly [condition in RuledCondition]: (facts: UndertakingFacts) => boolean } = {
  competitiveQuotation: (facts) => hasExpenses('competitiveQuotation', facts),
  constructionOrInstallation: (facts) => hasExpenses('constructionOrInstallation', facts),
  deliverable: (facts) => hasExpenses('deliverable', facts),
  property: (facts) => hasExpenses('property', facts),
  lentEquipment: ({ lendsEquipment }) => lendsEquipment,
  generalTaxation: ({ taxStatus }) => taxStatus === TaxStatus.GeneralTaxation,
  onSiteInspection: ({ awaitsInspection }) => awaitsInspection,
  earlyStart: ({ orderedEarly }) => orderedEarly.length > 0,
};

const hasExpenses = (condition: SectionCondition, facts: UndertakingFacts): boolean =>
  (expensesOf[condition]?.(facts).length ?? 0) > 0;

const namesOf = (expenses: readonly OrderedDeal[]): string =>
  namedInShort(expenses.map(({ number, description }) => `${number} ${description}`));

/** Whether a condition is worked out; the others begin with what the business hands in of its own accord. */
export const isRuled = (condition: SectionCondition | undefined): condition is RuledCondition =>
  condition !== undefined && Object.hasOwn(isTrue, condition);

/**
 * Why a document is asked for, in words that name the expenses behind it.
 * @returns null while its condition does not hold
 */
export const reasonFor = (condition: RuledCondition, facts: UndertakingFacts): string | null => {
  if (!isTrue[condition](facts)) return null;
  const expenses = condition === 'earlyStart' ? facts.orderedEarly : (expensesOf[condition]?.(facts) ?? []);
  const text = sectionConditionTexts[condition];
  return expenses.length === 0 ? text : `${text}（${namesOf(expenses)}）`;
};
