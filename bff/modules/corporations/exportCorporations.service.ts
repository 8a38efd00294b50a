import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { type CorporationSearch, listCorporations } from './corporations.service.ts';
import type { CorporationView } from './corporationViews.service.ts';

const words = exportTexts.corporation;

const columns = (): ExportColumn<CorporationView>[] => {
  const { enumLabel } = contractFacts();
  return [
    { of: 'displayCode', heading: words.displayCode, cellOf: ({ displayCode }) => displayCode },
    { of: 'name', heading: words.name, width: 30, cellOf: ({ name }) => name },
    { of: 'name', heading: words.nameKana, width: 30, cellOf: ({ nameKana }) => nameKana },
    {
      of: 'corporateNumber',
      heading: words.corporateNumber,
      width: 16,
      cellOf: ({ corporateNumber }) => corporateNumber,
    },
    { heading: words.invoiceNumber, width: 18, cellOf: ({ invoiceNumber }) => invoiceNumber },
    { heading: words.representativeTitle, cellOf: ({ representativeTitle }) => representativeTitle },
    { heading: words.representativeName, cellOf: ({ representativeName }) => representativeName },
    { heading: words.representativeNameKana, cellOf: ({ representativeNameKana }) => representativeNameKana },
    { heading: words.postalCode, cellOf: ({ postalCode }) => postalCode },
    {
      of: 'prefecture',
      heading: words.prefecture,
      cellOf: ({ prefecture }) => enumLabel('Prefecture', prefecture),
    },
    { of: 'prefecture', heading: words.city, cellOf: ({ city }) => city },
    { heading: words.street, width: 30, cellOf: ({ streetAddress }) => streetAddress },
    { heading: words.building, width: 24, cellOf: ({ building }) => building },
    { heading: words.phone, cellOf: ({ phone }) => phone },
    { heading: words.fax, cellOf: ({ fax }) => fax },
    { heading: words.url, width: 30, cellOf: ({ url }) => url },
    { of: 'projects', heading: words.projectCount, cellOf: ({ projects }) => projects.length },
    {
      of: 'projects',
      heading: words.projects,
      width: 40,
      cellOf: ({ projects }) =>
        projects.map(({ projectName, displayCode }) => `${projectName} ${displayCode}`).join('\n'),
    },
    { of: 'users', heading: words.userCount, cellOf: ({ userCount }) => userCount },
    { of: 'updatedAt', heading: words.updatedAt, width: 18, cellOf: ({ updatedAt }) => updatedAt },
  ];
};

/** The list of corporations as a file. Memos and accounts are no part of it. */
export const exportCorporations = (scope: Scope, { search, keys, ...file }: AskedFile<CorporationSearch>) =>
  exportList(scope, {
    ...file,
    name: exportTexts.corporations,
    columns: columns(),
    rows: allRows(keys, (request) => listCorporations(scope, search, request)),
    target: { kind: 'corporation', id: 0 },
    filter: search,
  });
