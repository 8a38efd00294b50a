import { userOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import { type OfferedAction, offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ProjectStatus } from '#bff/generated/contract/enums.ts';
import { deadlineOf } from '#bff/parts/records/deadlineOf.service.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { type DealDays, findDealDays } from './completion.data.ts';
import { completionTexts as texts } from './completion.words.ts';
import { hasOpenChange, type Undertaking } from './guards/undertaking.service.ts';
import { requireUndertaking } from './holdUndertaking.service.ts';

/*
 * 事業の完了: the work is done, accepted and paid (domain.md 2, step 12). The business reports its day; the office may
 * enter it without these checks, since it has the papers before it.
 */

type Check = {
  readonly key: 'start' | 'deals' | 'paid' | 'changes';
  readonly label: string;
  readonly isDone: boolean;
  /** Without it the completion cannot be reported; else it is only said. */
  readonly isRequired: boolean;
  /** What to do about it; null once it is done. */
  readonly text: string | null;
};

const check = (key: Check['key'], isDone: boolean, text: string, isRequired = true): Check => ({
  key,
  label: texts.labels[key],
  isDone,
  isRequired,
  text: isDone ? null : text,
});

/** What has to be done before the work is completed, in its order. */
const completionChecks = (undertaking: Undertaking, deals: DealDays): Check[] => [
  check('start', undertaking.myPage.startOn !== null, texts.start),
  // A list can be handed in with the report as well.
  check('deals', deals.dealCount > 0, texts.deals, false),
  check('paid', deals.unpaidCount === 0, texts.paid(deals.unpaidCount)),
  check('changes', !hasOpenChange(undertaking), texts.changes),
];

/** Whether all that was bought is paid for, so that nothing but the report is missing. */
export const isReadyToComplete = (undertaking: Undertaking, deals: DealDays): boolean =>
  completionChecks(undertaking, deals).every(({ isDone }) => isDone);

/** What keeps a completion from being reported. The day of the start can come with it, on the same page. */
const refusalOf = ({ myPage }: Undertaking, checks: readonly Check[]): string | undefined => {
  if (myPage.projectStatus !== ProjectStatus.Progressing) return texts.notNow;
  const open = checks.find(({ key, isDone, isRequired }) => isRequired && !isDone && key !== 'start');
  return open?.text ?? undefined;
};

/** Asked once; a day that was wrong is put right with the office. */
const offerOf = (undertaking: Undertaking, checks: readonly Check[]): OfferedAction =>
  offer('report', undertaking.myPage.completionOn === null ? refusalOf(undertaking, checks) : texts.reported);

/**
 * Asked when a business reports that its work is completed.
 * @throws TRANSITION_NOT_ALLOWED with what is missing, INVALID_PARAMETER for a day outside of what the work allows
 */
export const assertCompletion = async (scope: Scope, undertaking: Undertaking, on: string): Promise<void> => {
  const { myPage } = undertaking;
  if (on === myPage.completionOn) return;
  const deals = await findDealDays(scope.db, myPage.id);
  const refusal = refusalOf(undertaking, completionChecks(undertaking, deals));
  if (refusal !== undefined) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  const { lastOn } = deals;
  if (lastOn !== null && on < lastOn)
    throw invalidField('/completionOn', texts.beforeLast(formatEraDay(lastOn)));
  const deadline = deadlineOf(myPage);
  if (on > deadline) throw invalidField('/completionOn', texts.afterDeadline(formatEraDay(deadline)));
};

/** What a business sees before it reports the completion. @throws NOT_FOUND for another my page than its own */
export const getUserCompletion = async (scope: Scope, mypageId: number) => {
  userOf(scope);
  const undertaking = await requireUndertaking(scope, mypageId);
  const { myPage } = undertaking;
  const deals = await findDealDays(scope.db, mypageId);
  const checks = completionChecks(undertaking, deals);
  return {
    version: myPage.version,
    startOn: myPage.startOn,
    plannedCompletionOn: myPage.plannedCompletionOn,
    completionDeadline: deadlineOf(myPage),
    completionOn: myPage.completionOn,
    reportDueOn: myPage.reportDueOn,
    earliestOn: deals.lastOn,
    checks,
    availableActions: [offerOf(undertaking, checks)],
  };
};
