import { type Actor, roleOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type AvailableAction, availableActions } from '#bff/core/stateMachine.ts';
import {
  ChangeRequestKind,
  ChangeRequestStatus,
  DocumentCheckStatus,
  ProjectStatus,
} from '#bff/generated/contract/enums.ts';
import { isEnded, isOfBusiness } from '#bff/modules/sections/index.ts';
import { valuesOf } from '#bff/parts/records/changeValues.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { type BudgetSize, budgetSizeOf } from '#rules/changes/budgetChange.ts';
import { fiscalYearEndOf, lastWithdrawalDay } from '#rules/changes/changeDays.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { namedInShort } from '#rules/japaneseWords.ts';
import { type ChangeContext, isDecided } from './changeContext.service.ts';
import { forwardReasons as forward, changeReasons as reasons } from './changes.words.ts';
import { missing, valueErrors } from './valueErrors.service.ts';

/*
 * The guards of the machine changeRequest. Buttons and the actions themselves ask the same functions, so that a button
 * that is shown works.
 */

const { Abolition, Delay, Profile, Suspension, Withdrawal } = ChangeRequestKind;
const { Draft, Returned, Submitted } = ChangeRequestStatus;
const { Confirmed, Incomplete, Rejected } = DocumentCheckStatus;

/** Size of the change of allotment. @returns null for other kinds of requests */
const ownSizeOf = ({ request, undertaking, plan }: ChangeContext): BudgetSize | null => {
  const after = valuesOf(request.after).budget;
  if (after === undefined) return null;
  // What was decided is shown beside what it was decided on.
  const before = isDecided(request) ? (valuesOf(request.before).budget?.items ?? []) : (plan?.items ?? []);
  return budgetSizeOf(before, after.items, undertaking.myPage.project.minorChangePercent);
};

/** Several small changes are together what one large one is: nobody passes the ministry in steps. */
const isMinorInSum = ({ request, undertaking, agreedPlan }: ChangeContext): boolean => {
  if (isDecided(request)) return request.forwardedAt === null;
  const after = valuesOf(request.after).budget?.items ?? [];
  const { minorChangePercent } = undertaking.myPage.project;
  return budgetSizeOf(agreedPlan?.items ?? [], after, minorChangePercent).isMinor;
};

/**
 * How large a change of the allotment is; minor is one that is so together with those since the ministry last saw one.
 * @returns null for a request that is not about it
 */
export const sizeOf = (context: ChangeContext): BudgetSize | null => {
  const size = ownSizeOf(context);
  return size && { ...size, isMinor: size.isMinor && isMinorInSum(context) };
};

const budgetForward = (context: ChangeContext): string[] => {
  const size = sizeOf(context);
  if (size === null || size.isMinor) return [];
  const isNew = size.categories.some((category) => category.isNew);
  const isOver = size.movedAmount > size.limitAmount;
  if (!isNew && !isOver) return [forward.overLimitInSum(size.limitPercent)];
  return [...(isOver ? [forward.overLimit(size.limitPercent)] : []), ...(isNew ? [forward.newCategory] : [])];
};

const delayForward = ({ request, undertaking }: ChangeContext): string[] => {
  const deadline = valuesOf(request.after).delay?.completionDeadline ?? null;
  const yearEnd = fiscalYearEndOf(undertaking.myPage.project.completionDeadline);
  return deadline !== null && deadline > yearEnd ? [forward.pastFiscalYear(formatEraDay(yearEnd))] : [];
};

/** Why the ministry has to look at it before it is approved; none: the office decides. */
export const forwardReasonsOf = (context: ChangeContext): string[] => {
  const { kind } = context.request;
  if (kind === Suspension || kind === Abolition) return [forward.suspension];
  return kind === Delay ? delayForward(context) : budgetForward(context);
};

/** Why nothing of an undertaking can be changed by a request of a kind any more. */
export const closedReason = (kind: number, projectStatus: number): string | null => {
  if (isEnded(projectStatus)) return reasons.ended;
  return kind === Profile || projectStatus === ProjectStatus.Progressing ? null : reasons.settled;
};

const withdrawalRefusal = ({ request, undertaking: { myPage } }: ChangeContext, now: Date): string | null => {
  if (request.kind !== Withdrawal || myPage.grantDecisionOn === null) return null;
  const last = lastWithdrawalDay(myPage.grantDecisionOn);
  // What was handed in in time stays so while it is looked at and corrected.
  return tokyoDayOf(request.submittedAt ?? now) > last ? reasons.withdrawalOver(formatEraDay(last)) : null;
};

const delayRefusal = ({ request, undertaking: { myPage } }: ChangeContext): string | null =>
  request.kind === Delay && myPage.completionOn !== null ? reasons.completed : null;

type Paper = ChangeContext['request']['sections'][number];

/** The papers with which the business asks, and has to. */
const papersOf = ({ request }: ChangeContext): Paper[] =>
  request.sections.filter(({ documentType, isRequired }) => isRequired && isOfBusiness(documentType));

const named = (papers: readonly Paper[]): string => namedInShort(papers.map(({ title }) => title));

const missingPapers = (context: ChangeContext): string | null => {
  const open = papersOf(context).filter(({ status }) => status === Incomplete || status === Rejected);
  return open.length === 0 ? null : reasons.papersMissing(named(open));
};

const uncheckedPapers = (context: ChangeContext): string | null => {
  const open = papersOf(context).filter(({ status }) => status !== Confirmed);
  return open.length === 0 ? null : reasons.papersUnchecked(named(open));
};

/** Everything that is wrong with the values or missing among them. */
export const contentErrors = (context: ChangeContext, now: Date) => [
  ...valueErrors(context, now),
  ...missing(context),
];

const contentRefusal = (context: ChangeContext, now: Date): string | null => {
  const [first, ...more] = contentErrors(context, now);
  if (first === undefined) return null;
  return more.length === 0 && first.pointer === '/changeReason' ? first.message : reasons.incomplete;
};

const askRefusal = (context: ChangeContext, now: Date): string | null =>
  closedReason(context.request.kind, context.undertaking.myPage.projectStatus) ??
  withdrawalRefusal(context, now) ??
  delayRefusal(context) ??
  contentRefusal(context, now);

const approveRefusal = (context: ChangeContext, actor: Actor, now: Date): string | null => {
  const { request, onBehalfIds } = context;
  const isOwn = actor.kind === 'admin' && onBehalfIds.includes(actor.adminUserId);
  const [toForward] = request.status === Submitted ? forwardReasonsOf(context) : [];
  if (isOwn) return reasons.ownSubmission;
  if (toForward !== undefined) return reasons.forwardFirst(toForward);
  return askRefusal(context, now) ?? uncheckedPapers(context);
};

const forwardRefusal = (context: ChangeContext, now: Date): string | null => {
  if (forwardReasonsOf(context).length === 0) return reasons.forwardNotNeeded;
  return askRefusal(context, now) ?? uncheckedPapers(context);
};

/** The name of a request's status in the machine. */
export const changeStatusName = (status: number): string =>
  Object.entries(ChangeRequestStatus).find(([, value]) => value === status)?.[0] ?? '';

/** The number of a status that the machine names. @throws RangeError for any other name */
export const changeStatusOf = (name: string): number => {
  const found = Object.entries(ChangeRequestStatus).find(([key]) => key === name);
  if (found === undefined) throw new RangeError(`no ChangeRequestStatus ${name}`);
  return found[1];
};

/** Whether a request's values may change: before it is handed in, and after it came back. */
export const isEditable = ({ status }: { readonly status: number }): boolean =>
  status === Draft || status === Returned;

/** Why a request cannot be deleted; undefined when it can. */
export const deleteRefusal = ({ status, submittedAt }: ChangeContext['request']): string | undefined =>
  status === Draft && submittedAt === null ? undefined : reasons.notDraft;

/** What the caller may do with a request now, and if not, why not. */
export const changeMoves = (
  { machines, now }: Pick<Scope, 'machines' | 'now'>,
  context: ChangeContext,
  actor: Actor,
): AvailableAction[] =>
  availableActions(machines.changeRequest, {
    status: changeStatusName(context.request.status),
    role: roleOf(actor),
    guards: {
      submit: askRefusal(context, now) ?? missingPapers(context),
      forward: forwardRefusal(context, now),
      approve: approveRefusal(context, actor, now),
    },
  });
