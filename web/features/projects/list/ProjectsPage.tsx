import { Plus } from 'lucide-react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { DomainType, DomainTypeLabel, ProgramKind, ProgramKindLabel } from '#web/api/generated/enums.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import { type ListShape, membersOf } from '#web/list/listAddress.ts';
import { optionsOf } from '#web/list/optionsOf.ts';
import { RecordList } from '#web/list/RecordList.tsx';
import { useListState } from '#web/list/useListState.ts';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { projectsText as t } from '../projectsText.ts';
import { useSeesProjects } from '../useSeesProjects.ts';
import { projectColumns } from './projectColumns.tsx';

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
  const list = useListState(SHAPE);
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
      <RecordList
        label={t((w) => w.list.title)}
        list={list}
        read={read}
        columns={projectColumns}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => adminPaths.project(id)}
        search={{ label: t((w) => w.list.searchLabel), placeholder: t((w) => w.list.searchPlaceholder) }}
        filters={FILTERS}
        empty={<EmptyState title={t((w) => w.list.empty)}>{t((w) => w.list.emptyText)}</EmptyState>}
      />
    </>
  );
};
