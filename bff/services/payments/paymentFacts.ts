import type { Scope } from '#bff/core/scope.ts';
import { type ExpensePlanRow, listExpensePlans } from '#bff/data/myPages/expensePlans.ts';
import type { ComparedWith } from '#bff/data/payments/dealChecks.ts';
import { documentFacts } from '#bff/programmes/sections.ts';
import { sumYen } from '#rules/money.ts';
import { contractFacts } from '../common/contractFacts.ts';
import { deadlineOf } from '../common/deadlineOf.ts';
import { searchForm } from '../common/searchForm.ts';
import { expenseListOf, type ListOwner } from './listOwner.ts';

/** What the deals of an undertaking are compared with, and the words for what is found. */
export type PaymentFacts = {
  /** The plan in force. */
  readonly plan: ExpensePlanRow | null;
  readonly compared: ComparedWith;
  /** The offices read in which other undertaking an invoice stands; a company does not. */
  readonly seesOthers: boolean;
  readonly documentName: (documentType: number) => string;
  readonly categoryName: (expenseCategory: number) => string;
};

/** The number of the deal that a voucher is of: 18 of 18-1. */
export const dealNumberOf = (branchNumber: string | null): number => Number(branchNumber?.split('-', 1)[0]);

const plannedOf = ({ items }: ExpensePlanRow): ComparedWith['planned'] =>
  [...Map.groupBy(items, ({ expenseCategory }) => expenseCategory)].map(([expenseCategory, rows]) => ({
    expenseCategory,
    amount: sumYen(rows.map(({ eligibleAmount }) => eligibleAmount)),
  }));

/** Reads what the check of an undertaking's deals needs; none of the deals. */
export const paymentFactsOf = async (scope: Scope, owner: ListOwner): Promise<PaymentFacts> => {
  const { myPage } = owner;
  const facts = contractFacts();
  const [plan = null] = await listExpensePlans(scope.db, myPage.id);
  return {
    plan,
    compared: {
      mypageId: myPage.id,
      corporationId: myPage.corporationId,
      grantDecisionOn: myPage.grantDecisionOn,
      hasEarlyStart: myPage.hasEarlyStart,
      completionDeadline: deadlineOf(myPage),
      ownName: searchForm(myPage.corporation.name),
      planned: plan && plannedOf(plan),
      isComplete: myPage.completionOn !== null || myPage.reportedOn !== null,
    },
    seesOthers: scope.actor?.kind === 'admin',
    documentName: (documentType) => documentFacts(documentType, facts).label,
    categoryName: (category) => facts.enumLabel(expenseListOf(owner), category),
  };
};
