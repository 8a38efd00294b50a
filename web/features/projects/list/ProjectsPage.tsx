import { Plus } from 'lucide-react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { DomainType, DomainTypeLabel, ProgramKind, ProgramKindLabel } from '#web/api/generated/enums.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import { ExportMenu } from '#web/list/ExportMenu.tsx';
import { ListPage } from '#web/list/ListPage.tsx';
import { type ListShape, membersOf } from '#web/list/listAddress.ts';
import { wordsBelowTitleOf } from '#web/list/listWords.ts';
import { optionsOf } from '#web/list/optionsOf.ts';
import { useListState } from '#web/list/useListState.ts';
import { ListViews } from '#web/list/views/ListViews.tsx';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { OnlyFor } from '#web/navigation/OnlyFor.tsx';
import { projectsText } from '../projectsText.ts';
import { SEES_PROJECTS } from '../seesProjects.ts';
import { projectColumns } from './projectColumns.tsx';
import { projectListText as t } from './projectListText.ts';

const WORDS = { title: projectsText((w) => w.list.title), ...wordsBelowTitleOf(t, (w) => w) };

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
    name: t((w) => w.programKind),
    options: optionsOf(ProgramKindLabel),
  },
  { id: 'domainType', name: t((w) => w.domainType), options: optionsOf(DomainTypeLabel) },
];

/** /admin/project: every round with its period, counts and money. */
export const ProjectsPage = () => (
  <OnlyFor types={SEES_PROJECTS}>
    <ProjectList />
  </OnlyFor>
);

const ProjectList = () => {
  const may = useMayCall();
  const list = useListState(SHAPE);
  const query = {
    ...list.query,
    programKind: membersOf(list.values, 'programKind', Object.values(ProgramKind)),
    domainType: membersOf(list.values, 'domainType', Object.values(DomainType)),
  };
  const read = useRead('/api/admin/project', { query }, { keepsPrevious: true });
  return (
    <ListPage
      words={WORDS}
      views={<ListViews list="projects" shape={SHAPE} total={read.data?.body.total} />}
      actions={
        <>
          <ExportMenu
            path="/api/admin/project/export"
            query={query}
            order={{ operation: 'exportProjects', total: read.data?.body.total }}
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
      filters={FILTERS}
    />
  );
};
