import { BulkRunKindLabel } from '#bff/generated/contract/enums.ts';
import { wire } from '#bff/http/present.ts';
import { sectionName } from '#bff/modules/sections/index.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import type { BulkRecord } from '#bff/parts/lists/listDescription.ts';
import { byInstant } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { bulkExportTexts as words } from './bulk.words.ts';
import { BULK_KINDS } from './bulkKinds.service.ts';
import { kindOf, requireRun } from './bulkRunViews.service.ts';
import { type BulkRowView, listBulkRunRows, listBulkRuns } from './listBulkRuns.service.ts';
import { changeText } from './rowChanges.service.ts';

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
    cellOf: ({ inspection }) => inspection && labelOf('InspectionKind', inspection.kind),
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
    cellOf: ({ status }) => labelOf(STATUS_LISTS[of], status),
  },
  { heading: words.outcome, cellOf: ({ outcome }) => labelOf('BulkRowOutcome', outcome) },
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

/** Runs of the caller; everybody's for JMAC. */
export const bulkRunList = describeList({
  list: 'listBulkRuns',
  conditions: { kind: 'kinds', status: 'statuses' },
  orders: { createdAt: [byInstant('createdAt')] },
  firstOrder: '-createdAt',
  read: listBulkRuns,
  present: wire,
});

/** The rows of a run in their one order: that in which they were chosen. */
export const bulkRunRowList = describeList({
  list: 'listBulkRunRows',
  file: 'exportBulkRunRows',
  conditions: { id: 'runId', outcome: 'outcomes' },
  orders: { line: [] },
  firstOrder: 'line',
  read: listBulkRunRows,
  present: wire,
  exported: async (scope, { runId, outcomes }) => {
    const kind = kindOf(await requireRun(scope, runId));
    return {
      name: words.name(BulkRunKindLabel[kind]),
      target: { kind: 'bulkRun', id: runId },
      filter: { outcomes },
      columns: columnsFor(BULK_KINDS[kind].of),
    };
  },
});
