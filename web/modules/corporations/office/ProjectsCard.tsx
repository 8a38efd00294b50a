import { Card } from '#ui-kit/Card/index.ts';
import { DataGrid, type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { ProjectStatusTag } from '#web/parts/status/ProjectStatusTag.tsx';
import { formatDate, formatInteger } from '#web/parts/text/format.ts';
import { corporationsText as t } from './corporations.words.ts';

type MyPage = components['schemas']['MyPageSummary'];

/** Page size; a corporation participates in a handful of projects. */
const ALL = 200;

const COLUMNS: readonly GridColumn<MyPage>[] = [
  {
    id: 'displayCode',
    header: t((w) => w.projects.code),
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ displayCode }) => <GridLink kind="code">{displayCode}</GridLink>,
  },
  {
    id: 'planTitle',
    header: t((w) => w.projects.plan),
    isRowHeader: true,
    phoneSlot: 'title',
    width: 'clamp(10rem, 24vw, 26rem)',
    cell: ({ planTitle, projectName }) => <GridTwoLines first={<b>{planTitle}</b>} second={projectName} />,
  },
  {
    id: 'projectStatus',
    header: t((w) => w.projects.status),
    phoneSlot: 'tag',
    cell: ({ projectStatus }) => <ProjectStatusTag status={projectStatus} />,
  },
  {
    id: 'nextDueOn',
    header: t((w) => w.projects.due),
    isNumeric: true,
    phoneSlot: 'due',
    cell: ({ nextDueOn }) => formatDate(nextDueOn),
  },
  {
    id: 'confirmedAmount',
    header: t((w) => w.projects.confirmed),
    isNumeric: true,
    align: 'end',
    phoneSlot: 'none',
    cell: ({ confirmedAmount }) => formatInteger(confirmedAmount),
  },
];

/** Projects of a corporation; each opens its my page. */
export const ProjectsCard = ({ corporation }: { corporation: components['schemas']['Corporation'] }) => {
  const read = useRead('/api/admin/my_page', { query: { corporation_id: corporation.id, limit: ALL } });
  const title = t((w) => w.projects.title, { count: corporation.projects.length });
  return (
    <Card title={title} isFlush>
      <DataGrid
        frame="none"
        aria-label={title}
        columns={COLUMNS}
        rows={read.data?.body.items ?? []}
        rowId={({ id }) => id}
        rowLabel={({ planTitle }) => planTitle}
        rowHref={({ id }) => adminPaths.myPage(id)}
        status={read.isError ? 'error' : read.isPending ? 'loading' : 'ready'}
        onRetry={() => void read.refetch()}
        empty={<EmptyState headingLevel={3} title={t((w) => w.projects.empty)} />}
      />
    </Card>
  );
};
