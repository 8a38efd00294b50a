import type { Scope } from '#bff/core/scope.ts';
import { exportTexts } from '#bff/text/lists/exports.ts';
import { contractFacts } from '../common/contractFacts.ts';
import { type AskedFile, allRows, exportList } from '../exports/exportList.ts';
import type { ExportColumn } from '../exports/table.ts';
import { undertakingColumns } from '../exports/undertakingColumns.ts';
import type { DutySummary } from './dutyViews.ts';
import { type DutySearch, listDuties } from './listDuties.ts';

const words = exportTexts.duty;

const columns = (): ExportColumn<DutySummary>[] => {
  const { enumLabel } = contractFacts();
  return [
    ...undertakingColumns,
    { of: 'kind', heading: words.title, width: 36, cellOf: ({ title }) => title },
    { of: 'kind', heading: words.kind, width: 20, cellOf: ({ kind }) => enumLabel('DutyKind', kind) },
    { of: 'status', heading: words.status, cellOf: ({ status }) => enumLabel('DutyStatus', status) },
    { of: 'dueOn', heading: words.opensOn, cellOf: ({ opensOn }) => opensOn },
    { of: 'dueOn', heading: words.dueOn, cellOf: ({ dueOn }) => dueOn },
    { of: 'doneOn', heading: words.doneOn, cellOf: ({ doneOn }) => doneOn },
  ];
};

/** The list of what businesses owe after they were paid, as a file. */
export const exportDuties = (scope: Scope, { search, keys, ...file }: AskedFile<DutySearch>) =>
  exportList(scope, {
    ...file,
    name: exportTexts.duties,
    columns: columns(),
    rows: allRows(keys, (request) => listDuties(scope, search, request)),
    target: { kind: 'myPage', id: 0 },
    filter: search,
  });
