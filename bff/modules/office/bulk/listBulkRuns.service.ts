import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { BulkRowOutcome, type BulkRunKind } from '#bff/generated/contract/enums.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { BULK_KINDS } from './bulkKinds.service.ts';
import { type BulkRowRecord, listBulkRowRecords } from './bulkRows.data.ts';
import { type BulkRunFilter, bulkRunRows, countOutcomes } from './bulkRuns.data.ts';
import { kindOf, requireRun, summaryOfRun } from './bulkRunViews.service.ts';
import { changesOf } from './rowChanges.service.ts';
import type { BulkRowReason } from './verdict.service.ts';

export type BulkRunSummary = ReturnType<typeof summaryOfRun>;

/** Runs of the caller; everybody's for JMAC. */
export const listBulkRuns = async (
  scope: Scope,
  filter: Omit<BulkRunFilter, 'createdById'>,
  request: PageRequest,
): Promise<Page<BulkRunSummary>> => {
  const { adminUserId, role } = adminOf(scope);
  const createdById = role === 'JMAC' ? undefined : adminUserId;
  const page = await bulkRunRows.page(scope.db, { ...filter, createdById }, request);
  const outcomes = await countOutcomes(
    scope.db,
    page.items.map(({ id }) => id),
  );
  return mapPage(page, (run) => summaryOfRun(scope, run, outcomes));
};

const rowView = (kind: BulkRunKind, { reasonCode, input, before, ...row }: BulkRowRecord) => ({
  ...row,
  changes: changesOf(kind, input, before),
  // What is kept was written by `verdict` and `rowResult`, which know these words only.
  reasonCode: reasonCode as BulkRowReason | null,
  canUndo: row.outcome === BulkRowOutcome.Done && BULK_KINDS[kind].isFinal !== true,
});

export type BulkRowView = ReturnType<typeof rowView>;

export type BulkRowSearch = { readonly runId: number; readonly outcomes?: readonly number[] | undefined };

/** The rows of a run. @throws NOT_FOUND */
export const listBulkRunRows = async (
  scope: Scope,
  { runId, outcomes }: BulkRowSearch,
  request: PageRequest,
): Promise<Page<BulkRowView>> => {
  const kind = kindOf(await requireRun(scope, runId));
  const page = await listBulkRowRecords(scope.db, { runId, outcomes }, request);
  return mapPage(page, (row) => rowView(kind, row));
};
