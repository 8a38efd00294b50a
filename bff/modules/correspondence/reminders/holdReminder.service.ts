import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { AuditTarget, AuditTargetKind } from '#bff/core/audit/auditEntry.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { tidyText } from '#rules/text.ts';
import { findDeadline } from './plan.data.ts';
import { deadlinesOf } from './reminderKinds.service.ts';
import { deleteHold, findHold, insertHold } from './reminders.data.ts';
import { reminderMessages as messages } from './reminders.words.ts';
import { type Subject, subjectOf } from './subjectIds.service.ts';

type HoldInput = { readonly reason: string; readonly untilOn?: string | null | undefined };

type Hold = NonNullable<Awaited<ReturnType<typeof findHold>>>;

const viewOf = ({ version, reason, untilOn, heldBy, createdAt }: Hold) => ({
  ...{ version, reason, untilOn },
  heldByName: heldBy.name,
  heldAt: createdAt,
});

/** What the trail calls them, in the order of REMINDER_SOURCES. */
const TARGETS: readonly AuditTargetKind[] = ['section', 'myPageReport', 'recovery', 'application'];

/** What is held, for the trail: whose it is, where anybody is still to do something. */
const auditOf = async (scope: Scope, { source, subjectId }: Subject) => {
  const target: AuditTarget = { kind: TARGETS[source] ?? 'section', id: subjectId };
  const whose = await findDeadline(scope.db, deadlinesOf(scope), { source, subjectId });
  const about = {
    mypageId: whose?.mypageId ?? undefined,
    applicationId: whose?.applicationId ?? undefined,
    projectId: whose?.projectId,
  };
  return { isAwaited: whose !== null, entry: { target, ...about } };
};

/** @throws INVALID_PARAMETER without a reason, or until a day that is over */
const checked = ({ reason, untilOn = null }: HoldInput, today: string) => {
  const text = tidyText(reason);
  if (text === '') throw invalidField('/reason', messages.reasonRequired);
  if (untilOn !== null && untilOn < today) throw invalidField('/untilOn', messages.untilPassed);
  return { reason: text, untilOn };
};

const refuseHeld = async (scope: Scope, subject: Subject): Promise<never> => {
  const name = (await findHold(scope.db, subject))?.heldBy.name ?? '';
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.held(name) });
};

/**
 * Nobody is reminded of this record until the day that is given, or until the hold is taken back.
 * @throws NOT_FOUND where nobody is to do anything by a day, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED while it is held
 */
export const holdReminder = async (scope: Scope, id: string, input: HoldInput) => {
  const { adminUserId } = adminOf(scope);
  const today = tokyoDayOf(scope.now);
  const subject = subjectOf(id);
  const { isAwaited, entry } = await auditOf(scope, subject);
  if (!isAwaited) throw new ApiError('NOT_FOUND');
  const hold = checked(input, today);
  const made = await insertHold(scope.db, { ...subject, ...hold, heldById: adminUserId }, today);
  if (made === null) return refuseHeld(scope, subject);
  const { reason, untilOn } = hold;
  await scope.audit({ action: 'reminderHeld', ...entry, reason, after: { untilOn } });
  return viewOf(made);
};

/**
 * Takes a hold back; what would have been sent meanwhile is not sent afterwards.
 * @throws NOT_FOUND where nothing is held, RECORD_CHANGED
 */
export const releaseReminder = async (
  scope: Scope,
  id: string,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  adminOf(scope);
  const subject = subjectOf(id);
  const hold = await findHold(scope.db, subject);
  if (hold === null) throw new ApiError('NOT_FOUND');
  assertVersion(hold, ifMatchVersion);
  await writeVersioned(ifMatchVersion, (version) => deleteHold(scope.db, hold.id, version));
  const { entry } = await auditOf(scope, subject);
  await scope.audit({ action: 'reminderReleased', ...entry, before: { untilOn: hold.untilOn } });
};
