import type { Scope } from '#bff/core/scope.ts';
import { NotificationKind } from '#bff/generated/contract/enums.ts';
import { notifyBusiness } from '#bff/parts/notices/businessNotices.service.ts';
import { paymentListLink } from '#bff/parts/records/mailLinks.service.ts';
import { type OnBehalf, onBehalfOf } from '#bff/parts/records/onBehalf.service.ts';
import { noticeMail } from '#bff/platform/mail/texts/noticeMails.ts';
import type { ListOwner } from './listOwner.service.ts';
import { paymentTexts as texts } from './payments.words.ts';

/** Who writes deals down in a company's place says why; the company reads it. @throws INVALID_PARAMETER */
export const dealsOnBehalf = (
  scope: Scope,
  { myPage }: ListOwner,
  question: { readonly reason: string | undefined; readonly pointer: string },
): OnBehalf => onBehalfOf(scope, { ...question, name: myPage.corporation.name, message: texts.behalfReason });

/** Tells the company that its list was written in by the office, and why; of what it wrote itself it knows. */
export const announceDeals = async (
  scope: Scope,
  { myPage }: ListOwner,
  { behalf, changes }: { readonly behalf: OnBehalf; readonly changes: number },
): Promise<void> => {
  if (behalf.onBehalfOf === undefined || changes === 0) return;
  const { id: mypageId, projectId, corporationId, displayCode } = myPage;
  const title = texts.enteredTitle;
  const body = texts.enteredBody(changes, behalf.reason ?? '');
  const url = paymentListLink(scope.config, projectId);
  const notice = { kind: NotificationKind.Message, title, body };
  await notifyBusiness(scope, { mypageId, projectId, corporationId }, notice, (frame) =>
    noticeMail({ ...frame, displayCode, title, body, url }),
  );
};
