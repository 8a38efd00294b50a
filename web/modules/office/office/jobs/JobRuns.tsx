import { useState } from 'react';
import { Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { useList } from '#web/parts/list/useList.ts';
import { JobDialog } from './JobDialog.tsx';
import { jobActs, jobList } from './jobs.list.tsx';
import { useRetryJob } from './useRetryJob.ts';

type Job = components['schemas']['Job'];

/** Every run that is kept, with what went wrong and the second try. */
export const JobRuns = ({ everyMs }: { readonly everyMs: number }) => {
  const [opened, setOpened] = useState<Job | null>(null);
  const { retry } = useRetryJob();
  const acts = jobActs({ onOpen: setOpened, onRetry: (job) => void retry(job) });
  return (
    <Stack gap={12}>
      <SectionHeading>{jobList.words.title}</SectionHeading>
      <RecordList
        shown={useList(jobList, { everyMs })}
        columns={[...jobList.columns, acts]}
        onRowOpen={setOpened}
      />
      {opened !== null && <JobDialog job={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
};
