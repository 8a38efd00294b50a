import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  type DealRow,
  type ListReturnItem,
  listDeals,
  listReturnItemsOfDeals,
  listVouchersOfDeals,
  type VoucherRow,
} from '#bff/modules/sections/index.ts';
import { nameFor } from '#bff/parts/records/officeName.service.ts';
import { type CheckedDeal, checkDeals } from './dealPages.data.ts';
import { type AcceptanceRow, listAcceptances } from './findingAcceptances.data.ts';
import type { ListOwner } from './listOwner.service.ts';
import { type PaymentFacts, paymentFactsOf } from './paymentFacts.service.ts';
import { findingsOf, type PaymentFinding } from './paymentFindings.service.ts';

const acceptanceView = (scope: Scope, row: AcceptanceRow | undefined) =>
  row === undefined
    ? null
    : {
        reason: row.reason,
        acceptedByName: nameFor(scope, { kind: 'admin', name: row.acceptedByName }),
        acceptedAt: row.acceptedAt,
      };

/** What is found of a deal, with the reason for which the office takes it as it is. */
const findingViews = (
  scope: Scope,
  findings: readonly PaymentFinding[],
  accepted: readonly AcceptanceRow[],
) => {
  const byKey = new Map(accepted.map((row) => [row.key, row]));
  return findings.map((finding) => ({
    ...finding,
    acceptance: acceptanceView(scope, byKey.get(finding.key)),
  }));
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

const voucherView = ({
  id,
  number: _deal,
  submissionCount: _count,
  isRequired: _required,
  ...voucher
}: VoucherRow) => ({
  ...voucher,
  sectionId: id,
});

type BesideDeal = {
  /** The participant's name, for callers who see the deals of several. */
  readonly isWhole: boolean;
  readonly findings: readonly PaymentFinding[];
  readonly vouchers: readonly VoucherRow[];
  readonly accepted: readonly AcceptanceRow[];
  readonly returned: readonly ListReturnItem[];
};

/** A deal as the caller may see it. */
const dealView = (scope: Scope, item: DealRow, beside: BesideDeal) => {
  const { excludedBy, excludedById: _by, mypageId: _page, createdAt: _created, ...own } = item;
  const { memberId, member, ...columns } = own;
  return {
    ...columns,
    member: beside.isWhole && member && memberId ? { id: memberId, name: member.corporation.name } : null,
    excludedByName: excludedBy && nameFor(scope, { kind: 'admin', name: excludedBy.name }),
    acceptedAmount: item.eligibleAmount - item.excludedAmount,
    vouchers: beside.vouchers.map(voucherView),
    findings: findingViews(scope, beside.findings, beside.accepted),
    returnItems: beside.returned.map(returnItemView),
  };
};

export type PaymentItemView = ReturnType<typeof dealView>;

/** Checked deals of one undertaking with all that is shown of each, in the order in which they come. */
export const dealViews = async (
  scope: Scope,
  facts: PaymentFacts,
  checked: readonly CheckedDeal[],
): Promise<PaymentItemView[]> => {
  const { mypageId } = facts.compared;
  const ids = checked.map(({ id }) => id);
  const numbers = checked.map(({ number }) => number);
  const items = await listDeals(scope.db, ids);
  const vouchers = await listVouchersOfDeals(scope.db, mypageId, numbers);
  const acceptances = await listAcceptances(scope.db, ids);
  const returnItems = await listReturnItemsOfDeals(scope.db, mypageId);
  const itemOf = new Map(items.map((item) => [item.id, item]));
  const vouchersOf = Map.groupBy(vouchers, ({ number }) => number);
  const acceptedOf = Map.groupBy(acceptances, ({ itemId }) => itemId);
  const returnedOf = Map.groupBy(returnItems, ({ row }) => (row ?? 0) + 1);
  return checked.flatMap((check) => {
    const item = itemOf.get(check.id);
    if (item === undefined) return [];
    return dealView(scope, item, {
      isWhole: facts.compared.ofWhom === undefined,
      findings: findingsOf(item, check, facts),
      vouchers: vouchersOf.get(item.number) ?? [],
      accepted: acceptedOf.get(item.id) ?? [],
      returned: returnedOf.get(item.number) ?? [],
    });
  });
};

/** One deal as it is now; the others are only looked at where it is like them. @throws NOT_FOUND */
export const readDealView = async (scope: Scope, owner: ListOwner, id: number): Promise<PaymentItemView> => {
  const facts = await paymentFactsOf(scope, owner);
  const [view] = await dealViews(scope, facts, await checkDeals(scope.db, facts.compared, [id]));
  if (view === undefined) throw new ApiError('NOT_FOUND');
  return view;
};
