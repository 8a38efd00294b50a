import { Button } from '#ui-kit/Button/index.ts';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { JobNameLabel, JobStatusLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { actsColumn } from '#web/parts/list/columns/actsColumn.tsx';
import { choice, choices } from '#web/parts/list/conditions/choices.ts';
import { describeList } from '#web/parts/list/describeList.ts';
import { JobStatusTag } from '#web/parts/status/JobStatusTag.tsx';
import { DASH, formatDateTime } from '#web/parts/text/format.ts';
import { JobProgress } from './JobProgress.tsx';
import { jobsText as t } from './jobs.words.ts';
import { contentText } from './jobTexts.ts';
import { mayRetry } from './useRetryJob.ts';

type Job = components['schemas']['Job'];

type Acts = { readonly onOpen: (job: Job) => void; readonly onRetry: (job: Job) => void };

const COLUMNS: readonly GridColumn<Job>[] = [
  {
    id: 'name',
    header: t((w) => w.name),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(10rem, 18vw, 18rem)',
    cell: ({ name }) => <b>{JobNameLabel[name]}</b>,
  },
  {
    id: 'status',
    header: t((w) => w.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <JobStatusTag status={status} />,
  },
  {
    id: 'content',
    header: t((w) => w.content),
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(10rem, 26vw, 30rem)',
    cell: (job) => (
      <Stack gap={4}>
        <ClipText>{contentText(job) ?? DASH}</ClipText>
        <JobProgress job={job} />
      </Stack>
    ),
  },
  {
    id: 'createdAt',
    header: t((w) => w.createdAt),
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    id: 'finishedAt',
    header: t((w) => w.finishedAt),
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ finishedAt, nextAttemptAt }) => (
      <GridTwoLines
        first={formatDateTime(finishedAt)}
        second={
          nextAttemptAt === null ? undefined : t((w) => w.retryAt, { at: formatDateTime(nextAttemptAt) })
        }
      />
    ),
  },
];

/** What can be done with a run. */
export const jobActs = ({ onOpen, onRetry }: Acts): GridColumn<Job> =>
  actsColumn({
    header: t((w) => w.acts),
    cell: (job) => (
      <Row gap={8}>
        {mayRetry(job) && (
          <Button size="small" variant="primary" onClick={() => onRetry(job)}>
            {t((w) => w.retry)}
          </Button>
        )}
        <Button
          size="small"
          aria-label={t((w) => w.detailsOf, { name: JobNameLabel[job.name] })}
          onClick={() => onOpen(job)}
        >
          {t((w) => w.details)}
        </Button>
      </Row>
    ),
  });

/** Every run that is kept, with what went wrong. */
export const jobList = describeList('/api/admin/job', {
  words: { title: t((w) => w.runs), empty: t((w) => w.empty), emptyText: t((w) => w.emptyText) },
  orders: ['createdAt'],
  firstOrder: '-createdAt',
  conditions: [
    choices({ id: 'status', name: t((w) => w.status), labels: JobStatusLabel }),
    choice({ id: 'name', name: t((w) => w.name), labels: JobNameLabel }),
  ],
  columns: COLUMNS,
  rowLabel: (job) => JobNameLabel[job.name],
});
