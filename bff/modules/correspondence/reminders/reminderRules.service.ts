import { ApiError, type FieldError } from '#bff/core/apiError.ts';
import { offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { lockProject } from '#bff/modules/money/index.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { isOnlyBefore, type ReminderRule, USUAL_RULES } from './reminderKinds.service.ts';
import { rulesOf } from './reminderPlan.service.ts';
import { findReminderSetting, insertReminderSetting, updateReminderSetting } from './reminders.data.ts';
import { reminderMessages as messages } from './reminders.words.ts';

const requireSetting = async (scope: Scope, projectId: number) => {
  const project = await findReminderSetting(scope.db, projectId);
  if (project === null) throw new ApiError('NOT_FOUND');
  const kept = project.reminderSetting;
  return {
    projectId,
    projectName: project.shortName,
    version: kept?.version ?? 1,
    own: rulesOf(kept?.rules),
    isKept: kept !== null,
  };
};

type Setting = Awaited<ReturnType<typeof requireSetting>>;

/** The rule of every kind: the round's own, else the usual one. */
const inForce = (own: readonly ReminderRule[]): ReminderRule[] =>
  USUAL_RULES.map((usual) => own.find(({ kind }) => kind === usual.kind) ?? usual);

const mayChange = ({ actor }: Scope): boolean => actor?.kind === 'admin' && actor.role === 'JMAC';

const viewOf = (scope: Scope, { projectId, projectName, version, own }: Setting) => ({
  ...{ projectId, projectName, version },
  items: inForce(own),
  availableActions: mayChange(scope) ? [offer('update')] : [],
});

/** When people of a round are reminded. @throws NOT_FOUND */
export const getReminderRules = async (scope: Scope, projectId: number) =>
  viewOf(scope, await requireSetting(scope, projectId));

const errorsOf = (rule: ReminderRule, index: number, all: readonly ReminderRule[]): FieldError[] => {
  const isSecond = all.findIndex(({ kind }) => kind === rule.kind) < index;
  const isTooLate = isOnlyBefore(rule.kind) && rule.afterDays.length > 0;
  return [
    ...(isSecond ? [fieldError(`/items/${index}/kind`, messages.kindTwice)] : []),
    ...(isTooLate ? [fieldError(`/items/${index}/afterDays`, messages.neverAfter)] : []),
  ];
};

/** The furthest before the day first, the furthest after it last. */
const inOrder = (rule: ReminderRule): ReminderRule => ({
  ...rule,
  beforeDays: rule.beforeDays.toSorted((a, b) => b - a),
  afterDays: rule.afterDays.toSorted((a, b) => a - b),
});

/**
 * Changes the kinds that are given; the plan of the round follows from them at once.
 * @throws NOT_FOUND, RECORD_CHANGED, INVALID_PARAMETER
 */
export const updateReminderRules = async (
  scope: Scope,
  projectId: number,
  items: readonly ReminderRule[],
  ifMatchVersion: number | undefined,
) => {
  assertNoFieldErrors(items.flatMap(errorsOf));
  await lockProject(scope.db, projectId);
  const before = await requireSetting(scope, projectId);
  assertVersion(before, ifMatchVersion);
  const own = [
    ...before.own.filter(({ kind }) => items.every((item) => item.kind !== kind)),
    ...items.map(inOrder),
  ];
  if (before.isKept)
    await writeVersioned(ifMatchVersion, (version) =>
      updateReminderSetting(scope.db, { projectId, version }, own),
    );
  else await insertReminderSetting(scope.db, projectId, own);
  const after = await requireSetting(scope, projectId);
  await scope.audit({
    action: 'updated',
    target: { kind: 'project', id: projectId },
    before: { reminderRules: inForce(before.own) },
    after: { reminderRules: inForce(after.own) },
    projectId,
  });
  return viewOf(scope, after);
};
