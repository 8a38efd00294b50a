import { type Actor, roleOf } from '#bff/core/actor.ts';
import { invalidField } from '#bff/core/apiError.ts';
import { requireDecision } from '#bff/core/fourEyes.ts';
import type { Scope } from '#bff/core/scope.ts';
import { FourEyesAct, PaymentStatus, PaymentStatusLabel } from '#bff/generated/contract/enums.ts';
import { confirmBankAccount } from '#bff/modules/myPages/index.ts';
import { columnsBefore } from '#bff/modules/trail/index.ts';
import { assertSecondPerson } from '#bff/parts/fourEyes/secondPerson.service.ts';
import { requireMove } from '#bff/parts/records/requireMove.service.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { isBankBusinessDay } from '#rules/bankDays.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { tidyText } from '#rules/text.ts';
import { updateBatchItem } from './batchPayments.data.ts';
import { followPayout } from './followPayout.service.ts';
import { accountText, snapshotOf } from './payoutAccount.service.ts';
import { requireActor } from './payoutContext.service.ts';
import { payoutMoves, payoutStatusName, payoutStatusOf } from './payoutGuards.service.ts';
import { recordPayoutMoves } from './payoutHistory.service.ts';
import { assertWithinLimit } from './payoutLimit.service.ts';
import { announcePayout } from './payoutNotices.service.ts';
import { type PayoutChange, type PayoutRow, UNCHECKED, updatePayoutRow } from './payouts.data.ts';
import { payoutMessages as messages, failProposal as texts } from './payouts.words.ts';

/** An action with what it needs. */
export type Move = {
  readonly action: string;
  readonly reason?: string | undefined;
  /** With a request: the amount put right, in yen. */
  readonly amount?: number | undefined;
  /** With a check: the version of the account that was compared with the passbook copy. */
  readonly accountVersion?: number | undefined;
  /** With a settlement: the day on which the bank paid. */
  readonly paidOn?: string | undefined;
};

const admitted = (scope: Scope, payout: PayoutRow, { action, reason }: Move) => {
  const actor = requireActor(scope);
  const { to, isOnBehalf } = requireMove(scope.machines.payment, {
    status: payoutStatusName(payout.status),
    action,
    role: roleOf(actor),
    offers: payoutMoves(scope, payout, actor),
    reason: tidyText(reason ?? '') || null,
    reasonPointer: '/reason',
    reasonMessage: messages.reasonRequired,
  });
  return { status: payoutStatusOf(to), isOnBehalf, actor };
};

const adminIdOf = (actor: Actor): number | null => (actor.kind === 'admin' ? actor.adminUserId : null);

type Step = { readonly move: Move; readonly reason: string | null; readonly actor: Actor };

const requestColumns = async (
  scope: Scope,
  payout: PayoutRow,
  { move, actor }: Step,
): Promise<PayoutChange> => {
  const amount = move.amount ?? payout.amount;
  await assertWithinLimit(scope, payout.myPage, { amount, except: payout.amount });
  const requestedOn = tokyoDayOf(scope.now);
  return { amount, requestedOn, enteredById: adminIdOf(actor), returnReason: null };
};

/** The account that the checker compared is the one that is kept; who checks a payment confirms its account with it. */
const checkColumns = async (
  scope: Scope,
  { mypageId, myPage }: PayoutRow,
  { move, actor }: Step,
): Promise<PayoutChange> => {
  const account = myPage.corporation.bankAccount;
  if (move.accountVersion === undefined)
    throw invalidField('/accountVersion', messages.accountVersionRequired);
  if (account === null || account.version !== move.accountVersion)
    throw invalidField('/accountVersion', messages.accountVersionOld);
  const checkedById = adminIdOf(actor);
  if (account.confirmedAt === null) {
    await confirmBankAccount(scope.db, account.id, { confirmedAt: scope.now, confirmedById: checkedById });
    const target = { kind: 'bankAccount', id: account.id } as const;
    await scope.audit({ action: 'confirmed', target, mypageId, projectId: myPage.projectId });
  }
  return { checkedById, checkedAt: scope.now, account: snapshotOf(account) };
};

/** Why a payment was not paid on a day; null when it may have been. */
export const paidOnRefusal = (
  { batch }: Pick<PayoutRow, 'batch'>,
  paidOn: string,
  now: Date,
): string | null => {
  if (paidOn > tokyoDayOf(now)) return messages.paidOnFuture;
  if (!isBankBusinessDay(paidOn)) return messages.paidOnHoliday;
  const transferOn = batch?.transferOn ?? null;
  return transferOn !== null && paidOn < transferOn
    ? messages.paidOnBeforeTransfer(formatEraDay(transferOn))
    : null;
};

const settleColumns = (scope: Scope, payout: PayoutRow, { move, actor }: Step): PayoutChange => {
  const { paidOn } = move;
  if (paidOn === undefined) throw invalidField('/paidOn', messages.paidOnRequired);
  const refusal = paidOnRefusal(payout, paidOn, scope.now);
  if (refusal !== null) throw invalidField('/paidOn', refusal);
  return { paidOn, recordedById: adminIdOf(actor) };
};

const retried: PayoutChange = {
  ...UNCHECKED,
  batchId: null,
  exportedAt: null,
  failureReason: null,
  failedAt: null,
  paidOn: null,
  recordedById: null,
};

const columnsOf = (scope: Scope, payout: PayoutRow, step: Step): PayoutChange | Promise<PayoutChange> => {
  const { reason, actor } = step;
  switch (step.move.action) {
    case 'request':
      return requestColumns(scope, payout, step);
    case 'return':
      return { ...UNCHECKED, returnReason: reason };
    case 'check':
      return checkColumns(scope, payout, step);
    case 'approve':
      return { approvedById: adminIdOf(actor), approvedAt: scope.now };
    case 'settle':
      return settleColumns(scope, payout, step);
    case 'fail':
      return {
        failureReason: reason,
        failedAt: scope.now,
        paidOn: null,
        recordedById: adminIdOf(actor),
      };
    case 'retry':
      return retried;
    default:
      return { cancelReason: reason };
  }
};

const { Failed, Paid } = PaymentStatus;

/** What its file says, and what follows for the business and the undertaking. */
const followOutcome = async (scope: Scope, payout: PayoutRow, status: number, reason: string | null) => {
  const { id: paymentId, batchId } = payout;
  const failureReason = status === Failed ? reason : null;
  if (batchId !== null) await updateBatchItem(scope.db, { batchId, paymentId }, { status, failureReason });
  await followPayout(scope, paymentId);
};

/** What of a payment the trail keeps beside its status; of the account one line. */
const auditedOf = (columns: object): object => {
  const { account, followsUp: _follows, ...rest } = columns as PayoutChange;
  return account === undefined ? rest : { ...rest, account: accountText(account) };
};

/** What a request begins with stands in its entry as a whole: the draft before it is nobody's. */
const changeForAudit = (payout: PayoutRow, change: PayoutChange, isNew: boolean) => {
  const { amount, method } = payout;
  if (isNew) return { after: auditedOf({ method, amount, ...change }) };
  return { before: auditedOf(columnsBefore(payout, change)), after: auditedOf(change) };
};

/** What was paid has failed only when two people say so (domain 12). @throws ProposedError, VoidProposalError */
const requireFailureDecision = (scope: Scope, payout: PayoutRow, reason: string | null): void => {
  const { id, version, amount, mypageId, myPage } = payout;
  requireDecision(scope, {
    act: FourEyesAct.PaidToFailed,
    subject: { kind: 'payment', id },
    thing: `payment:${id}`,
    ...{ projectId: myPage.projectId, mypageId, reason },
    title: texts.title(myPage.displayCode, myPage.corporation.name),
    changes: [
      { label: texts.status, before: PaymentStatusLabel[Paid], after: PaymentStatusLabel[Failed] },
      { label: texts.amount, before: texts.amountText(amount), after: null },
    ],
    follows: [texts.follows],
    basis: version,
  });
};

/**
 * Moves a held payment along its machine.
 * @param isNew it was begun with this move
 * @throws ProposedError where two people do it, ACCESS_DENIED, TRANSITION_NOT_ALLOWED with the reason, INVALID_PARAMETER
 */
export const movePayout = async (
  scope: Scope,
  payout: PayoutRow,
  move: Move,
  isNew = false,
): Promise<void> => {
  const { status, isOnBehalf, actor } = admitted(scope, payout, move);
  const reason = tidyText(move.reason ?? '') || null;
  const { id, version, mypageId, myPage } = payout;
  if (move.action === 'approve') await assertSecondPerson(scope, [payout.enteredById, payout.checkedById]);
  if (payout.status === Paid && status === Failed) requireFailureDecision(scope, payout, reason);
  const change = { ...(await columnsOf(scope, payout, { move, reason, actor })), status };
  await writeVersioned(version, () => updatePayoutRow(scope.db, { id, version }, change));
  await recordPayoutMoves(scope, move.action, [
    {
      id,
      mypageId,
      projectId: myPage.projectId,
      fromStatus: payout.status,
      toStatus: status,
      comment: reason,
      onBehalfOf: isOnBehalf ? myPage.corporation.name : undefined,
      ...changeForAudit(payout, change, isNew),
    },
  ]);
  if (status === Paid || status === Failed) await followOutcome(scope, payout, status, reason);
  else await announcePayout(scope, payout, move.action, { reason, isOnBehalf });
};
