import { useState } from 'react';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { JobName, JobNameLabel, JobStatus, JobStatusLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { type ListShape, membersOf } from '#web/parts/list/listAddress.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { JobDialog } from './JobDialog.tsx';
import { jobColumns } from './jobColumns.tsx';
import { jobsText as t } from './jobs.words.ts';
import { useRetryJob } from './useRetryJob.ts';

type Job = components['schemas']['Job'];

const SHAPE = {
  filters: ['status', 'name'],
  singles: ['name'],
  sorts: ['createdAt', '-createdAt'],
  defaultSort: '-createdAt',
} as const satisfies ListShape<string>;

const WORDS = {
  title: t((w) => w.runs),
  empty: t((w) => w.empty),
  emptyText: t((w) => w.emptyText),
};

const names = Object.values(JobName).map((name) => ({ value: name, label: JobNameLabel[name] }));

/** Every run that is kept, with what went wrong and the second try. */
export const JobRuns = ({ everyMs }: { readonly everyMs: number }) => {
  const list = useListState(SHAPE);
  const [opened, setOpened] = useState<Job | null>(null);
  const { retry } = useRetryJob();
  const name = Object.values(JobName).find((known) => list.values.name?.includes(known));
  const read = useRead(
    '/api/admin/job',
    {
      query: {
        ...list.query,
        status: membersOf(list.values, 'status', Object.values(JobStatus)),
        ...(name === undefined ? {} : { name }),
      },
    },
    { keepsPrevious: true, everyMs },
  );
  return (
    <Stack gap={12}>
      <SectionHeading>{t((w) => w.runs)}</SectionHeading>
      <RecordList
        words={WORDS}
        list={list}
        read={read}
        columns={jobColumns({ onOpen: setOpened, onRetry: (job) => void retry(job) })}
        rowLabel={(job) => JobNameLabel[job.name]}
        onRowOpen={setOpened}
        filters={[
          { id: 'status', name: t((w) => w.status), options: optionsOf(JobStatusLabel) },
          { id: 'name', name: t((w) => w.name), options: names },
        ]}
      />
      {opened !== null && <JobDialog job={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
};
