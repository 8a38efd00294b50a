import type { Scope } from '#bff/core/scope.ts';
import { type ExpensePlanRow, listExpensePlans } from '#bff/modules/myPages/index.ts';
import { type Business, listBusinessesOf } from '#bff/parts/ownership/members.data.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { deadlineOf } from '#bff/parts/records/deadlineOf.service.ts';
import { searchForm } from '#bff/parts/records/searchForm.service.ts';
import { documentFacts } from '#bff/programmes/sections.ts';
import { sumYen } from '#rules/money.ts';
import type { ComparedWith } from './comparedWith.data.ts';
import { expenseListOf, type ListOwner, ofWhomOf } from './listOwner.service.ts';

/** What the deals of an undertaking are compared with, and the words for what is found. */
export type PaymentFacts = {
  /** The plan in force; null for members, who must not see it. */
  readonly plan: ExpensePlanRow | null;
  /** Members visible to the caller. */
  readonly members: readonly Business[];
  readonly compared: ComparedWith;
  /** The offices read in which other undertaking an invoice stands; a company does not. */
  readonly seesOthers: boolean;
  readonly documentName: (documentType: number) => string;
  readonly categoryName: (expenseCategory: number) => string;
};

const plannedOf = ({ items }: ExpensePlanRow): ComparedWith['planned'] =>
  [...Map.groupBy(items, ({ expenseCategory }) => expenseCategory)].map(([expenseCategory, rows]) => ({
    expenseCategory,
    amount: sumYen(rows.map(({ eligibleAmount }) => eligibleAmount)),
  }));

/** The businesses of an undertaking: a member knows of the representative and of itself. */
const businessesOf = async (scope: Scope, { myPage, memberId }: ListOwner) => {
  const members = await listBusinessesOf(scope.db, myPage.id);
  const told = members.filter(({ id }) => memberId === null || id === memberId);
  const { corporationId, corporation } = myPage;
  const isWhole = memberId === null;
  return {
    members: isWhole ? members : [],
    ownNames: [corporation.name, ...told.map(({ name }) => name)].map(searchForm),
    // Whose account the representative has, the office and the representative know.
    corporationIds: [...(isWhole ? [corporationId] : []), ...told.map((member) => member.corporationId)],
  };
};

/** Reads what the check of an undertaking's deals needs; none of the deals. */
export const paymentFactsOf = async (scope: Scope, owner: ListOwner): Promise<PaymentFacts> => {
  const { myPage } = owner;
  const facts = contractFacts();
  const isWhole = owner.memberId === null;
  const [plan = null] = isWhole ? await listExpensePlans(scope.db, myPage.id) : [];
  const { members, ...own } = await businessesOf(scope, owner);
  return {
    plan,
    members,
    compared: {
      mypageId: myPage.id,
      ofWhom: ofWhomOf(owner),
      ...own,
      grantDecisionOn: myPage.grantDecisionOn,
      hasEarlyStart: myPage.hasEarlyStart,
      completionDeadline: deadlineOf(myPage),
      sharePercent: myPage.project.minorChangePercent,
      planned: plan && plannedOf(plan),
      isComplete: myPage.completionOn !== null || myPage.reportedOn !== null,
    },
    seesOthers: scope.actor?.kind === 'admin',
    documentName: (documentType) => documentFacts(documentType, facts).label,
    categoryName: (category) => facts.enumLabel(expenseListOf(owner), category),
  };
};
