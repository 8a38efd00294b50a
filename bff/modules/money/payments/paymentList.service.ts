import type { Scope } from '#bff/core/scope.ts';
import { expensePlanViewOf } from '#bff/modules/myPages/index.ts';
import { countOpenReturnItems, type OfWhom, returnCounts } from '#bff/modules/sections/index.ts';
import { ownMyPageId } from '#bff/parts/ownership/access.service.ts';
import type { Business } from '#bff/parts/ownership/members.data.ts';
import { deadlineOf } from '#bff/parts/records/deadlineOf.service.ts';
import { searchForm } from '#bff/parts/records/searchForm.service.ts';
import { type PageRequest, pageOf } from '#bff/platform/database/paging.ts';
import { sumYen } from '#rules/money.ts';
import { type DealPage, type FindingKind, readCountedDealPage, readDealPage } from './dealPages.data.ts';
import { sumDealsByCategory, sumDealsByMember } from './dealSums.data.ts';
import { dealViews } from './dealViews.service.ts';
import {
  editRefusal,
  expenseListOf,
  type ListOwner,
  requireListOwner,
  settledRefusal,
} from './listOwner.service.ts';
import { type PaymentFacts, paymentFactsOf } from './paymentFacts.service.ts';

/** What the page narrows its deals to. */
export type DealSearch = {
  readonly q?: string | undefined;
  readonly number?: number | undefined;
  readonly category?: number | undefined;
  readonly finding?: FindingKind | undefined;
  /** Of a member; 0 for the deals of the representative. */
  readonly memberId?: number | undefined;
};

/** What a query says of a member as a filter says it. */
const ofWhomIn = ({ memberId }: DealSearch): OfWhom => (memberId === 0 ? null : memberId);

const filterOf = ({ q = '', number, category, finding, ...search }: DealSearch) => ({
  words: searchForm(q),
  number,
  category,
  finding,
  ofWhom: ofWhomIn(search),
});

/** A page of the deals of a search. */
export const readDeals = (
  scope: Scope,
  { compared }: PaymentFacts,
  search: DealSearch,
  request: PageRequest,
): Promise<DealPage> => readDealPage(scope.db, compared, { filter: filterOf(search), request });

/** The same with how many of all deals have findings; every deal is checked for that. */
const readCountedDeals = async (
  scope: Scope,
  { compared }: PaymentFacts,
  search: DealSearch,
  request: PageRequest,
) => {
  const { counts, errorCount, ...found } = await readCountedDealPage(scope.db, compared, {
    filter: filterOf(search),
    request,
  });
  return { ...found, findings: { counts, errorCount } };
};

const totalsOf = async (scope: Scope, { plan, compared }: PaymentFacts) => {
  const planned = Map.groupBy(plan?.items ?? [], ({ expenseCategory }) => expenseCategory);
  const paid = await sumDealsByCategory(scope.db, compared);
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

const memberViewOf = ({ id, name, leftOn }: Business) => ({ id, name, hasLeft: leftOn !== null });

/** Paid amounts per participant, the representative first; former members only if they have deals. */
const memberTotalsOf = async (scope: Scope, { members, compared: { mypageId } }: PaymentFacts) => {
  if (members.length === 0) return [];
  const sums = new Map((await sumDealsByMember(scope.db, mypageId)).map((sum) => [sum.memberId, sum]));
  const told = members.filter(({ id, leftOn }) => leftOn === null || sums.has(id));
  return [null, ...told].map((member) => {
    const { count = 0, paidAmount = 0, excludedAmount = 0 } = sums.get(member?.id ?? null) ?? {};
    return {
      member: member && memberViewOf(member),
      ...{ count, paidAmount, excludedAmount },
      acceptedAmount: paidAmount - excludedAmount,
    };
  });
};

/** State of the list. Its document is the representative's: members see only what concerns their own deals. */
const listSectionView = async (scope: Scope, { myPage, list, memberId }: ListOwner) => ({
  sectionId: memberId === null ? (list?.id ?? null) : null,
  status: list?.status ?? null,
  returnDueOn: list?.returnDueOn ?? null,
  openReturnItemCount:
    memberId === null
      ? returnCounts(list?.returnItems ?? []).openReturnItemCount
      : await countOpenReturnItems(scope.db, myPage.id, memberId),
});

const sumsView = ({ sums }: DealPage) => ({
  ...sums,
  acceptedAmount: sums.eligibleAmount - sums.excludedAmount,
});

/** What is asked of a list. */
export type ListSearch = DealSearch & {
  /** False where the numbers of findings are known already. */
  readonly counts?: boolean | undefined;
};

const listOf = async (
  scope: Scope,
  owner: ListOwner,
  { counts: isCounted = true, ...search }: ListSearch,
  request: PageRequest,
) => {
  const { myPage } = owner;
  const facts = await paymentFactsOf(scope, owner);
  const found = isCounted
    ? await readCountedDeals(scope, facts, search, request)
    : { ...(await readDeals(scope, facts, search, request)), findings: {} };
  const page = pageOf(request, found.deals, found.total);
  const isUser = scope.actor?.kind === 'user';
  const refusal = (isUser ? editRefusal : settledRefusal)(owner);
  const view = {
    mypageId: myPage.id,
    memberId: owner.memberId,
    members: facts.members.map(memberViewOf),
    ...(await listSectionView(scope, owner)),
    expenseCategoryList: expenseListOf(owner),
    grantDecisionOn: myPage.grantDecisionOn,
    completionDeadline: deadlineOf(myPage),
    plan: facts.plan && expensePlanViewOf(facts.plan, true),
    ...found.findings,
    sums: sumsView(found),
    totals: await totalsOf(scope, facts),
    memberTotals: await memberTotalsOf(scope, facts),
    canEdit: isUser && refusal === null,
    editRefusal: refusal,
  };
  return { view, page: { ...page, items: await dealViews(scope, facts, page.items) } };
};

/** @throws NOT_FOUND */
export const getOwnPaymentList = async (scope: Scope, search: ListSearch, request: PageRequest) =>
  listOf(scope, await requireListOwner(scope, await ownMyPageId(scope)), search, request);

/** @throws NOT_FOUND, also for an undertaking that the caller may not see */
export const getPaymentList = async (
  scope: Scope,
  mypageId: number,
  search: ListSearch,
  request: PageRequest,
) => listOf(scope, await requireListOwner(scope, mypageId), search, request);
