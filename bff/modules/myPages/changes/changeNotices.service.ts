import type { Scope } from '#bff/core/scope.ts';
import { NotificationKind } from '#bff/generated/contract/enums.ts';
import { notifyBusiness } from '#bff/parts/notices/businessNotices.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { changeRequestLink } from '#bff/parts/records/mailLinks.service.ts';
import { noticeMail } from '#bff/platform/mail/texts/noticeMails.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import type { ChangeContext } from './changeContext.service.ts';
import { changeNotices as texts } from './changes.words.ts';

type ChangeStep = { readonly reason: string | null; readonly effectiveOn: string };
type Text = { readonly kind: number; readonly title: string; readonly body: string };

const { Confirmed, Message, Returned } = NotificationKind;

const textOf: { readonly [action: string]: (name: string, told: ChangeStep) => Text } = {
  submit: (name) => ({ kind: Message, title: texts.submittedTitle(name), body: texts.submittedBody }),
  return: (name, { reason }) => ({
    kind: Returned,
    title: texts.returnedTitle(name),
    body: texts.returnedBody(reason ?? ''),
  }),
  forward: (name) => ({ kind: Message, title: texts.forwardedTitle(name), body: texts.forwardedBody }),
  approve: (name, { effectiveOn }) => ({
    kind: Confirmed,
    title: texts.approvedTitle(name),
    body: texts.approvedBody(formatEraDay(effectiveOn)),
  }),
  withdraw: (name, { reason }) => ({
    kind: Message,
    title: texts.withdrawnTitle(name),
    body: texts.withdrawnBody(reason ?? ''),
  }),
  decline: (name, { reason }) => ({
    kind: Message,
    title: texts.declinedTitle(name),
    body: texts.declinedBody(reason ?? ''),
  }),
};

/** What a request is called: its kind and its number. */
export const nameOfRequest = ({ request }: Pick<ChangeContext, 'request'>): string =>
  texts.name(request.number, contractFacts().enumLabel('ChangeRequestKind', request.kind));

/** Tells the business what became of its request, on its my page and by mail; of what it took back itself it knows. */
export const announceStep = async (
  scope: Scope,
  context: ChangeContext,
  action: string,
  told: ChangeStep,
): Promise<void> => {
  const text = textOf[action]?.(nameOfRequest(context), told);
  const isOwnDoing = action === 'withdraw' && scope.actor?.kind === 'user';
  if (text === undefined || isOwnDoing) return;
  const { mypageId, id, myPage } = context.request;
  const { projectId, corporationId, displayCode } = myPage;
  const url = changeRequestLink(scope.config, { projectId, changeRequestId: id });
  await notifyBusiness(scope, { mypageId, projectId, corporationId }, text, (frame) =>
    noticeMail({ ...frame, displayCode, title: text.title, body: text.body, url }),
  );
};
