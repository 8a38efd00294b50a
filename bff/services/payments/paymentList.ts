import type { Scope } from '#bff/core/scope.ts';
import type { Page, PageRequest } from '#bff/data/engine/paging.ts';
import {
  type DealPage,
  type FindingKind,
  readDealPage,
  sumDealsByCategory,
} from '#bff/data/payments/dealPages.ts';
import { sumYen } from '#rules/money.ts';
import { deadlineOf } from '../common/deadlineOf.ts';
import { searchForm } from '../common/searchForm.ts';
import { expensePlanViewOf } from '../myPages/expensePlanView.ts';
import { returnCounts } from '../sections/sectionSummary.ts';
import { dealViews, type PaymentItemView } from './dealViews.ts';
import {
  editRefusal,
  expenseListOf,
  type ListOwner,
  ownMyPageId,
  requireListOwner,
  settledRefusal,
} from './listOwner.ts';
import { type PaymentFacts, paymentFactsOf } from './paymentFacts.ts';

/** What the page narrows its deals to. */
export type DealSearch = {
  readonly q?: string | undefined;
  readonly number?: number | undefined;
  readonly category?: number | undefined;
  readonly finding?: FindingKind | undefined;
};

/** Deals by their numbers, those of a search; @param part where it begins, and how many at most */
export const readDeals = (
  scope: Scope,
  { compared }: PaymentFacts,
  { q = '', number, category, finding }: DealSearch,
  part: { readonly after: number; readonly take: number },
): Promise<DealPage> =>
  readDealPage(scope.db, compared, { filter: { words: searchForm(q), number, category, finding }, part });

const totalsOf = async (scope: Scope, { plan, compared }: PaymentFacts) => {
  const planned = Map.groupBy(plan?.items ?? [], ({ expenseCategory }) => expenseCategory);
  const paid = await sumDealsByCategory(scope.db, compared.mypageId);
  const known = new Map(paid.map((sum) => [sum.expenseCategory, sum]));
  return [...new Set([...planned.keys(), ...known.keys()])]
    .toSorted((a, b) => a - b)
    .map((expenseCategory) => {
      const { paidAmount = 0, excludedAmount = 0 } = known.get(expenseCategory) ?? {};
      const rows = planned.get(expenseCategory) ?? [];
      return {
        expenseCategory,
        planAmount: sumYen(rows.map(({ eligibleAmount }) => eligibleAmount)),
        paidAmount,
        excludedAmount,
        acceptedAmount: paidAmount - excludedAmount,
      };
    });
};

const listSectionView = ({ list }: ListOwner) => ({
  sectionId: list?.id ?? null,
  status: list?.status ?? null,
  returnDueOn: list?.returnDueOn ?? null,
  openReturnItemCount: list === null ? 0 : returnCounts(list.returnItems).openReturnItemCount,
});

const sumsView = ({ sums }: DealPage) => ({
  ...sums,
  acceptedAmount: sums.eligibleAmount - sums.excludedAmount,
});

/** One deal more than the page holds is read, to know whether there is a next one. */
const pageOf = (
  { total }: DealPage,
  deals: readonly PaymentItemView[],
  limit: number,
): Page<PaymentItemView> => {
  const items = deals.slice(0, limit);
  const last = deals.length > limit ? items.at(-1) : undefined;
  return { items, total, next: last === undefined ? null : { id: last.id, values: [last.number] } };
};

const listOf = async (scope: Scope, owner: ListOwner, search: DealSearch, request: PageRequest) => {
  const { myPage } = owner;
  const facts = await paymentFactsOf(scope, owner);
  const after = Number(request.after?.values[0] ?? 0);
  const found = await readDeals(scope, facts, search, { after, take: request.limit + 1 });
  const isUser = scope.actor?.kind === 'user';
  const refusal = (isUser ? editRefusal : settledRefusal)(owner);
  const view = {
    mypageId: myPage.id,
    ...listSectionView(owner),
    expenseCategoryList: expenseListOf(owner),
    grantDecisionOn: myPage.grantDecisionOn,
    completionDeadline: deadlineOf(myPage),
    plan: facts.plan && expensePlanViewOf(facts.plan, true),
    counts: found.counts,
    sums: sumsView(found),
    totals: await totalsOf(scope, facts),
    errorCount: found.errorCount,
    canEdit: isUser && refusal === null,
    editRefusal: refusal,
  };
  return { view, page: pageOf(found, await dealViews(scope, facts, found.deals), request.limit) };
};

/** @throws NOT_FOUND */
export const getOwnPaymentList = async (scope: Scope, search: DealSearch, request: PageRequest) =>
  listOf(scope, await requireListOwner(scope, await ownMyPageId(scope)), search, request);

/** @throws NOT_FOUND, also for an undertaking that the caller may not see */
export const getPaymentList = async (
  scope: Scope,
  mypageId: number,
  search: DealSearch,
  request: PageRequest,
) => listOf(scope, await requireListOwner(scope, mypageId), search, request);
