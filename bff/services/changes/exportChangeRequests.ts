import type { Scope } from '#bff/core/scope.ts';
import type { SortKey } from '#bff/data/engine/paging.ts';
import { exportTexts } from '#bff/text/exports.ts';
import { contractFacts } from '../common/contractFacts.ts';
import { allRows, exportList } from '../exports/exportList.ts';
import type { ExportColumn, ExportFormat } from '../exports/table.ts';
import { type ChangeRequestSearch, listChangeRequests } from './listChangeRequests.ts';
import type { ChangeRequestSummary } from './requestViews.ts';

const words = exportTexts.changeRequest;

const columns = (): ExportColumn<ChangeRequestSummary>[] => {
  const { enumLabel } = contractFacts();
  return [
    { heading: words.displayCode, cellOf: ({ mypage }) => mypage.displayCode },
    { heading: words.projectName, width: 24, cellOf: ({ mypage }) => mypage.projectName },
    { heading: words.corporationName, width: 30, cellOf: ({ mypage }) => mypage.corporationName },
    { heading: words.planTitle, width: 40, cellOf: ({ mypage }) => mypage.planTitle },
    { heading: words.number, cellOf: ({ number }) => number },
    { heading: words.kind, width: 24, cellOf: ({ kind }) => enumLabel('ChangeRequestKind', kind) },
    { heading: words.status, cellOf: ({ status }) => enumLabel('ChangeRequestStatus', status) },
    { heading: words.effectiveOn, cellOf: ({ effectiveOn }) => effectiveOn },
    { heading: words.submittedAt, width: 18, cellOf: ({ submittedAt }) => submittedAt },
    { heading: words.decidedAt, width: 18, cellOf: ({ decidedAt }) => decidedAt },
  ];
};

type Asked = {
  readonly format: ExportFormat;
  readonly search: ChangeRequestSearch;
  readonly keys: readonly SortKey[];
};

/** The list of change requests as a file. */
export const exportChangeRequests = (scope: Scope, { format, search, keys }: Asked) =>
  exportList(scope, {
    format,
    name: exportTexts.changeRequests,
    columns: columns(),
    rows: allRows(keys, (request) => listChangeRequests(scope, search, request)),
    target: { kind: 'changeRequest', id: 0 },
    filter: search,
  });
