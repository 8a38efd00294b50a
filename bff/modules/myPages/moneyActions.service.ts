import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { AmountProposalKind, DocumentType, NotificationKind } from '#bff/generated/contract/enums.ts';
import { findOwnedFile } from '#bff/modules/sections/index.ts';
import { notifyBusiness } from '#bff/parts/notices/businessNotices.service.ts';
import { myPageLink } from '#bff/parts/records/mailLinks.service.ts';
import { amountMail } from '#bff/platform/mail/texts/amountMails.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { moveClaimDays, withdrawAmountNotices, withdrawClaims } from './claims.service.ts';
import { addTriggeredSections, type DueBases, triggeredDueOn } from './dueDays.service.ts';
import { isConfirmed, lastPaidOn, paidSum, type Undertaking } from './guards/undertaking.service.ts';
import { amountNotice, myPageMessages as messages } from './myPages.words.ts';
import type { MyPageChange } from './myPageWrites.data.ts';
import { cancelOpenPayments, revokePayments } from './payments.data.ts';

/** What the money actions take beside their reason. */
export type MoneyInput = {
  readonly confirmedOn?: string | null | undefined;
  readonly recoveryAmount?: number | undefined;
  readonly evidenceFileId?: string | undefined;
  readonly reason?: string | undefined;
};

const grouped = (yen: number): string => yen.toLocaleString('ja-JP');

const notifyConfirmedAmount = (scope: Scope, { myPage }: Undertaking, amount: number): Promise<void> => {
  const { id: mypageId, projectId, corporationId, displayCode } = myPage;
  const told = { title: amountNotice.title, body: amountNotice.body(grouped(amount)) };
  const notice = { kind: NotificationKind.NoticeIssued, ...told };
  const myPageUrl = myPageLink(scope.config, projectId);
  return notifyBusiness(scope, { mypageId, projectId, corporationId }, notice, (frame) =>
    amountMail({ ...frame, ...told, displayCode, myPageUrl }),
  );
};

/** A first claim, or another one in the place of what was claimed of an amount before. */
const askForClaim = async (scope: Scope, undertaking: Undertaking, bases: DueBases): Promise<void> => {
  await addTriggeredSections(scope, undertaking, bases);
  const due = await triggeredDueOn(scope, undertaking, DocumentType.ResultPaymentRequest, bases);
  await moveClaimDays(scope, undertaking, due);
  await withdrawClaims(scope, undertaking, messages.claimRenewed, due ?? undefined);
};

/** 額の確定: notifies the approved amount to the business and requests its claim. */
export const notifyAmount = async (
  scope: Scope,
  undertaking: Undertaking,
  { confirmedOn }: MoneyInput,
): Promise<MyPageChange> => {
  const { myPage } = undertaking;
  const day = confirmedOn ?? tokyoDayOf(scope.now);
  const isTooEarly = myPage.reportedOn !== null && day < myPage.reportedOn;
  assertNoFieldErrors([...(isTooEarly ? [fieldError('/confirmedOn', messages.confirmedBeforeReport)] : [])]);
  const confirmedAmount = await scope.ask('approvedAmount', {
    mypageId: myPage.id,
    kind: AmountProposalKind.Confirmation,
  });
  await askForClaim(scope, undertaking, { ...myPage, confirmedOn: day });
  await notifyConfirmedAmount(scope, undertaking, confirmedAmount);
  return { confirmedAmount, confirmedOn: day };
};

/**
 * The amount was wrong: it is open again, a payment that has not left is stopped, and what was claimed of the amount,
 * and the paper that told it, are taken back.
 */
export const amendAmount = async (
  scope: Scope,
  undertaking: Undertaking,
  reason: string,
): Promise<MyPageChange> => {
  const { id: mypageId, projectId } = undertaking.myPage;
  const canceled = await cancelOpenPayments(scope.db, mypageId, reason);
  const moves = canceled.map((payment) => ({ ...payment, mypageId, projectId, comment: reason }));
  await scope.tell('payoutsMoved', { action: 'cancel', moves });
  await withdrawClaims(scope, undertaking, messages.claimTakenBack);
  await withdrawAmountNotices(scope, undertaking);
  return { confirmedAmount: null, confirmedOn: null };
};

/** 入金: all of the amount is paid. */
export const recordPayment = ({ now }: Scope, undertaking: Undertaking): MyPageChange => {
  const { myPage } = undertaking;
  const days = [lastPaidOn(undertaking) ?? tokyoDayOf(now), myPage.confirmedOn ?? ''];
  // What went out on estimate was paid before the amount was confirmed; paid up it is since then.
  const paidOn = days.toSorted().at(-1) ?? null;
  return { paidOn, paidAmount: paidSum(undertaking) };
};

/** A payment failed: the amount is to be paid again. */
export const revertPayment = (undertaking: Undertaking): MyPageChange => ({
  paidOn: null,
  paidAmount: paidSum(undertaking) || null,
});

const evidenceError = async (
  scope: Scope,
  { myPage, sections }: Undertaking,
  fileId: string | undefined,
): Promise<string | null> => {
  if (fileId === undefined) return messages.evidenceRequired;
  const file = await findOwnedFile(scope.db, fileId);
  if (file === null || file.mypageId !== myPage.id || file.scanStatus !== 'clean')
    return messages.evidenceUnknown;
  if (file.sectionId === null) return null;
  // A paper of a section counts once the ministry has confirmed it.
  const section = sections.find(({ id }) => id === file.sectionId);
  return section?.needsMaffCheck && isConfirmed(section) ? null : messages.evidenceUnknown;
};

/** 再開: the undertaking starts anew; what came back after a revocation is no payment any more. */
export const reinstate = async (
  scope: Scope,
  { myPage }: Undertaking,
  reason: string,
): Promise<MyPageChange> => {
  const isRecovered = myPage.recoveryAmount !== null;
  if (isRecovered) {
    const failed = { failureReason: reason, failedAt: scope.now };
    const moved = await revokePayments(scope.db, myPage.id, failed);
    const { id: mypageId, projectId } = myPage;
    const moves = moved.map((payment) => ({ ...payment, mypageId, projectId, comment: reason }));
    await scope.tell('payoutsMoved', { action: 'fail', moves });
    await scope.tell('undertakingReinstated', mypageId);
  }
  return {
    cancelReason: null,
    recoveryAmount: null,
    confirmedAmount: null,
    confirmedOn: null,
    paidOn: null,
    ...(isRecovered ? { paidAmount: null } : {}),
  };
};

/**
 * 交付決定の取消し after the payment: what is paid has to come back. How much of it, and until when, is ordered by two
 * people (money/recoveries); here the order is begun.
 */
export const revoke = async (
  scope: Scope,
  undertaking: Undertaking,
  input: MoneyInput,
): Promise<MyPageChange> => {
  const { recoveryAmount, evidenceFileId } = input;
  const { id: mypageId, projectId } = undertaking.myPage;
  const claimable = await scope.ask('claimableAmount', mypageId);
  const isAmountRight = recoveryAmount !== undefined && recoveryAmount > 0 && recoveryAmount <= claimable;
  const wrongEvidence = await evidenceError(scope, undertaking, evidenceFileId);
  assertNoFieldErrors([
    ...(isAmountRight ? [] : [fieldError('/recoveryAmount', messages.recoveryRequired)]),
    ...(wrongEvidence === null ? [] : [fieldError('/evidenceFileId', wrongEvidence)]),
  ]);
  const claimReason = input.reason?.trim() ?? '';
  await scope.tell('grantRevoked', {
    mypageId,
    projectId,
    amount: recoveryAmount ?? 0,
    claimReason,
    documentFileId: evidenceFileId,
  });
  return { recoveryAmount, cancelReason: claimReason };
};
