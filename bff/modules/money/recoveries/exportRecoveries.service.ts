import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { undertakingColumns } from '#bff/parts/lists/exports/undertakingColumns.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { moneyExportTexts } from '../moneyExports.words.ts';
import { listRecoveries, type RecoverySearch } from './listRecoveries.service.ts';
import type { RecoverySummary } from './recoveryViews.service.ts';

const words = moneyExportTexts.recovery;

const columns = (): ExportColumn<RecoverySummary>[] => {
  const { enumLabel } = contractFacts();
  return [
    ...undertakingColumns,
    { of: 'kind', heading: words.number, cellOf: ({ number }) => number },
    { of: 'kind', heading: words.kind, width: 30, cellOf: ({ kind }) => enumLabel('RecoveryKind', kind) },
    { of: 'status', heading: words.status, cellOf: ({ status }) => enumLabel('RecoveryStatus', status) },
    { of: 'amount', heading: words.amount, cellOf: ({ amount }) => amount },
    { of: 'received', heading: words.receivedAmount, cellOf: ({ receivedAmount }) => receivedAmount },
    { of: 'left', heading: words.leftAmount, width: 24, cellOf: ({ leftAmount }) => leftAmount },
    { heading: words.orderedOn, cellOf: ({ orderedOn }) => orderedOn },
    { of: 'dueOn', heading: words.dueOn, cellOf: ({ dueOn }) => dueOn },
    { of: 'dueOn', heading: words.overdue, cellOf: ({ isOverdue }) => (isOverdue ? words.isOverdue : null) },
    { heading: words.settledOn, cellOf: ({ settledOn }) => settledOn },
  ];
};

/** The list of money to be paid back as a file; what is left is as of the day of the file. */
export const exportRecoveries = (scope: Scope, { search, keys, ...file }: AskedFile<RecoverySearch>) =>
  exportList(scope, {
    ...file,
    name: moneyExportTexts.recoveries,
    columns: columns(),
    rows: allRows(keys, (request) => listRecoveries(scope, search, request)),
    target: { kind: 'recovery', id: 0 },
    filter: search,
  });
