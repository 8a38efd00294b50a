import { wire, wordOf } from '#bff/http/present.ts';
import { attachedFile } from '#bff/parts/files/attachedFile.service.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { byInstant, byNumber, byText } from '#bff/parts/lists/paging.ts';
import { canSeeAmounts } from '#bff/parts/ownership/access.service.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { EXPENSE_LISTS } from '#rules/programmes.ts';
import { idsOfProjects, listProjects } from './projects.service.ts';
import type { ProjectView } from './projectViews.service.ts';

const words = exportTexts.project;

const sums: readonly ExportColumn<ProjectView>[] = [
  { heading: words.appliedAmount, width: 18, cellOf: ({ counts }) => counts.appliedAmount },
  { of: 'grantAmount', heading: words.grantAmount, width: 18, cellOf: ({ counts }) => counts.grantAmount },
  { heading: words.confirmedAmount, width: 18, cellOf: ({ counts }) => counts.confirmedAmount },
  { of: 'paidAmount', heading: words.paidAmount, width: 18, cellOf: ({ counts }) => counts.paidAmount },
];

export const presentProject = (view: ProjectView) => ({
  ...wire(view),
  expenseCategoryList: wordOf(EXPENSE_LISTS, view.expenseCategoryList),
  materials: view.materials.map(attachedFile),
  templates: view.templates.map(attachedFile),
});

/** Rounds with what happens in them; sums stand in the file only for those who see amounts. */
export const projectList = describeList({
  list: 'listProjects',
  file: 'exportProjects',
  view: 'projects',
  conditions: {
    q: 'q',
    corporation_id: 'corporationId',
    programKind: 'programKinds',
    domainType: 'domainTypes',
    fiscalYear: 'fiscalYears',
    state: 'states',
    isPublished: 'isPublished',
    closesFrom: 'closesFrom',
    closesTo: 'closesTo',
  },
  orders: {
    applicationClosesAt: [byInstant('applicationClosesAt')],
    name: [byText('name')],
    fiscalYear: [byNumber('fiscalYear')],
    updatedAt: [byInstant('updatedAt')],
  },
  firstOrder: 'applicationClosesAt',
  read: listProjects,
  present: presentProject,
  bulk: { of: ['projects'], ids: idsOfProjects },
  exported: (scope) => ({
    name: exportTexts.projects,
    target: { kind: 'project', id: 0 },
    columns: [
      { of: 'name', heading: words.name, width: 40, cellOf: ({ name }) => name },
      { of: 'name', heading: words.shortName, width: 24, cellOf: ({ shortName }) => shortName },
      {
        heading: words.programKind,
        width: 30,
        cellOf: ({ programKind }) => labelOf('ProgramKind', programKind),
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
      { of: 'state', heading: words.state, cellOf: ({ state }) => labelOf('RoundState', state) },
      { of: 'applications', heading: words.applications, cellOf: ({ counts }) => counts.applications },
      { of: 'adopted', heading: words.adopted, cellOf: ({ counts }) => counts.adopted },
      ...(canSeeAmounts(scope) ? sums : []),
    ],
  }),
});
