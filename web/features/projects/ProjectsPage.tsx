import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#ui-kit/Button/index.ts';
import { DataGrid, GridTools } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { FilterBar } from '#ui-kit/FilterBar/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { DomainType, DomainTypeLabel, ProgramKind, ProgramKindLabel } from '#web/api/generated/enums.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import { type ListShape, membersOf } from '#web/list/listAddress.ts';
import { optionsOf } from '#web/list/optionsOf.ts';
import { useListState } from '#web/list/useListState.ts';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { projectColumns } from './projectColumns.tsx';
import { projectsText as t } from './projectsText.ts';
import { useSeesProjects } from './useSeesProjects.ts';

const SHAPE = {
  filters: ['programKind', 'domainType'],
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

const FILTERS = [
  {
    id: 'programKind',
    name: t((w) => w.list.programKind),
    options: optionsOf(ProgramKind, ProgramKindLabel),
  },
  { id: 'domainType', name: t((w) => w.list.domainType), options: optionsOf(DomainType, DomainTypeLabel) },
];

/** /admin/project: every round with its period, counts and money. */
export const ProjectsPage = () => {
  const seesProjects = useSeesProjects();
  return seesProjects ? <ProjectList /> : <NotFound />;
};

const ProjectList = () => {
  const may = useMayCall();
  const navigate = useNavigate();
  const list = useListState(SHAPE);
  const searchRef = useRef<HTMLInputElement>(null);
  const read = useRead(
    '/api/admin/project',
    {
      query: {
        ...list.query,
        programKind: membersOf(list.values, 'programKind', Object.values(ProgramKind)),
        domainType: membersOf(list.values, 'domainType', Object.values(DomainType)),
      },
    },
    { keepsPrevious: true },
  );
  const page = read.data?.body;
  return (
    <>
      <PageHeader
        title={t((w) => w.list.title)}
        context={t((w) => w.list.context)}
        actions={
          may('createProject') && (
            <ButtonLink variant="primary" icon={Plus} href={adminPaths.newProject}>
              {t((w) => w.list.create)}
            </ButtonLink>
          )
        }
      />
      <Stack gap={16}>
        <FilterBar
          search={{
            label: t((w) => w.list.searchLabel),
            placeholder: t((w) => w.list.searchPlaceholder),
            ref: searchRef,
            ...list.search,
          }}
          filters={FILTERS}
          {...list.filterProps}
          end={<GridTools columns={projectColumns} {...list.toolsProps} />}
        />
        <DataGrid
          aria-label={t((w) => w.list.title)}
          columns={projectColumns}
          rows={page?.items ?? []}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
          rowHref={({ id }) => adminPaths.project(id)}
          onRowOpen={({ id }) => void navigate(adminPaths.project(id))}
          status={read.isError ? 'error' : read.isPending ? 'loading' : 'ready'}
          onRetry={() => void read.refetch()}
          density={list.density}
          columnChoice={list.columnChoice}
          searchRef={searchRef}
          {...list.sortProps}
          {...(page === undefined ? {} : { paging: list.pagingOf(page) })}
          empty={<Nothing isNarrowed={list.isConditionSet} onClear={list.filterProps.onClear} />}
        />
      </Stack>
    </>
  );
};

const Nothing = ({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) =>
  isNarrowed ? (
    <EmptyState
      title={t((w) => w.list.noMatch)}
      action={<Button onClick={onClear}>{t((w) => w.list.clear)}</Button>}
    >
      {t((w) => w.list.noMatchText)}
    </EmptyState>
  ) : (
    <EmptyState title={t((w) => w.list.empty)}>{t((w) => w.list.emptyText)}</EmptyState>
  );
