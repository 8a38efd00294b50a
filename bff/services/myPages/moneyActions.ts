import { adminOf } from '#bff/core/actor.ts';
import type { FieldError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { MyPageChange } from '#bff/data/myPages/myPageWrites.ts';
import {
  cancelOpenPayments,
  failPayment,
  settlePayment,
  takeBackPayments,
} from '#bff/data/myPages/payments.ts';
import { supersedeRecoveries } from '#bff/data/recoveries/recoveries.ts';
import { findOwnedFile } from '#bff/data/sections/sectionFiles.ts';
import {
  AmountProposalKind,
  DocumentType,
  NotificationKind,
  RecoveryKind,
} from '#bff/generated/contract/enums.ts';
import { amountMail } from '#bff/mail/texts/amountMails.ts';
import { amountNotice, myPageMessages as messages } from '#bff/text/myPages.ts';
import { isBankBusinessDay } from '#rules/bankDays.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { applyApprovedAmount } from '../amounts/applyProposal.ts';
import { myPageLink } from '../common/mailLinks.ts';
import { assertNoFieldErrors, fieldError } from '../common/textRules.ts';
import { notifyBusiness } from '../notices/businessNotices.ts';
import { draftRecovery, proposedPayTo } from '../recoveries/draftRecovery.ts';
import { claimableOf } from '../recoveries/recoveryContext.ts';
import { moveClaimDays, takeBackClaims, takeBackNotices } from './claims.ts';
import { addTriggeredSections, type DueBases, triggeredDueOn } from './dueDays.ts';
import { isConfirmed, paidOnEstimate, type Undertaking } from './guards/undertaking.ts';

/** What the money actions take beside their reason. */
export type MoneyInput = {
  readonly confirmedOn?: string | null | undefined;
  readonly paidOn?: string | undefined;
  readonly paidAmount?: number | undefined;
  readonly recoveryAmount?: number | undefined;
  readonly evidenceFileId?: string | undefined;
  readonly reason?: string | undefined;
};

const grouped = (yen: number): string => yen.toLocaleString('ja-JP');

const tellAmount = (scope: Scope, { myPage }: Undertaking, amount: number): Promise<void> => {
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
  await takeBackClaims(scope, undertaking, messages.claimRenewed, due ?? undefined);
};

/** 額の確定: the amount that three people stand for is told to the business, which is asked for its claim. */
export const notifyAmount = async (
  scope: Scope,
  undertaking: Undertaking,
  { confirmedOn }: MoneyInput,
): Promise<MyPageChange> => {
  const { myPage } = undertaking;
  const day = confirmedOn ?? tokyoDayOf(scope.now);
  const isTooEarly = myPage.reportedOn !== null && day < myPage.reportedOn;
  assertNoFieldErrors([...(isTooEarly ? [fieldError('/confirmedOn', messages.confirmedBeforeReport)] : [])]);
  const confirmedAmount = await applyApprovedAmount(scope, myPage.id, AmountProposalKind.Confirmation);
  await askForClaim(scope, undertaking, { ...myPage, confirmedOn: day });
  await tellAmount(scope, undertaking, confirmedAmount);
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
  await cancelOpenPayments(scope.db, undertaking.myPage.id, reason);
  await takeBackClaims(scope, undertaking, messages.claimTakenBack);
  await takeBackNotices(scope, undertaking);
  return { confirmedAmount: null, confirmedOn: null };
};

const paymentErrors = (
  scope: Scope,
  undertaking: Undertaking,
  { paidOn, paidAmount }: MoneyInput,
): FieldError[] => {
  const { myPage } = undertaking;
  const at = (message: string) => [fieldError('/paidOn', message)];
  const expected = (myPage.confirmedAmount ?? 0) - paidOnEstimate(undertaking);
  const wrong = messages.paidAmountWrong(grouped(expected));
  const amounts = paidAmount === expected ? [] : [fieldError('/paidAmount', wrong)];
  if (paidOn === undefined) return [...at(messages.paidOnRequired), ...amounts];
  if (paidOn > tokyoDayOf(scope.now)) return [...at(messages.paidOnFuture), ...amounts];
  if (!isBankBusinessDay(paidOn)) return [...at(messages.paidOnHoliday), ...amounts];
  const isTooEarly = myPage.confirmedOn !== null && paidOn < myPage.confirmedOn;
  return [...(isTooEarly ? at(messages.paidBeforeConfirmed) : []), ...amounts];
};

/** 入金: the settlement is paid to the account as it is confirmed now; the report on the effect is asked for. */
export const recordPayment = async (
  scope: Scope,
  undertaking: Undertaking,
  input: MoneyInput,
): Promise<MyPageChange> => {
  assertNoFieldErrors(paymentErrors(scope, undertaking, input));
  const { myPage } = undertaking;
  const { paidOn = '', paidAmount = 0 } = input;
  const { bankCode, branchCode, accountType, accountNumber, accountHolderKana } =
    myPage.corporation.bankAccount ?? {};
  await settlePayment(scope.db, {
    mypageId: myPage.id,
    amount: paidAmount,
    paidOn,
    recordedById: adminOf(scope).adminUserId,
    account: { bankCode, branchCode, accountType, accountNumber, accountHolderKana },
  });
  return { paidOn, paidAmount: paidAmount + paidOnEstimate(undertaking) };
};

/** The bank sent the money back: the payment failed, and the amount is to be paid again. */
export const revertPayment = async (
  scope: Scope,
  undertaking: Undertaking,
  reason: string,
): Promise<MyPageChange> => {
  await failPayment(scope.db, undertaking.myPage.id, reason);
  return { paidOn: null, paidAmount: paidOnEstimate(undertaking) || null };
};

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
    await takeBackPayments(scope.db, myPage.id, reason);
    await supersedeRecoveries(scope.db, myPage.id, scope.now);
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
 * people (services/recoveries); here the order is begun.
 */
export const revoke = async (
  scope: Scope,
  undertaking: Undertaking,
  input: MoneyInput,
): Promise<MyPageChange> => {
  const { recoveryAmount, evidenceFileId } = input;
  const { id: mypageId, projectId } = undertaking.myPage;
  const { claimable } = await claimableOf(scope, mypageId);
  const isAmountRight = recoveryAmount !== undefined && recoveryAmount > 0 && recoveryAmount <= claimable;
  const wrongEvidence = await evidenceError(scope, undertaking, evidenceFileId);
  assertNoFieldErrors([
    ...(isAmountRight ? [] : [fieldError('/recoveryAmount', messages.recoveryRequired)]),
    ...(wrongEvidence === null ? [] : [fieldError('/evidenceFileId', wrongEvidence)]),
  ]);
  const claimReason = input.reason?.trim() ?? '';
  await draftRecovery(scope, {
    mypageId,
    kind: RecoveryKind.Revocation,
    amount: recoveryAmount ?? 0,
    claimReason,
    documentFileId: evidenceFileId,
    payTo: await proposedPayTo(scope, projectId),
  });
  return { recoveryAmount, cancelReason: claimReason };
};
