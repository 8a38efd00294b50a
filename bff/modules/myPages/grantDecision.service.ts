import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { AmountProposalKind, NotificationKind } from '#bff/generated/contract/enums.ts';
import { notifyBusiness } from '#bff/parts/notices/businessNotices.service.ts';
import { myPageLink } from '#bff/parts/records/mailLinks.service.ts';
import { amountMail } from '#bff/platform/mail/texts/amountMails.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import type { Undertaking } from './guards/undertaking.service.ts';
import { grantNotice, myPageMessages as messages } from './myPages.words.ts';
import { recordMove } from './recordMove.service.ts';
import { saveFields } from './saveMyPageFields.service.ts';

/** What the decision takes beside the approved amount. */
export type GrantInput = {
  readonly grantDecisionOn?: string | null | undefined;
  readonly grantNumber?: string | null | undefined;
};

/** The day of the first decision stays: nothing may be ordered before it. */
const decisionDay = (scope: Scope, { myPage }: Undertaking, { grantDecisionOn }: GrantInput): string => {
  const today = tokyoDayOf(scope.now);
  const first = myPage.grantDecisionOn;
  const day = grantDecisionOn ?? first ?? today;
  const at = (isWrong: boolean, message: string) =>
    isWrong ? [fieldError('/grantDecisionOn', message)] : [];
  assertNoFieldErrors([
    ...at(first !== null && day !== first, messages.grantDecisionKept),
    ...at(day > today, messages.grantDecisionFuture),
  ]);
  return day;
};

const notifyGrant = (scope: Scope, { myPage }: Undertaking, amount: number, day: string): Promise<void> => {
  const { id: mypageId, projectId, corporationId, displayCode } = myPage;
  const text = myPage.grantDecisionOn === null ? grantNotice.first : grantNotice.changed;
  const told = { title: text.title, body: text.body(yenText(amount), formatEraDay(day)) };
  const notice = { kind: NotificationKind.NoticeIssued, ...told };
  const myPageUrl = myPageLink(scope.config, projectId);
  return notifyBusiness(scope, { mypageId, projectId, corporationId }, notice, (frame) =>
    amountMail({ ...frame, ...told, displayCode, myPageUrl }),
  );
};

/**
 * 交付決定: the grant is what three people stand for, as of a day. Decided again, another amount takes its place.
 * @throws TRANSITION_NOT_ALLOWED without an approved proposal, INVALID_PARAMETER for a day out of order
 */
export const decideGrant = async (
  scope: Scope,
  undertaking: Undertaking,
  input: GrantInput,
): Promise<void> => {
  const { myPage } = undertaking;
  const grantDecisionOn = decisionDay(scope, undertaking, input);
  const grantAmount = await scope.ask('approvedAmount', {
    mypageId: myPage.id,
    kind: AmountProposalKind.GrantDecision,
  });
  const { grantNumber } = input;
  await saveFields(
    scope,
    undertaking,
    { grantAmount, grantDecisionOn, ...(grantNumber === undefined ? {} : { grantNumber }) },
    'decideGrant',
  );
  await recordMove(scope, myPage.id, {
    machine: 'projectStatus',
    action: 'decideGrant',
    from: myPage.projectStatus,
    to: myPage.projectStatus,
  });
  await notifyGrant(scope, undertaking, grantAmount, grantDecisionOn);
};
