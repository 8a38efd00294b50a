import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { canSeeAmounts } from '#bff/parts/ownership/access.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { listProjects, type ProjectSearch } from './projects.service.ts';
import type { ProjectView } from './projectViews.service.ts';

const words = exportTexts.project;

const sums: readonly ExportColumn<ProjectView>[] = [
  { heading: words.appliedAmount, width: 18, cellOf: ({ counts }) => counts.appliedAmount },
  { of: 'grantAmount', heading: words.grantAmount, width: 18, cellOf: ({ counts }) => counts.grantAmount },
  { heading: words.confirmedAmount, width: 18, cellOf: ({ counts }) => counts.confirmedAmount },
  { of: 'paidAmount', heading: words.paidAmount, width: 18, cellOf: ({ counts }) => counts.paidAmount },
];

const columns = (): ExportColumn<ProjectView>[] => {
  const { enumLabel } = contractFacts();
  return [
    { of: 'name', heading: words.name, width: 40, cellOf: ({ name }) => name },
    { of: 'name', heading: words.shortName, width: 24, cellOf: ({ shortName }) => shortName },
    {
      heading: words.programKind,
      width: 30,
      cellOf: ({ programKind }) => enumLabel('ProgramKind', programKind),
    },
    { of: 'fiscalYear', heading: words.fiscalYear, cellOf: ({ fiscalYear }) => fiscalYear },
    { of: 'round', heading: words.round, cellOf: ({ round }) => round },
    { heading: words.applicationOpensAt, width: 18, cellOf: (row) => row.applicationOpensAt },
    {
      of: 'applicationClosesAt',
      heading: words.applicationClosesAt,
      width: 18,
      cellOf: (row) => row.applicationClosesAt,
    },
    { of: 'state', heading: words.state, cellOf: ({ state }) => enumLabel('RoundState', state) },
    { of: 'applications', heading: words.applications, cellOf: ({ counts }) => counts.applications },
    { of: 'adopted', heading: words.adopted, cellOf: ({ counts }) => counts.adopted },
  ];
};

/** The list of rounds with what happens in them as a file; sums only for those who see amounts. */
export const exportProjects = (scope: Scope, { search, keys, ...file }: AskedFile<ProjectSearch>) =>
  exportList(scope, {
    ...file,
    name: exportTexts.projects,
    columns: [...columns(), ...(canSeeAmounts(scope) ? sums : [])],
    rows: allRows(keys, (request) => listProjects(scope, search, request)),
    target: { kind: 'project', id: 0 },
    filter: search,
  });
