import { ApiError } from '#bff/core/apiError.ts';
import { auditKindOf } from '#bff/core/audit/auditEntry.ts';
import type { Scope } from '#bff/core/scope.ts';
import { AuditAction, AuditTopic, type TargetKind } from '#bff/generated/contract/enums.ts';
import { allRows } from '#bff/parts/lists/exports/exportList.service.ts';
import { addDays, instantOfTokyo } from '#rules/calendar.ts';
import { type ActivityRow, listActivityRows } from './activity.data.ts';
import { type ActivityChange, changesOf } from './activityChanges.service.ts';
import { findTargetNames } from './activityNames.data.ts';
import { ACTIONS_OF } from './auditTopics.service.ts';
import { factsOfRecord, withNames } from './recordFacts.service.ts';

/** Looking changes nothing. */
const changing = Object.values(AuditAction).filter(
  (action) => !ACTIONS_OF[AuditTopic.Looking].includes(action),
);

/** In the order in which it happened. */
const OLDEST_FIRST = [{ column: 'at', type: 'instant', direction: 'asc' }] as const;

/** An act that changed a record. */
export type RecordedChange = Pick<ActivityRow, 'at' | 'action' | 'actorName'> & {
  readonly changes: readonly ActivityChange[];
};

type Field = {
  readonly field: string;
  readonly label: string;
  thatDay: string | null;
  now: string | null;
  since: Date | null;
  byName: string | null;
};

/**
 * What a record was at an instant: of each value what was written last before it, else what the first change after it
 * found there.
 */
export const createRecordAsOf = (end: Date) => {
  const fields = new Map<string, Field>();
  const seen = { firstAt: null as Date | null, entryCount: 0, laterCount: 0, isDeleted: false };
  const write = (
    { at, actorName }: RecordedChange,
    { field, label, before, after }: ActivityChange,
  ): void => {
    const isBefore = at < end;
    const known = fields.get(field);
    if (known === undefined) {
      const thatDay = isBefore ? after : before;
      const [since, byName] = isBefore ? [at, actorName] : [null, null];
      fields.set(field, { field, label, thatDay, now: after, since, byName });
      return;
    }
    known.now = after;
    if (isBefore) Object.assign(known, { thatDay: after, since: at, byName: actorName });
  };
  return {
    /** Takes the next act; they come in the order in which they happened. */
    take: (act: RecordedChange): void => {
      seen.firstAt ??= act.at;
      if (act.at < end) {
        seen.entryCount += 1;
        seen.isDeleted = act.action === 'deleted';
      } else seen.laterCount += 1;
      for (const change of act.changes) write(act, change);
    },
    /** What the record says of a column that no act has told. */
    fill: ({ field, label, after }: Omit<ActivityChange, 'before'>, since: Date | null): void => {
      if (fields.has(field)) return;
      const isThere = since !== null && since < end;
      const thatDay = isThere ? after : null;
      fields.set(field, { field, label, thatDay, now: after, since: isThere ? since : null, byName: null });
    },
    told: () => ({
      ...seen,
      fields: [...fields.values()].map((field) => ({ ...field, isDifferent: field.thatDay !== field.now })),
    }),
  };
};

type Asked = { readonly targetKind: TargetKind; readonly targetId: string; readonly on: string };

/**
 * A record at the end of a day, by the sealed entries of the trail; of a record of money also what none of them tells.
 * @throws NOT_FOUND when the trail knows none of it
 */
export const getAuditRecord = async (scope: Scope, { targetKind, targetId, on }: Asked) => {
  const filter = {
    targetKinds: [auditKindOf(targetKind)],
    targetId,
    actions: changing,
    outcomes: ['success'],
    isSealed: true,
  };
  const record = createRecordAsOf(instantOfTokyo(addDays(on, 1)));
  let last: ActivityRow | undefined;
  for await (const row of allRows(OLDEST_FIRST, (request) => listActivityRows(scope.db, filter, request))) {
    record.take({ ...row, changes: changesOf(row, targetKind, true) });
    last = row;
  }
  for (const { column, value, since } of (await factsOfRecord(scope, targetKind, targetId)) ?? [])
    for (const { before: _none, ...fact } of changesOf(
      { before: null, after: { [column]: value } },
      targetKind,
      true,
    ))
      record.fill(fact, since);
  const { firstAt, fields, ...told } = record.told();
  if (last === undefined || firstAt === null) throw new ApiError('NOT_FOUND');
  const names = await findTargetNames(scope.db, [last]);
  const targetTitle = names.get(`${auditKindOf(targetKind)}:${targetId}`) ?? null;
  return { targetKind, targetId, targetTitle, on, firstAt, ...told, fields: await withNames(scope, fields) };
};
