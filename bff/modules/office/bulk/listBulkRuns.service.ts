import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { BulkRowOutcome, type BulkRunKind, BulkRunKindLabel } from '#bff/generated/contract/enums.ts';
import { sectionName } from '#bff/modules/sections/index.ts';
import { allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import type { ExportColumn, ExportFormat } from '#bff/parts/lists/exports/table.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { bulkExportTexts as words } from './bulk.words.ts';
import { BULK_KINDS, type BulkRecord } from './bulkKinds.service.ts';
import { type BulkRowRecord, listBulkRowRecords } from './bulkRows.data.ts';
import { type BulkRunFilter, countOutcomes, listBulkRunRecords } from './bulkRuns.data.ts';
import { kindOf, requireRun, summaryOfRun } from './bulkRunViews.service.ts';
import { changesOf, changeText } from './rowChanges.service.ts';
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
  const page = await listBulkRunRecords(scope.db, { ...filter, createdById }, request);
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

/** The order in which the rows were chosen. */
const IN_ORDER: PageRequest['keys'] = [];

/** The rows of a run. @throws NOT_FOUND */
export const listBulkRunRows = async (
  scope: Scope,
  runId: number,
  { outcomes }: { readonly outcomes: readonly number[] | undefined },
  request: Omit<PageRequest, 'keys'>,
): Promise<Page<BulkRowView>> => {
  const kind = kindOf(await requireRun(scope, runId));
  const page = await listBulkRowRecords(scope.db, { runId, outcomes }, { ...request, keys: IN_ORDER });
  return mapPage(page, (row) => rowView(kind, row));
};

const STATUS_LISTS: { readonly [of in BulkRecord]: string } = {
  applications: 'ApplicationStatus',
  myPages: 'ProjectStatus',
  sections: 'DocumentCheckStatus',
  reports: 'InspectionReportStatus',
  payouts: 'PaymentStatus',
  // Have none: their rows say no status.
  corporations: 'ApplicationStatus',
  users: 'ApplicationStatus',
  projects: 'ApplicationStatus',
};

const documentColumns: readonly ExportColumn<BulkRowView>[] = [
  {
    heading: words.document,
    width: 30,
    cellOf: ({ document }) => document && sectionName(document),
  },
  { heading: words.memberName, width: 30, cellOf: ({ document }) => document?.memberName ?? null },
];

const inspectionColumns: readonly ExportColumn<BulkRowView>[] = [
  {
    heading: words.inspection,
    cellOf: ({ inspection }) => inspection && contractFacts().enumLabel('InspectionKind', inspection.kind),
  },
  { heading: words.scheduledOn, cellOf: ({ inspection }) => inspection?.scheduledOn ?? null },
];

const employerColumns: readonly ExportColumn<BulkRowView>[] = [
  { heading: words.corporationName, width: 30, cellOf: ({ corporationName }) => corporationName },
];

const columnsFor = (of: BulkRecord): ExportColumn<BulkRowView>[] => [
  { heading: words.line, cellOf: ({ line }) => line },
  { heading: words.code, width: 18, cellOf: ({ code }) => code },
  { heading: words.targetName, width: 30, cellOf: ({ name }) => name },
  ...(of === 'users' ? employerColumns : []),
  ...(of === 'sections' ? documentColumns : []),
  ...(of === 'reports' ? inspectionColumns : []),
  {
    heading: words.status,
    width: 16,
    cellOf: ({ status }) => (status === null ? null : contractFacts().enumLabel(STATUS_LISTS[of], status)),
  },
  { heading: words.outcome, cellOf: ({ outcome }) => contractFacts().enumLabel('BulkRowOutcome', outcome) },
  { heading: words.message, width: 50, cellOf: ({ message }) => message },
  { heading: words.makes, width: 40, cellOf: ({ makes }) => makes },
  {
    heading: words.changes,
    width: 50,
    cellOf: ({ changes }) => changes.map(changeText).join('\n'),
  },
  { heading: words.amount, cellOf: ({ amount }) => amount },
  { heading: words.assigneeName, cellOf: ({ assigneeName }) => assigneeName },
  { heading: words.finishedAt, width: 18, cellOf: ({ finishedAt }) => finishedAt },
];

/** The rows of a run as a file. @throws NOT_FOUND */
export const exportBulkRunRows = async (
  scope: Scope,
  runId: number,
  { format, outcomes }: { readonly format: ExportFormat; readonly outcomes: readonly number[] | undefined },
) => {
  const run = await requireRun(scope, runId);
  const kind = kindOf(run);
  return exportList(scope, {
    format,
    name: words.name(BulkRunKindLabel[kind]),
    columns: columnsFor(BULK_KINDS[kind].of),
    rows: allRows(IN_ORDER, (request) => listBulkRunRows(scope, runId, { outcomes }, request)),
    target: { kind: 'bulkRun', id: runId },
    filter: { outcomes },
  });
};
