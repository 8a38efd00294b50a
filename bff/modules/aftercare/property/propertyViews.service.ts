import { type Actor, roleOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import { offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { PropertyStatus } from '#bff/generated/contract/enums.ts';
import { myPageOfRecord } from '#bff/parts/records/myPageOfRecord.service.ts';
import { adminNameOrNone } from '#bff/parts/records/officeName.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { sumYen } from '#rules/money.ts';
import { bookValueOn } from '#rules/property/restriction.ts';
import type { PropertyRow } from './properties.data.ts';
import {
  deleteRefusal,
  isEditable,
  isRestrictedOn,
  missingColumns,
  type PropertyContext,
  propertyMoves,
  splitRefusal,
} from './propertyGuards.service.ts';

const { Confirmed, Draft, Returned, Submitted, Waived } = PropertyStatus;

const bookValueOf = ({ status, amount, acquiredOn, usefulLife }: PropertyRow, today: string) =>
  status !== Confirmed || usefulLife === null ? null : bookValueOn({ amount, acquiredOn, usefulLife }, today);

/** Restricted property: the business, or JMAC on its behalf, requests the disposal. Afterwards JMAC records it. */
const disposalOffers = ({ row }: PropertyContext, actor: Actor, today: string) => {
  const isKept = row.status === Confirmed && row.disposedOn === null;
  if (!isKept || row.disposals.length > 0) return [];
  const isRestricted = isRestrictedOn(row, today);
  const role = roleOf(actor);
  if (role !== 'CorporationUser' && role !== 'JMAC') return [];
  if (isRestricted) return [{ ...offer('askDisposal'), isOnBehalf: role === 'JMAC' }];
  return role === 'JMAC' ? [offer('recordDisposal')] : [];
};

const actionsOf = (scope: Scope, context: PropertyContext, actor: Actor) => {
  const isOwn = roleOf(actor) === 'CorporationUser';
  const mayWrite = (isOwn || roleOf(actor) === 'JMAC') && isEditable(context.row);
  return [
    ...propertyMoves(scope, context, actor),
    ...(mayWrite ? [offer('update')] : []),
    ...(isOwn && isEditable(context.row) ? [offer('split', splitRefusal(context))] : []),
    ...(isOwn && context.row.part > 1 ? [offer('delete', deleteRefusal(context.row))] : []),
    ...disposalOffers(context, actor, tokyoDayOf(scope.now)),
  ];
};

/** A line of the ledger, and what the caller may do with it (the contract's Property). */
export const viewOf = (scope: Scope, context: PropertyContext) => {
  const { actor } = scope;
  if (actor === undefined) throw new ApiError('UNAUTHORIZED');
  const { row } = context;
  const today = tokyoDayOf(scope.now);
  return {
    id: row.id,
    version: row.version,
    updatedAt: row.updatedAt,
    mypageId: row.mypageId,
    mypage: myPageOfRecord(row.myPage),
    dealNumber: row.paymentItem?.number ?? null,
    part: row.part,
    status: row.status,
    name: row.name,
    modelNumber: row.modelNumber,
    quantity: row.quantity,
    unitPrice: row.unitPrice,
    amount: row.amount,
    subsidyAmount: row.subsidyAmount,
    dealAmount: row.dealAmount,
    bookValue: bookValueOf(row, today),
    acquiredOn: row.acquiredOn,
    usefulLife: row.usefulLife,
    restrictionUntil: row.restrictionUntil,
    location: row.location,
    waiverReason: row.waiverReason,
    returnReason: row.returnReason,
    isRestricted: isRestrictedOn(row, today),
    disposalKind: row.disposalKind,
    disposedOn: row.disposedOn,
    approvalNumber: row.approvalNumber,
    openDisposalId: row.disposals[0]?.id ?? null,
    missing: isEditable(row) ? missingColumns(row) : [],
    enteredByName: adminNameOrNone(scope, row.enteredBy),
    confirmedByName: adminNameOrNone(scope, row.confirmedBy),
    confirmedAt: row.confirmedAt,
    availableActions: actionsOf(scope, context, actor),
  };
};

export type PropertyView = ReturnType<typeof viewOf>;

/** The rows of a deal among those of a ledger. */
export const contextIn = (rows: readonly PropertyRow[]): ((row: PropertyRow) => PropertyContext) => {
  const pieces = Map.groupBy(rows, ({ paymentItemId }) => paymentItemId);
  return (row) => ({ row, pieces: row.paymentItemId === null ? [] : (pieces.get(row.paymentItemId) ?? []) });
};

/** The ledger of an undertaking. */
export const ledgerOf = (scope: Scope, rows: readonly PropertyRow[]) => {
  const contextOf = contextIn(rows);
  const items = rows.map((row) => viewOf(scope, contextOf(row)));
  const kept = items.filter(({ status }) => status !== Waived);
  const count = (...statuses: readonly number[]) =>
    items.filter(({ status }) => statuses.includes(status)).length;
  const restricted = items.filter(({ isRestricted }) => isRestricted);
  return {
    items,
    openCount: count(Draft, Returned),
    checkingCount: count(Submitted),
    amount: sumYen(kept.map(({ amount }) => amount)),
    subsidyAmount: sumYen(kept.map(({ subsidyAmount }) => subsidyAmount)),
    restrictedUntilOn:
      restricted
        .flatMap(({ restrictionUntil }) => restrictionUntil ?? [])
        .sort()
        .at(-1) ?? null,
  };
};
