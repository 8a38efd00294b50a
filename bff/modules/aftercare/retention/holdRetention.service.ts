import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { AuditTarget } from '#bff/core/audit/auditEntry.ts';
import { requireDecision } from '#bff/core/fourEyes.ts';
import type { Scope } from '#bff/core/scope.ts';
import { FourEyesAct } from '#bff/generated/contract/enums.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { tidyText } from '#rules/text.ts';
import { lockErasing } from './erasures.data.ts';
import { deleteRetentionHold, findRetentionHold, insertRetentionHold } from './holds.data.ts';
import { findRetained, type Retained } from './retainedRecords.data.ts';
import { retentionMessages as messages } from './retention.words.ts';
import { RETENTION_TARGETS, retainedOf } from './retentionIds.service.ts';
import { RETENTION_PERIODS } from './retentionPeriods.service.ts';

type HoldInput = { readonly reason: string; readonly untilOn?: string | null | undefined };

type Hold = NonNullable<Awaited<ReturnType<typeof findRetentionHold>>>;

const viewOf = ({ version, reason, untilOn, heldBy, createdAt }: Hold) => ({
  ...{ version, reason, untilOn },
  heldByName: heldBy.name,
  heldAt: createdAt,
});

/** What is held, for the trail: whose it is, where it is still one that is kept for a time. */
const auditOf = async (scope: Scope, retained: Retained) => {
  const target: AuditTarget = {
    kind: RETENTION_TARGETS[retained.kind] ?? 'application',
    id: retained.subjectId,
  };
  const found = await findRetained(scope.db, RETENTION_PERIODS, retained);
  const about = {
    mypageId: found?.mypageId ?? undefined,
    applicationId: found?.applicationId ?? undefined,
    projectId: found?.projectId ?? undefined,
  };
  return {
    isRetained: found !== null,
    name: found?.name ?? String(retained.subjectId),
    entry: { target, ...about },
  };
};

/** @throws INVALID_PARAMETER without a reason, or until a day that is over */
const checked = ({ reason, untilOn = null }: HoldInput, today: string) => {
  const text = tidyText(reason);
  if (text === '') throw invalidField('/reason', messages.reasonRequired);
  if (untilOn !== null && untilOn < today) throw invalidField('/untilOn', messages.untilPassed);
  return { reason: text, untilOn };
};

const refuseHeld = async (scope: Scope, retained: Retained): Promise<never> => {
  const name = (await findRetentionHold(scope.db, retained))?.heldBy.name ?? '';
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.held(name) });
};

/**
 * Keeps a record although its time is over: until the day that is given, or until the hold is taken back.
 * @throws NOT_FOUND where it is none that is kept for a time, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED while it is held
 */
export const holdRetention = async (scope: Scope, id: string, input: HoldInput) => {
  const { adminUserId } = adminOf(scope);
  const today = tokyoDayOf(scope.now);
  const retained = retainedOf(id);
  await lockErasing(scope.db);
  const { isRetained, entry } = await auditOf(scope, retained);
  if (!isRetained) throw new ApiError('NOT_FOUND');
  const hold = checked(input, today);
  const made = await insertRetentionHold(scope.db, { ...retained, ...hold, heldById: adminUserId }, today);
  if (made === null) return refuseHeld(scope, retained);
  const { reason, untilOn } = hold;
  await scope.audit({ action: 'retentionHeld', ...entry, reason, after: { untilOn } });
  return viewOf(made);
};

/**
 * Takes a hold back: the record is due on its own day again. Two people do it (domain 12).
 * @throws NOT_FOUND where nothing is held, RECORD_CHANGED, ProposedError, VoidProposalError
 */
export const releaseRetention = async (
  scope: Scope,
  id: string,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  adminOf(scope);
  const retained = retainedOf(id);
  const hold = await findRetentionHold(scope.db, retained);
  if (hold === null) throw new ApiError('NOT_FOUND');
  assertVersion(hold, ifMatchVersion);
  const { entry, name } = await auditOf(scope, retained);
  requireDecision(scope, {
    act: FourEyesAct.HoldLifted,
    subject: entry.target,
    thing: `retentionHold:${id}`,
    ...{ projectId: entry.projectId, mypageId: entry.mypageId },
    title: messages.lift(name),
    changes: [{ label: messages.hold, before: messages.holdText(hold.reason, hold.untilOn), after: null }],
    follows: [messages.liftFollows],
    basis: [hold.id, hold.version],
  });
  await writeVersioned(ifMatchVersion, (version) => deleteRetentionHold(scope.db, hold.id, version));
  await scope.audit({ action: 'retentionReleased', ...entry, before: { untilOn: hold.untilOn } });
};
