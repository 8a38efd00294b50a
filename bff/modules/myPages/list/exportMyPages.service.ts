import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import {
  assertAmountsAllowed,
  listMyPages,
  type MyPageSearch,
  type MyPageSummary,
} from './listMyPages.service.ts';

const words = { ...exportTexts.undertaking, ...exportTexts.myPage };

const labelled =
  (list: string) =>
  (value: number | null): string | null =>
    value === null ? null : contractFacts().enumLabel(list, value);

const columns = (): ExportColumn<MyPageSummary>[] => [
  { of: 'displayCode', heading: words.displayCode, cellOf: ({ displayCode }) => displayCode },
  { of: 'projectName', heading: words.projectName, width: 24, cellOf: ({ projectName }) => projectName },
  {
    of: 'corporationName',
    heading: words.corporationName,
    width: 30,
    cellOf: ({ corporationName }) => corporationName,
  },
  { of: 'corporationName', heading: words.planTitle, width: 40, cellOf: ({ planTitle }) => planTitle },
  {
    of: 'sitePrefecture',
    heading: words.prefecture,
    cellOf: ({ sitePrefecture }) => labelled('Prefecture')(sitePrefecture),
  },
  {
    of: 'projectStatus',
    heading: words.projectStatus,
    cellOf: (row) => labelled('ProjectStatus')(row.projectStatus),
  },
  {
    of: 'delayStatus',
    heading: words.delayStatus,
    cellOf: (row) => labelled('DelayStatus')(row.delayStatus),
  },
  {
    of: 'progressPhase',
    heading: words.progressPhase,
    width: 20,
    cellOf: (row) => labelled('ProgressPhase')(row.progressPhase),
  },
  { of: 'priority', heading: words.priority, cellOf: (row) => labelled('Priority')(row.priority) },
  { of: 'nextDueOn', heading: words.nextDueOn, cellOf: ({ nextDueOn }) => nextDueOn },
  { of: 'progressPhase', heading: words.overallProgress, cellOf: ({ overallProgress }) => overallProgress },
  {
    of: 'unconfirmedCount',
    heading: words.unconfirmedCount,
    cellOf: ({ unconfirmedCount }) => unconfirmedCount,
  },
  { heading: words.returnedCount, cellOf: ({ returnedCount }) => returnedCount },
  { of: 'assigneeName', heading: words.assigneeName, cellOf: ({ assigneeName }) => assigneeName },
  { heading: words.consultantName, cellOf: ({ consultantName }) => consultantName },
  { of: ['grantAmount', 'amounts'], heading: words.grantAmount, cellOf: ({ grantAmount }) => grantAmount },
  {
    of: ['confirmedAmount', 'amounts'],
    heading: words.confirmedAmount,
    cellOf: ({ confirmedAmount }) => confirmedAmount,
  },
  { heading: words.paidAmount, cellOf: ({ paidAmount }) => paidAmount },
  { of: 'updatedAt', heading: words.updatedAt, width: 18, cellOf: ({ updatedAt }) => updatedAt },
];

/**
 * The list of undertakings as a file; amounts only for those who see them.
 * @throws INVALID_PARAMETER before the first byte of the file
 */
export const exportMyPages = async (scope: Scope, { search, keys, ...file }: AskedFile<MyPageSearch>) => {
  assertAmountsAllowed(scope, search);
  return exportList(scope, {
    ...file,
    name: exportTexts.myPages,
    columns: columns(),
    rows: allRows(keys, (request) => listMyPages(scope, search, request)),
    target: { kind: 'myPage', id: 0 },
    filter: search,
  });
};
