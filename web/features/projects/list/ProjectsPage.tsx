import { Plus } from 'lucide-react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import {
  DomainType,
  DomainTypeLabel,
  ProgramKind,
  ProgramKindLabel,
  RoundState,
  RoundStateLabel,
} from '#web/api/generated/enums.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import type { ActKind } from '#web/bulk/types.ts';
import { useBulkOfList } from '#web/bulk/useBulkOfList.ts';
import { daysIn, flagFilter, flagsIn } from '#web/list/conditionsIn.ts';
import { ExportMenu } from '#web/list/ExportMenu.tsx';
import { ListPage } from '#web/list/ListPage.tsx';
import { type ListShape, membersOf } from '#web/list/listAddress.ts';
import { wordsBelowTitleOf } from '#web/list/listWords.ts';
import { optionsOf } from '#web/list/optionsOf.ts';
import { daysFilter } from '#web/list/rangeFilters.tsx';
import { useListState } from '#web/list/useListState.ts';
import { useProjectChoices } from '#web/list/useProjectOptions.ts';
import { ListViews } from '#web/list/views/ListViews.tsx';
import { useIsAddressSettled } from '#web/list/views/useSavedViews.ts';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { OnlyFor } from '#web/navigation/OnlyFor.tsx';
import { formatFiscalYear } from '#web/text/format.ts';
import { projectListText as t } from '#web/text/ja/projectList.ts';
import { projectsText } from '#web/text/ja/projects.ts';
import { SEES_PROJECTS } from '../seesProjects.ts';
import { projectColumns } from './projectColumns.tsx';

const WORDS = { title: projectsText((w) => w.list.title), ...wordsBelowTitleOf(t, (w) => w) };

const DAYS = ['closesFrom', 'closesTo'] as const;

const SHAPE = {
  filters: ['state', 'fiscalYear', 'programKind', 'domainType', 'isPublished'],
  singles: ['isPublished'],
  others: DAYS,
  sorts: [
    'applicationClosesAt',
    '-applicationClosesAt',
    'name',
    '-name',
    'fiscalYear',
    '-fiscalYear',
    'updatedAt',
    '-updatedAt',
  ],
  defaultSort: '-applicationClosesAt',
} as const satisfies ListShape<string>;

type ProjectListState = ReturnType<typeof useListState<(typeof SHAPE.sorts)[number]>>;

const STATE_FILTER = { id: 'state', name: t((w) => w.state), options: optionsOf(RoundStateLabel) };

const FILTERS = [
  {
    id: 'programKind',
    name: t((w) => w.programKind),
    options: optionsOf(ProgramKindLabel),
  },
  { id: 'domainType', name: t((w) => w.domainType), options: optionsOf(DomainTypeLabel) },
  flagFilter({
    id: 'isPublished',
    name: t((w) => w.publication),
    yes: t((w) => w.published),
    no: t((w) => w.unpublished),
  }),
];

/** The years in which there are rounds, the latest first. */
const useYearFilter = () => {
  const years = useProjectChoices().map(({ fiscalYear }) => fiscalYear);
  return {
    id: 'fiscalYear',
    name: t((w) => w.fiscalYear),
    options: [...new Set(years)]
      .toSorted((a, b) => b - a)
      .map((year) => ({ value: String(year), label: formatFiscalYear(year) })),
  };
};

const KINDS: readonly ActKind[] = ['changeProjectDates'];

/** Years of the address, as the contract has them. */
const yearsIn = (values: readonly string[] = []): number[] =>
  values.filter((value) => /^20\d\d$/.test(value)).map(Number);

/** What is asked of the contract for the rounds that an address lists. */
const queryOf = (list: ProjectListState) => ({
  ...list.query,
  programKind: membersOf(list.values, 'programKind', Object.values(ProgramKind)),
  domainType: membersOf(list.values, 'domainType', Object.values(DomainType)),
  state: membersOf(list.values, 'state', Object.values(RoundState)),
  fiscalYear: yearsIn(list.values.fiscalYear),
  ...flagsIn(list.values, 'isPublished'),
  ...daysIn(list.others, ...DAYS),
});

/** /admin/project: every round with its period, counts and money. */
export const ProjectsPage = () => (
  <OnlyFor types={SEES_PROJECTS}>
    <ProjectList />
  </OnlyFor>
);

const ProjectList = () => {
  const may = useMayCall();
  const years = useYearFilter();
  const list = useListState(SHAPE);
  const query = queryOf(list);
  const isEnabled = useIsAddressSettled('projects');
  const read = useRead('/api/admin/project', { query }, { keepsPrevious: true, isEnabled });
  const page = read.data?.body;
  const marked = useBulkOfList({ list: 'projects', kinds: KINDS, page, state: list });
  return (
    <ListPage
      words={WORDS}
      views={<ListViews list="projects" shape={SHAPE} total={page?.total} />}
      {...marked}
      actions={
        <>
          <ExportMenu
            path="/api/admin/project/export"
            query={query}
            order={{ operation: 'exportProjects', total: page?.total }}
            shown={() => ({ ...list, columns: projectColumns })}
          />
          {may('createProject') && (
            <ButtonLink variant="primary" icon={Plus} href={adminPaths.newProject}>
              {t((w) => w.create)}
            </ButtonLink>
          )}
        </>
      }
      list={list}
      read={read}
      columns={projectColumns}
      rowLabel={({ name }) => name}
      rowHref={({ id }) => adminPaths.project(id)}
      filters={[
        STATE_FILTER,
        years,
        ...FILTERS,
        daysFilter(list, { name: t((w) => w.closes), from: 'closesFrom', to: 'closesTo' }),
      ]}
    />
  );
};
