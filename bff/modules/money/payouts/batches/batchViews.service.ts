import { ApiError } from '#bff/core/apiError.ts';
import { type OfferedAction, offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { maskUsableNumber } from '#bff/core/secrets/sealedNumber.ts';
import { PaymentStatus } from '#bff/generated/contract/enums.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { type BatchDetailRow, type BatchSummaryRow, findBatch, listBatchRows } from '../batches.data.ts';
import { keptAccount } from '../payoutAccount.service.ts';
import { batchMessages as messages } from '../payouts.words.ts';
import { maskedRemitter, remitterOf } from '../remitter.service.ts';

const { Exported, Failed, Paid } = PaymentStatus;
const RECORD_BYTES = 120;
/** Header, trailer and end. */
const OTHER_RECORDS = 3;

const summaryOf = (row: BatchSummaryRow) => ({
  id: row.id,
  version: row.version,
  projectId: row.projectId,
  projectName: row.project.shortName,
  transferOn: row.transferOn,
  count: row.count,
  amount: row.amount,
  fileName: row.fileName,
  sizeBytes: RECORD_BYTES * (row.count + OTHER_RECORDS),
  sha256: row.sha256,
  createdByName: row.createdBy.name,
  createdAt: row.createdAt,
  downloads: row.downloads,
  resultReadAt: row.resultReadAt,
  canceledAt: row.canceledAt,
  paidCount: row.paidCount,
  failedCount: row.failedCount,
});

export type BatchSummary = ReturnType<typeof summaryOf>;

type Item = BatchDetailRow['items'][number];

const itemOf = ({ secrets }: Scope, item: Item) => {
  const account = keptAccount(item.account);
  const { payment } = item;
  return {
    sequence: item.sequence,
    payoutId: item.paymentId,
    mypageId: payment.mypageId,
    displayCode: payment.myPage.displayCode,
    corporationName: payment.myPage.corporation.name,
    accountHolderKana: account?.accountHolderKana ?? '-',
    bankCode: account?.bankCode ?? '0000',
    branchCode: account?.branchCode ?? '000',
    accountType: account?.accountType ?? 0,
    accountNumberMasked: maskUsableNumber(secrets, account?.accountNumber ?? '0000000'),
    amount: item.amount,
    status: item.status,
    failureReason: item.failureReason,
    checkedByName: payment.checkedBy?.name ?? null,
    approvedByName: payment.approvedBy?.name ?? null,
  };
};

const lineOf = (kind: 'approved' | 'paid' | 'failed' | 'waiting', items: readonly Item[]) => ({
  kind,
  count: items.length,
  amount: items.reduce((sum, { amount }) => sum + amount, 0),
});

/** The sums side by side: what was approved, what the file says, what the bank did. */
const linesOf = ({ items, count, amount, canceledAt }: BatchDetailRow) => {
  const of = (wanted: number) => items.filter(({ status }) => status === wanted);
  const sums = [lineOf('approved', items), { kind: 'trailer' as const, count, amount }];
  if (canceledAt !== null) return sums;
  return [...sums, lineOf('paid', of(Paid)), lineOf('failed', of(Failed)), lineOf('waiting', of(Exported))];
};

/** Why a file cannot be taken back any more; undefined when it can. */
export const cancelRefusal = ({ canceledAt, items }: BatchDetailRow): string | undefined => {
  if (canceledAt !== null) return messages.canceled;
  return items.some(({ status }) => status !== Exported) ? messages.resultIn : undefined;
};

const actionsOf = (scope: Scope, row: BatchDetailRow): OfferedAction[] => {
  if (scope.actor?.kind !== 'admin' || scope.actor.role !== 'JMAC') return [];
  const canceled = row.canceledAt === null ? undefined : messages.canceled;
  return [
    { ...offer('download', canceled), ...(row.downloads > 0 ? { needsReason: true } : {}) },
    offer('readResult', canceled),
    { ...offer('unexport', cancelRefusal(row)), needsReason: true },
  ];
};

const viewOf = (scope: Scope, row: BatchDetailRow) => {
  const of = (wanted: number) => row.items.filter(({ status }) => status === wanted).length;
  const remitter = remitterOf(row.remitter);
  if (remitter === null) throw new Error(`the file ${row.id} has no remitter`);
  return {
    ...summaryOf({ ...row, paidCount: of(Paid), failedCount: of(Failed) }),
    remitter: maskedRemitter(remitter),
    lines: linesOf(row),
    items: row.items.map((item) => itemOf(scope, item)),
    history: row.steps.map(({ createdAt, action, actorName, count, comment }) => ({
      at: createdAt,
      action: action as 'export' | 'downloaded' | 'resultRead' | 'unexport',
      actorName,
      count,
      comment,
    })),
    availableActions: actionsOf(scope, row),
  };
};

export type BatchView = ReturnType<typeof viewOf>;

/** @throws NOT_FOUND */
export const requireBatch = async (scope: Scope, id: number): Promise<BatchDetailRow> => {
  const row = await findBatch(scope.db, id);
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
};

/** One file with its records, sums and history. @throws NOT_FOUND */
export const getPayoutBatch = async (scope: Scope, id: number): Promise<BatchView> =>
  viewOf(scope, await requireBatch(scope, id));

/** Files of transfers. */
export const listPayoutBatches = async (
  scope: Scope,
  search: { readonly projectId?: number | undefined },
  request: PageRequest,
): Promise<Page<BatchSummary>> => mapPage(await listBatchRows(scope.db, search, request), summaryOf);
