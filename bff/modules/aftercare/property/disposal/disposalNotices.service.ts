import type { Scope } from '#bff/core/scope.ts';
import { NotificationKind } from '#bff/generated/contract/enums.ts';
import { notifyBusiness } from '#bff/parts/notices/businessNotices.service.ts';
import { propertyLink } from '#bff/parts/records/mailLinks.service.ts';
import { noticeMail } from '#bff/platform/mail/texts/noticeMails.ts';
import { yenText } from '#rules/figure.ts';
import type { DisposalRow } from '../disposals.data.ts';
import { disposalNotices as texts } from '../disposals.words.ts';

export type DisposalStep = {
  readonly isOnBehalf: boolean;
  readonly reason: string | null;
  readonly approvalNumber: string | null;
  readonly amount: number | null;
};

const { Confirmed, Message, NoticeIssued, Returned } = NotificationKind;

type Text = { readonly kind: number; readonly title: string; readonly body: string };

const textOf: { readonly [action: string]: (name: string, told: DisposalStep) => Text | undefined } = {
  submit: (name, { isOnBehalf, reason }) =>
    isOnBehalf
      ? { kind: Message, title: texts.submittedForTitle(name), body: texts.submittedForBody(reason ?? '') }
      : { kind: Message, title: texts.submittedTitle(name), body: texts.submittedBody },
  // Of what it took back itself a business knows.
  withdraw: (name, { isOnBehalf, reason }) =>
    isOnBehalf
      ? { kind: Message, title: texts.withdrawnForTitle(name), body: texts.withdrawnForBody(reason ?? '') }
      : undefined,
  return: (name, { reason }) => ({
    kind: Returned,
    title: texts.returnedTitle(name),
    body: texts.returnedBody(reason ?? ''),
  }),
  approve: (name, { approvalNumber, amount }) => ({
    kind: Confirmed,
    title: texts.approvedTitle(name),
    body: texts.approvedBody(approvalNumber ?? '', amount ? yenText(amount) : null),
  }),
  decline: (name, { reason }) => ({
    kind: NoticeIssued,
    title: texts.declinedTitle(name),
    body: texts.declinedBody(reason ?? ''),
  }),
};

/** Tells the business of a step of its request, on its my page and by mail. */
export const announceStep = async (
  scope: Scope,
  { mypageId, number, property, myPage }: DisposalRow,
  action: string,
  told: DisposalStep,
): Promise<void> => {
  const text = textOf[action]?.(texts.name(number, property.name), told);
  if (text === undefined) return;
  const { projectId, corporationId, displayCode } = myPage;
  const { title, body } = text;
  const url = propertyLink(scope.config, projectId);
  await notifyBusiness(scope, { mypageId, projectId, corporationId }, text, (frame) =>
    noticeMail({ ...frame, displayCode, title, body, url }),
  );
};
