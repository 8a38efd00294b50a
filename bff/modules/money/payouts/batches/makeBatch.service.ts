import { createHash } from 'node:crypto';
import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { PaymentStatus } from '#bff/generated/contract/enums.ts';
import { isBankBusinessDay } from '#rules/bankDays.ts';
import { addDays, tokyoDayOf } from '#rules/calendar.ts';
import { namedInShort } from '#rules/japaneseWords.ts';
import { insertBatchStep, nextBatchId } from '../batches.data.ts';
import { type ApprovedRow, holdApproved, insertBatch } from '../batchPayments.data.ts';
import { accountTypeCode, isSameAccount, keptAccount, openedAccount } from '../payoutAccount.service.ts';
import { recordPayoutMoves } from '../payoutHistory.service.ts';
import { grouped } from '../payoutLimit.service.ts';
import { batchMessages as messages, recordFields } from '../payouts.words.ts';
import { openedRemitter, type Remitter, remitterOf, remitterText } from '../remitter.service.ts';
import { findPaymentSetting } from '../settings.data.ts';
import { FieldError } from '../zengin/record.service.ts';
import { type Transfer, TransferError, totalsOf, transferFileOf } from '../zengin/transferFile.service.ts';
import { type BatchView, getPayoutBatch } from './batchViews.service.ts';
import { sealContent } from './sealedContent.service.ts';

export type NewBatchInput = {
  readonly projectID: number;
  readonly transferOn: string;
  /** What the caller has seen of the approved payments. */
  readonly count: number;
  readonly amount: number;
};

const MAX_TRANSFERS = 10_000;

/** The file has month and day alone: a year ahead they would be those of an earlier day. */
const DAYS_OF_YEAR = 365;

const assertTransferDay = (scope: Scope, day: string): void => {
  const refuse = (message: string) => invalidField('/transferOn', message);
  // Banks take a file the day before at the latest.
  if (day <= tokyoDayOf(scope.now)) throw refuse(messages.transferPast);
  if (!isBankBusinessDay(day)) throw refuse(messages.transferHoliday);
  if (day >= addDays(tokyoDayOf(scope.now), DAYS_OF_YEAR)) throw refuse(messages.transferFar);
};

const requireRemitter = async (scope: Scope, projectId: number): Promise<Remitter> => {
  const project = await findPaymentSetting(scope.db, projectId);
  if (project === null) throw new ApiError('NOT_FOUND');
  const remitter = remitterOf(project.paymentSetting?.remitter);
  if (remitter === null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.noRemitter });
  return remitter;
};

const refuse = (detail: string) => new ApiError('TRANSITION_NOT_ALLOWED', { detail });

const nameOf = ({ myPage }: ApprovedRow): string => `${myPage.displayCode} ${myPage.corporation.name}`;

/** @throws TRANSITION_NOT_ALLOWED when the approved payments are others than the caller saw, or one's account changed */
const assertAsSeen = (scope: Scope, rows: readonly ApprovedRow[], { count, amount }: NewBatchInput): void => {
  if (rows.length === 0) throw refuse(messages.nothingApproved);
  if (rows.length > MAX_TRANSFERS) throw refuse(messages.tooMany);
  const sum = rows.reduce((all, row) => all + row.amount, 0);
  if (rows.length !== count || sum !== amount)
    throw refuse(messages.sumsDiffer(grouped(rows.length), grouped(sum)));
  const changed = rows.filter(({ account, myPage }) => {
    const current = myPage.corporation.bankAccount;
    const accounts = [keptAccount(account), current] as const;
    return !isSameAccount(scope, myPage.corporationId, accounts) || current?.confirmedAt === null;
  });
  if (changed.length > 0) throw refuse(messages.accountsChanged(namedInShort(changed.map(nameOf))));
};

const transferOf = (scope: Scope, { id, amount, account, myPage }: ApprovedRow): Transfer => {
  const kept = keptAccount(account);
  if (kept === null) throw refuse(messages.accountsChanged(myPage.displayCode));
  const { bankCode, bankNameKana, branchCode, branchNameKana, accountNumber } = openedAccount(
    scope,
    myPage.corporationId,
    kept,
  );
  return {
    paymentId: id,
    ...{ bankCode, bankNameKana, branchCode, branchNameKana, accountNumber },
    accountType: accountTypeCode(kept.accountType),
    holderKana: kept.accountHolderKana,
    amount: BigInt(amount),
  };
};

/** What cannot be written, in words. */
const asRefusal = (error: unknown, rows: readonly ApprovedRow[]): unknown => {
  if (error instanceof TransferError) {
    const row = rows.find(({ id }) => id === error.paymentId);
    const field = recordFields[error.field] ?? error.field;
    return refuse(messages.fieldWrong(row === undefined ? '' : nameOf(row), field));
  }
  if (!(error instanceof FieldError)) return error;
  return refuse(messages.remitterWrong(recordFields[error.field] ?? error.field));
};

type Order = {
  readonly batchNumber: number;
  readonly transferOn: string;
  /** With its number. */
  readonly remitter: Remitter;
};

/** @throws TRANSITION_NOT_ALLOWED naming the payment and the field that a record cannot take */
const fileOf = (scope: Scope, order: Order, rows: readonly ApprovedRow[]) => {
  const { remitter } = order;
  const transfers = rows.map((row) => transferOf(scope, row));
  try {
    const content = transferFileOf({
      ...order,
      remitter: { ...remitter, accountType: accountTypeCode(remitter.accountType) },
      transfers,
    });
    return { content: new Uint8Array(content), totals: totalsOf(transfers) };
  } catch (error) {
    throw asRefusal(error, rows);
  }
};

const recordExport = async (
  scope: Scope,
  batchId: number,
  rows: readonly ApprovedRow[],
  projectId: number,
) => {
  await recordPayoutMoves(
    scope,
    'export',
    rows.map(({ id, mypageId }) => ({
      id,
      mypageId,
      projectId,
      fromStatus: PaymentStatus.Approved,
      toStatus: PaymentStatus.Exported,
      before: { batchId: null, exportedAt: null },
      after: { batchId, exportedAt: scope.now },
    })),
  );
  const { adminUserId, name } = adminOf(scope);
  await insertBatchStep(scope.db, {
    batchId,
    action: 'export',
    count: rows.length,
    actorId: adminUserId,
    actorName: name,
    createdAt: scope.now,
  });
};

/**
 * Writes every approved payment of a round into one file, all or none.
 * @throws NOT_FOUND, INVALID_PARAMETER for the day, TRANSITION_NOT_ALLOWED without a remitter, with other sums than the
 *   caller saw, with an account that changed since its check, or with a value that the file cannot take
 */
export const createPayoutBatch = async (scope: Scope, input: NewBatchInput): Promise<BatchView> => {
  const { projectID: projectId, transferOn } = input;
  assertTransferDay(scope, transferOn);
  const remitter = await requireRemitter(scope, projectId);
  const rows = await holdApproved(scope.db, projectId, MAX_TRANSFERS + 1);
  assertAsSeen(scope, rows, input);
  const id = await nextBatchId(scope.db);
  const opened = openedRemitter(scope.secrets, projectId, remitter);
  const { content, totals } = fileOf(scope, { batchNumber: id, transferOn, remitter: opened }, rows);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const batch = {
    id,
    projectId,
    transferOn,
    remitter: { ...remitter },
    fileName: `SOUFURI_${transferOn.replaceAll('-', '')}_${id}.txt`,
    content: sealContent(scope.secrets, id, content),
    sha256,
    count: totals.count,
    amount: totals.amount,
    createdById: adminOf(scope).adminUserId,
    createdAt: scope.now,
  };
  const items = rows.map((row, index) => ({
    sequence: index + 1,
    paymentId: row.id,
    amount: row.amount,
    account: { ...keptAccount(row.account) },
  }));
  await insertBatch(scope.db, batch, items);
  await recordExport(scope, id, rows, projectId);
  const { content: _sealed, amount, ...kept } = batch;
  const after = { ...kept, amount: Number(amount), remitter: remitterText(remitter) };
  await scope.audit({ action: 'export', target: { kind: 'paymentBatch', id }, after, projectId });
  return getPayoutBatch(scope, id);
};
