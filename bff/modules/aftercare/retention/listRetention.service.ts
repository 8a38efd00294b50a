import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { RetentionKind } from '#bff/generated/contract/enums.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { FAMILIES, type Family } from '#rules/families.ts';
import {
  countRetained,
  listRetainedRows,
  type RetainedFilter,
  type RetainedRow,
} from './retainedRecords.data.ts';
import { retentionIdOf } from './retentionIds.service.ts';
import { RETENTION_PERIODS } from './retentionPeriods.service.ts';

export type RetentionSearch = Pick<RetainedFilter, 'projectId' | 'kinds' | 'states'>;

const filterOf = (scope: Scope, search: RetentionSearch): RetainedFilter => {
  adminOf(scope);
  return { ...search, periods: RETENTION_PERIODS, today: tokyoDayOf(scope.now) };
};

const familyIn = (word: string | null): Family | null => FAMILIES.find((family) => family === word) ?? null;

const holdOf = ({ holdVersion, holdReason, holdUntilOn, heldByName, heldAt }: RetainedRow) =>
  holdVersion === null || holdReason === null || heldByName === null || heldAt === null
    ? null
    : { version: holdVersion, reason: holdReason, untilOn: holdUntilOn, heldByName, heldAt };

const viewOf = (row: RetainedRow) => {
  const { kind, state, displayCode, name, projectId, projectName, countedOn, dueOn } = row;
  const { mypageId, applicationId, corporationId } = row;
  return {
    ...{ id: retentionIdOf(row), kind, state, displayCode, name, projectId, projectName, countedOn, dueOn },
    ...{ mypageId, applicationId, corporationId, family: familyIn(row.family), hold: holdOf(row) },
  };
};

export type RetentionView = ReturnType<typeof viewOf>;

/** What is kept for a time, those whose time is over first. */
export const listRetention = async (
  scope: Scope,
  search: RetentionSearch,
  request: PageRequest,
): Promise<Page<RetentionView>> =>
  mapPage(await listRetainedRows(scope.db, filterOf(scope, search), request), viewOf);

const NOTHING = { dueCount: 0, heldCount: 0, comingCount: 0, oldestOn: null, nextOn: null } as const;

/** How many there are of every kind, by the same rows. */
export const retentionOverview = async (scope: Scope) => {
  const counts = new Map(
    (await countRetained(scope.db, filterOf(scope, {}))).map((count) => [count.kind, count]),
  );
  const items = Object.values(RetentionKind).map((kind) => ({ ...NOTHING, ...counts.get(kind), kind }));
  return { items };
};
