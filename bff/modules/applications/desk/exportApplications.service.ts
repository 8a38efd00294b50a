import type { Family } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import {
  type ApplicationSummary,
  assertAmountsAllowed,
  type ListInput,
  listApplications,
} from './listApplications.service.ts';

const words = exportTexts.application;

const columns = (): ExportColumn<ApplicationSummary>[] => {
  const { enumLabel } = contractFacts();
  return [
    { of: 'displayCode', heading: words.displayCode, width: 20, cellOf: ({ displayCode }) => displayCode },
    { heading: words.projectName, width: 24, cellOf: ({ projectName }) => projectName },
    { of: 'submittedAt', heading: words.submittedAt, width: 18, cellOf: ({ submittedAt }) => submittedAt },
    { of: 'name', heading: words.name, width: 30, cellOf: ({ name }) => name },
    { of: 'name', heading: words.planTitle, width: 40, cellOf: ({ planTitle }) => planTitle },
    {
      of: 'prefecture',
      heading: words.prefecture,
      cellOf: ({ prefecture }) => (prefecture === null ? null : enumLabel('Prefecture', prefecture)),
    },
    {
      of: 'initiative',
      heading: words.initiative,
      width: 24,
      cellOf: ({ initiativeLabel }) => initiativeLabel,
    },
    { of: 'status', heading: words.status, cellOf: ({ status }) => enumLabel('ApplicationStatus', status) },
    { of: 'averageScore', heading: words.averageScore, cellOf: ({ averageScore }) => averageScore },
    { of: 'averageScore', heading: words.rank, cellOf: ({ rank }) => rank },
    { heading: words.openReturnItemCount, cellOf: ({ openReturnItemCount }) => openReturnItemCount },
    { of: 'assignee', heading: words.assigneeName, cellOf: ({ assigneeName }) => assigneeName },
    { of: 'subsidyAmount', heading: words.subsidyAmount, cellOf: ({ subsidyAmount }) => subsidyAmount },
    { heading: words.updatedAt, width: 18, cellOf: ({ updatedAt }) => updatedAt },
  ];
};

/**
 * The applications of one family as a file; amounts only for those who see them.
 * @throws INVALID_PARAMETER before the first byte of the file
 */
export const exportApplications = async (
  scope: Scope,
  family: Family,
  { search, keys, ...file }: AskedFile<ListInput>,
) => {
  assertAmountsAllowed(scope, search, keys);
  return exportList(scope, {
    ...file,
    name: exportTexts.applications,
    columns: columns(),
    rows: allRows(keys, (request) => listApplications(scope, family, search, request)),
    target: { kind: 'application', id: 0 },
    filter: { family, ...search },
  });
};
