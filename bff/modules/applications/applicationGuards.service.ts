import { type Actor, roleOf } from '#bff/core/actor.ts';
import { ApiError, type Failure } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type AvailableAction, availableActions } from '#bff/core/stateMachine.ts';
import { ProjectStatus } from '#bff/generated/contract/enums.ts';
import { applicationMessage } from './applications.words.ts';
import { isBeforeClose } from './apply/callWindow.service.ts';
import { draftSubmitRefusal } from './apply/submitAttempt.service.ts';
import type { Dossier } from './dossier.service.ts';
import { statusNameOf } from './statuses.service.ts';
import type { ApplicationRow } from './wholeApplication.data.ts';

/*
 * What the state machine says in words ("guard"), as rules. The actions ask the same functions as the list of
 * available actions, so that a button that is offered works.
 */

type Guard = (dossier: Dossier, scope: Pick<Scope, 'arrivedAt' | 'actor'>) => string | null;

const isUnresolved = ({ status }: ApplicationRow['returnItems'][number]): boolean =>
  status === 'open' || status === 'answered';

/** Return items that the desk has not settled yet. */
const unresolvedItems = ({ returnItems }: ApplicationRow) => returnItems.filter(isUnresolved);

const incomplete: Guard = ({ findings }) =>
  findings.length === 0 ? null : applicationMessage('incomplete', { count: findings.length });

const emailConfirmed: Guard = ({ row }) =>
  row.applicationUser.emailConfirmedAt === null ? applicationMessage('emailNotConfirmed') : null;

const inTime: Guard = (dossier, { arrivedAt }) => draftSubmitRefusal(dossier, arrivedAt);

const notOpened: Guard = ({ row }) => (row.openedAt === null ? null : applicationMessage('alreadyOpened'));

const beforeClose: Guard = ({ row }, { arrivedAt }) =>
  isBeforeClose(row.project, arrivedAt) ? null : applicationMessage('pullBackClosed');

const everyItemAnswered: Guard = ({ row }) => {
  const open = row.returnItems.filter(({ status }) => status === 'open');
  return open.length === 0 ? null : applicationMessage('returnItemsOpen', { count: open.length });
};

const checklistComplete: Guard = ({ row, definition }) => {
  const results = new Map(row.checklistResults.map(({ key, result }) => [key, result]));
  const missing = definition.checklist.filter(({ key }) => !results.has(key));
  if (missing.length > 0) return applicationMessage('checklistIncomplete', { count: missing.length });
  const hasFinding = definition.checklist.some(({ key }) => results.get(key) === 'ng');
  return hasFinding ? applicationMessage('checklistFindings') : null;
};

const itemsResolved: Guard = ({ row }) => {
  const count = unresolvedItems(row).length;
  return count === 0 ? null : applicationMessage('returnItemsUnresolved', { count });
};

/** What of a step says who has done it. */
export type DoneStep = Pick<
  ApplicationRow['history'][number],
  'action' | 'onBehalf' | 'actorKind' | 'actorId'
>;

const isBy = (actor: Actor | undefined, line: DoneStep | undefined): boolean =>
  actor?.kind === 'admin' && line?.actorKind === 'admin' && line.actorId === actor.adminUserId;

/**
 * Approver ≠ checker, and nobody approves what he handed in on behalf (domain 7).
 * @param history the newest first
 */
export const adopterRefusal = (history: readonly DoneStep[], actor: Actor | undefined): string | null => {
  const lastOf = (...actions: string[]) => history.find(({ action }) => actions.includes(action));
  const submission = lastOf('submit', 'resubmit');
  if (submission?.onBehalf && isBy(actor, submission)) return applicationMessage('adoptOnBehalf');
  return isBy(actor, lastOf('passFormCheck')) ? applicationMessage('adoptChecker') : null;
};

const byAnother: Guard = ({ row }, { actor }) => adopterRefusal(row.history, actor);

const noSectionSubmitted: Guard = ({ row }) =>
  row.submittedSectionCount > 0 ? applicationMessage('sectionSubmitted') : null;

/** Only an undertaking in progress can still be given up by its application. */
const undertakingInProgress: Guard = ({ row }) =>
  row.myPage !== null &&
  row.myPage.deletedAt === null &&
  row.myPage.projectStatus !== ProjectStatus.Progressing
    ? applicationMessage('myPageAdvanced')
    : null;

const guards: { readonly [action: string]: readonly Guard[] } = {
  submit: [inTime, emailConfirmed, incomplete],
  pullBack: [notOpened, beforeClose],
  resubmit: [everyItemAnswered, incomplete],
  passFormCheck: [checklistComplete, itemsResolved],
  adopt: [byAnother],
  revertDecision: [noSectionSubmitted],
  withdraw: [undertakingInProgress],
};

/** Why an action is not possible now (Japanese); null when nothing stands in its way. */
export const guardRefusal = (action: string, dossier: Dossier, scope: Scope): string | null => {
  for (const guard of guards[action] ?? []) {
    const refusal = guard(dossier, scope);
    if (refusal !== null) return refusal;
  }
  return null;
};

/** What the caller can do with an application now, and why not the rest (`availableActions`). */
export const actionsFor = (dossier: Dossier, scope: Scope): AvailableAction[] => {
  if (scope.actor === undefined) return [];
  return availableActions(scope.machines.application, {
    status: statusNameOf(dossier.row.status),
    role: roleOf(scope.actor),
    guards: Object.fromEntries(
      Object.keys(guards).map((action) => [action, guardRefusal(action, dossier, scope)]),
    ),
  });
};

const allowedNow = (dossier: Dossier, scope: Scope): string[] =>
  actionsFor(dossier, scope)
    .filter(({ allowed }) => allowed)
    .map(({ action }) => action);

/** @throws TRANSITION_NOT_ALLOWED, or what is said, with the reason and what is possible instead */
export const refuseNow = (
  dossier: Dossier,
  scope: Scope,
  detail: string,
  failure: Failure = 'TRANSITION_NOT_ALLOWED',
): never => {
  throw new ApiError(failure, { detail, allowedActions: allowedNow(dossier, scope) });
};

/**
 * Runs the steps of a change. What is refused on the way is undone with the steps before it, so the refusal says what is
 * possible with the application as it was.
 */
export const refusingAsItWas = async <T>(
  dossier: Dossier,
  scope: Scope,
  steps: () => Promise<T>,
): Promise<T> => {
  try {
    return await steps();
  } catch (error) {
    if (!(error instanceof ApiError) || error.options.allowedActions === undefined) throw error;
    throw new ApiError(error.failure, { ...error.options, allowedActions: allowedNow(dossier, scope) });
  }
};
