import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import type { IssuedPaperSummary } from './issuedPaperViews.service.ts';
import { type IssuedPaperSearch, listIssuedPapers } from './readPapers.service.ts';

const words = exportTexts.issuedPaper;
const { undertaking } = exportTexts;

const columns = (): ExportColumn<IssuedPaperSummary>[] => {
  const { enumLabel } = contractFacts();
  return [
    {
      of: ['displayCode', 'code'],
      heading: undertaking.displayCode,
      cellOf: ({ displayCode }) => displayCode,
    },
    { of: 'name', heading: undertaking.projectName, width: 24, cellOf: ({ projectName }) => projectName },
    {
      of: 'name',
      heading: words.receiver,
      width: 30,
      cellOf: ({ mypage, application }) => mypage?.corporationName ?? application?.name ?? null,
    },
    {
      of: 'name',
      heading: undertaking.planTitle,
      width: 40,
      cellOf: ({ mypage }) => mypage?.planTitle ?? null,
    },
    { of: 'title', heading: words.number, cellOf: ({ number }) => number },
    { of: 'title', heading: words.title, width: 30, cellOf: ({ title }) => title },
    { of: 'title', heading: words.kind, cellOf: ({ kind }) => enumLabel('PaperKind', kind) },
    { of: 'issuedOn', heading: words.issuedOn, cellOf: ({ issuedOn }) => issuedOn },
    { of: 'status', heading: words.status, cellOf: ({ status }) => enumLabel('IssuedPaperStatus', status) },
    { of: 'openedAt', heading: words.openedAt, cellOf: ({ openedAt }) => openedAt },
  ];
};

/** The list of issued papers as a file, with when each was first opened. */
export const exportIssuedPapers = (scope: Scope, { search, keys, ...file }: AskedFile<IssuedPaperSearch>) =>
  exportList(scope, {
    ...file,
    name: exportTexts.issuedPapers,
    columns: columns(),
    rows: allRows(keys, (request) => listIssuedPapers(scope, search, request)),
    target: { kind: 'issuedPaper', id: 0 },
    filter: search,
  });
