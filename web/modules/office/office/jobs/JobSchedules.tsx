import type { UseQueryResult } from '@tanstack/react-query';
import { Card } from '#ui-kit/Card/index.ts';
import { DataGrid, type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { JobNameLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { JobStatusTag } from '#web/parts/status/JobStatusTag.tsx';
import { formatDateTime } from '#web/parts/text/format.ts';
import { JobProgress } from './JobProgress.tsx';
import { jobsText as t } from './jobs.words.ts';
import { countText } from './jobTexts.ts';

type JobSchedule = components['schemas']['JobSchedule'];
type Schedules = { readonly body: { readonly items: readonly JobSchedule[] } };

const LastRun = ({ run }: { readonly run: NonNullable<JobSchedule['lastRun']> }) => (
  <Stack gap={4}>
    <span>
      <JobStatusTag status={run.status} />
    </span>
    <JobProgress job={run} />
  </Stack>
);

const COLUMNS: readonly GridColumn<JobSchedule>[] = [
  {
    id: 'name',
    header: t((w) => w.name),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(14rem, 32vw, 36rem)',
    cell: ({ name, purpose }) => <GridTwoLines first={<b>{JobNameLabel[name]}</b>} second={purpose} />,
  },
  {
    id: 'schedule',
    header: t((w) => w.schedule),
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ schedule }) => schedule,
  },
  {
    id: 'status',
    header: t((w) => w.status),
    isFixed: true,
    phoneSlot: 'tag',
    width: '11rem',
    cell: ({ lastRun }) => (lastRun === null ? t((w) => w.notYet) : <LastRun run={lastRun} />),
  },
  {
    id: 'lastRun',
    header: t((w) => w.lastRun),
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ lastRun }) => (
      <GridTwoLines
        first={formatDateTime(lastRun?.startedAt ?? null)}
        second={(lastRun && countText(lastRun)) ?? undefined}
      />
    ),
  },
  {
    id: 'nextRun',
    header: t((w) => w.nextRun),
    isNumeric: true,
    phoneSlot: 'due',
    cell: ({ nextRunAt }) => formatDateTime(nextRunAt),
  },
];

type JobSchedulesProps = { readonly read: UseQueryResult<Schedules | null> };

/** What the product does by itself, and when. */
export const JobSchedules = ({ read }: JobSchedulesProps) => (
  <Card title={t((w) => w.schedules)} isFlush>
    <DataGrid
      aria-label={t((w) => w.schedules)}
      frame="none"
      columns={COLUMNS}
      rows={read.data?.body.items ?? []}
      rowId={({ name }) => name}
      rowLabel={({ name }) => JobNameLabel[name]}
      status={read.isError ? 'error' : read.isPending ? 'loading' : 'ready'}
      onRetry={() => void read.refetch()}
      empty={<EmptyState title={t((w) => w.notYet)} />}
    />
  </Card>
);
