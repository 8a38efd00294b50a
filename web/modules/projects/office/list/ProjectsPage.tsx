import { Plus } from 'lucide-react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import type { ActKind } from '#web/modules/office/office/bulk/bulkTypes.ts';
import { useBulkOfList } from '#web/modules/office/office/bulk/useBulkOfList.ts';
import {
  DomainType,
  DomainTypeLabel,
  ProgramKind,
  ProgramKindLabel,
  RoundState,
  RoundStateLabel,
} from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { daysIn, flagFilter, flagsIn } from '#web/parts/list/conditionsIn.ts';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { ListPage } from '#web/parts/list/ListPage.tsx';
import { type ListShape, membersOf } from '#web/parts/list/listAddress.ts';
import { wordsBelowTitleOf } from '#web/parts/list/listWords.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { daysFilter } from '#web/parts/list/rangeFilters.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { useProjectChoices } from '#web/parts/list/useProjectOptions.ts';
import { ListViews } from '#web/parts/list/views/ListViews.tsx';
import { useIsAddressSettled } from '#web/parts/list/views/useSavedViews.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { formatFiscalYear } from '#web/parts/text/format.ts';
import { projectsText } from '../projects.words.ts';
import { PROJECT_VIEWERS } from '../projectViewers.ts';
import { projectColumns } from './projectColumns.tsx';
import { projectListText as t } from './projectList.words.ts';

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
  <OnlyFor types={PROJECT_VIEWERS}>
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
