import type { Scope } from '#bff/core/scope.ts';
import { NotificationKind, PaymentStatus } from '#bff/generated/contract/enums.ts';
import { notifyBusiness } from '#bff/parts/notices/businessNotices.service.ts';
import { payoutLink } from '#bff/parts/records/mailLinks.service.ts';
import { payoutMail } from '#bff/platform/mail/texts/payoutMails.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { grouped } from './payoutLimit.service.ts';
import type { PayoutRow } from './payouts.data.ts';
import { payoutNotices as texts } from './payouts.words.ts';

type Text = { readonly kind: number; readonly title: string; readonly body: string };

const { Message, Payment, Returned } = NotificationKind;

const notifyOutcome = async (scope: Scope, { mypageId, myPage }: PayoutRow, text: Text): Promise<void> => {
  const { projectId, corporationId, displayCode } = myPage;
  const url = payoutLink(scope.config, projectId);
  await notifyBusiness(scope, { mypageId, projectId, corporationId }, text, (frame) =>
    payoutMail({ ...frame, displayCode, title: text.title, body: text.body, url }),
  );
};

type PayoutStepFacts = { readonly reason: string | null; readonly isOnBehalf: boolean };

/** Tells the business what the office did with its request; what it did itself, and what is only the office's, it is not told. */
export const announcePayout = async (
  scope: Scope,
  payout: PayoutRow,
  action: string,
  { reason, isOnBehalf }: PayoutStepFacts,
): Promise<void> => {
  const amount = grouped(payout.amount);
  const say = (kind: number, text: { title: string; body: (amount: string, reason: string) => string }) =>
    notifyOutcome(scope, payout, { kind, title: text.title, body: text.body(amount, reason ?? '') });
  if (action === 'request' && isOnBehalf) await say(Message, texts.request);
  if (action === 'return') await say(Returned, texts.return);
  if (action === 'cancel') await say(Message, texts.cancel);
};

/** Tells the business that its money is on its way, or could not be paid. */
export const announceOutcome = async (scope: Scope, payout: PayoutRow): Promise<void> => {
  const amount = grouped(payout.amount);
  const { settle, fail } = texts;
  if (payout.status === PaymentStatus.Paid) {
    const body = settle.body(amount, formatEraDay(payout.paidOn ?? ''));
    await notifyOutcome(scope, payout, { kind: Payment, title: settle.title, body });
  }
  if (payout.status === PaymentStatus.Failed) {
    const body = fail.body(amount, payout.failureReason ?? '');
    await notifyOutcome(scope, payout, { kind: Payment, title: fail.title, body });
  }
};
