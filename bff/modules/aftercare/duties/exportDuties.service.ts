import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { undertakingColumns } from '#bff/parts/lists/exports/undertakingColumns.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import type { DutySummary } from './dutyViews.service.ts';
import { type DutySearch, listDuties } from './listDuties.service.ts';

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
