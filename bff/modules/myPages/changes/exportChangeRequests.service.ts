import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { undertakingColumns } from '#bff/parts/lists/exports/undertakingColumns.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { type ChangeRequestSearch, listChangeRequests } from './listChangeRequests.service.ts';
import type { ChangeRequestSummary } from './requestViews.service.ts';

const words = exportTexts.changeRequest;

const columns = (): ExportColumn<ChangeRequestSummary>[] => {
  const { enumLabel } = contractFacts();
  return [
    ...undertakingColumns,
    { of: 'kind', heading: words.number, cellOf: ({ number }) => number },
    {
      of: 'kind',
      heading: words.kind,
      width: 24,
      cellOf: ({ kind }) => enumLabel('ChangeRequestKind', kind),
    },
    { of: 'status', heading: words.status, cellOf: ({ status }) => enumLabel('ChangeRequestStatus', status) },
    { heading: words.effectiveOn, cellOf: ({ effectiveOn }) => effectiveOn },
    { of: 'submittedAt', heading: words.submittedAt, width: 18, cellOf: ({ submittedAt }) => submittedAt },
    { heading: words.decidedAt, width: 18, cellOf: ({ decidedAt }) => decidedAt },
  ];
};

/** The list of change requests as a file. */
export const exportChangeRequests = (
  scope: Scope,
  { search, keys, ...file }: AskedFile<ChangeRequestSearch>,
) =>
  exportList(scope, {
    ...file,
    name: exportTexts.changeRequests,
    columns: columns(),
    rows: allRows(keys, (request) => listChangeRequests(scope, search, request)),
    target: { kind: 'changeRequest', id: 0 },
    filter: search,
  });
