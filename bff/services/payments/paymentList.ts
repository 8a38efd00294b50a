import { userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findMyPageIdOf } from '#bff/data/myPages/myPages.ts';
import type { AcceptanceRow } from '#bff/data/payments/findingAcceptances.ts';
import type { ListReturnItem } from '#bff/data/payments/listReturnItems.ts';
import type { PaymentItemRow } from '#bff/data/payments/paymentItems.ts';
import { DocumentType, ProjectStatus, SectionKind } from '#bff/generated/contract/enums.ts';
import { paymentTexts } from '#bff/text/money/payments.ts';
import { sumYen } from '#rules/money.ts';
import { nameFor } from '../common/officeName.ts';
import { expensePlanViewOf } from '../myPages/expensePlanView.ts';
import type { Undertaking } from '../myPages/guards/undertaking.ts';
import { requireUndertaking } from '../myPages/holdUndertaking.ts';
import { isWaiting } from '../sections/deadline.ts';
import { lockReason } from '../sections/documentKinds.ts';
import { returnCounts } from '../sections/sectionSummary.ts';
import { expenseListOf, type PaymentFacts, paymentFactsOf } from './paymentFacts.ts';
import { findingsOf } from './paymentFindings.ts';

/** The deals are part of the result: once that is settled they stay as they are. */
export const settledRefusal = ({ myPage }: Undertaking): string | null => {
  const locked = lockReason({ kind: SectionKind.Voucher, documentType: DocumentType.VoucherInvoice, myPage });
  if (locked !== null) return locked;
  return myPage.projectStatus === ProjectStatus.Progressing ? null : paymentTexts.resultConfirmed;
};

/** The document with which the list is handed in. */
const listSectionOf = ({ sections }: Undertaking) =>
  sections.find(({ documentType }) => documentType === DocumentType.ResultPaymentList);

/** The business changes its deals until it hands the list in, and again when that comes back. */
export const editRefusal = (undertaking: Undertaking): string | null => {
  const section = listSectionOf(undertaking);
  const isHandedIn = section !== undefined && section.submissionCount > 0 && !isWaiting(section);
  return settledRefusal(undertaking) ?? (isHandedIn ? paymentTexts.handedIn : null);
};

/** What is found of a deal, with the reason for which the office takes it as it is. */
const findingViews = (scope: Scope, item: PaymentItemRow, facts: PaymentFacts) => {
  const accepted = new Map(facts.acceptancesOf(item.id).map((row) => [row.key, row]));
  return findingsOf(item, facts).map((finding) => ({
    ...finding,
    acceptance: acceptanceView(scope, accepted.get(finding.key)),
  }));
};

const acceptanceView = (scope: Scope, row: AcceptanceRow | undefined) =>
  row === undefined
    ? null
    : {
        reason: row.reason,
        acceptedByName: nameFor(scope, { kind: 'admin', name: row.acceptedByName }),
        acceptedAt: row.acceptedAt,
      };

/** An answer is a draft until the list is handed in again. */
const returnItemView = ({ fieldPointer, status, answerKind, ...item }: ListReturnItem) => ({
  id: item.id,
  number: item.number,
  field: fieldPointer?.slice(1) ?? null,
  comment: item.comment,
  isAnswered: status === 'answered' || answerKind !== null,
  createdAt: item.createdAt,
});

/** A deal as the caller may see it. */
export const itemViewOf = (scope: Scope, item: PaymentItemRow, facts: PaymentFacts) => {
  const { excludedBy, excludedById: _by, mypageId: _page, createdAt: _created, ...columns } = item;
  return {
    ...columns,
    excludedByName: excludedBy && nameFor(scope, { kind: 'admin', name: excludedBy.name }),
    acceptedAmount: item.eligibleAmount - item.excludedAmount,
    vouchers: [...facts.vouchersOf(item.number)],
    findings: findingViews(scope, item, facts),
    returnItems: facts.returnItemsOf(item.number).map(returnItemView),
  };
};

export type PaymentItemView = ReturnType<typeof itemViewOf>;

const totalsOf = ({ plan, items }: PaymentFacts) => {
  const planned = plan?.items ?? [];
  const categories = new Set([...planned, ...items].map(({ expenseCategory }) => expenseCategory));
  return [...categories]
    .toSorted((a, b) => a - b)
    .map((expenseCategory) => {
      const own = items.filter((item) => item.expenseCategory === expenseCategory);
      const paidAmount = sumYen(own.map(({ eligibleAmount }) => eligibleAmount));
      const excludedAmount = sumYen(own.map((item) => item.excludedAmount));
      return {
        expenseCategory,
        planAmount: sumYen(
          planned
            .filter((row) => row.expenseCategory === expenseCategory)
            .map(({ eligibleAmount }) => eligibleAmount),
        ),
        paidAmount,
        excludedAmount,
        acceptedAmount: paidAmount - excludedAmount,
      };
    });
};

const listSectionView = (undertaking: Undertaking) => {
  const section = listSectionOf(undertaking);
  return {
    sectionId: section?.id ?? null,
    status: section?.status ?? null,
    returnDueOn: section?.returnDueOn ?? null,
    openReturnItemCount: section === undefined ? 0 : returnCounts(section.returnItems).openReturnItemCount,
  };
};

/** The deals of an undertaking as the caller may see them. */
export const paymentListOf = async (scope: Scope, undertaking: Undertaking) => {
  const { myPage } = undertaking;
  const facts = await paymentFactsOf(scope, undertaking);
  const items = facts.items.map((item) => itemViewOf(scope, item, facts));
  const isUser = scope.actor?.kind === 'user';
  const refusal = (isUser ? editRefusal : settledRefusal)(undertaking);
  return {
    mypageId: myPage.id,
    ...listSectionView(undertaking),
    expenseCategoryList: expenseListOf(undertaking),
    grantDecisionOn: myPage.grantDecisionOn,
    completionDeadline: myPage.project.completionDeadline,
    plan: facts.plan && expensePlanViewOf(facts.plan, true),
    items,
    totals: totalsOf(facts),
    errorCount: items.reduce(
      (count, { findings }) =>
        count + findings.filter(({ isError, acceptance }) => isError && acceptance === null).length,
      0,
    ),
    canEdit: isUser && refusal === null,
    editRefusal: refusal,
  };
};

export type PaymentListView = Awaited<ReturnType<typeof paymentListOf>>;

/** The caller's own undertaking. @throws NOT_FOUND when it has none */
export const ownMyPageId = async (scope: Scope): Promise<number> => {
  const { projectId, corporationId } = userOf(scope);
  const id = await findMyPageIdOf(scope.db, { projectId, corporationId });
  if (id === null) throw new ApiError('NOT_FOUND');
  return id;
};

/** @throws NOT_FOUND */
export const getOwnPaymentList = async (scope: Scope): Promise<PaymentListView> =>
  paymentListOf(scope, await requireUndertaking(scope, await ownMyPageId(scope)));

/** @throws NOT_FOUND, also for an undertaking that the caller may not see */
export const getPaymentList = async (scope: Scope, mypageId: number): Promise<PaymentListView> =>
  paymentListOf(scope, await requireUndertaking(scope, mypageId));
