import { Button } from '#ui-kit/Button/index.ts';
import { Dialog } from '#ui-kit/Dialog/index.ts';
import { Disclosure } from '#ui-kit/Disclosure/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { JobNameLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { JobStatusTag } from '#web/parts/status/JobStatusTag.tsx';
import { DASH, formatDateTimeSeconds, formatInteger } from '#web/parts/text/format.ts';
import { JobProgress } from './JobProgress.tsx';
import { jobsText as t } from './jobs.words.ts';
import { contentText } from './jobTexts.ts';
import { mayRetry, useRetryJob } from './useRetryJob.ts';

type Job = components['schemas']['Job'];

/** How often a run that is looked at is read again. */
const LOOK_MS = 5_000;

const factsOf = (job: Job): Fact[] => [
  { term: t((w) => w.status), value: <JobStatusTag status={job.status} /> },
  { term: t((w) => w.content), value: contentText(job) ?? DASH },
  { term: t((w) => w.createdAt), value: formatDateTimeSeconds(job.createdAt) },
  { term: t((w) => w.startedAt), value: formatDateTimeSeconds(job.startedAt) },
  { term: t((w) => w.finishedAt), value: formatDateTimeSeconds(job.finishedAt) },
  { term: t((w) => w.nextAttemptAt), value: formatDateTimeSeconds(job.nextAttemptAt) },
  {
    term: t((w) => w.attempts),
    value: t((w) => w.attemptsOf, {
      attempts: formatInteger(job.attempts),
      max: formatInteger(job.maxAttempts),
    }),
  },
];

type JobDialogProps = {
  /** The run as the list has it, shown until the whole of it is there. */
  readonly job: Job;
  readonly onClose: () => void;
};

/** One run of a job, with the words of the program folded away. */
export const JobDialog = ({ job, onClose }: JobDialogProps) => {
  const read = useRead('/api/admin/job/{id}', { path: { id: job.id } }, { everyMs: LOOK_MS });
  const { retry, isBusy } = useRetryJob();
  const detail = read.data?.body;
  const shown = detail ?? job;
  const rawError = detail?.rawError ?? null;
  return (
    <Dialog
      isOpen
      title={JobNameLabel[job.name]}
      onClose={onClose}
      isBusy={isBusy}
      hasCloseButton
      actions={
        <>
          <Button onClick={onClose}>{t((w) => w.close)}</Button>
          {mayRetry(shown) && (
            <Button variant="primary" isBusy={isBusy} onClick={() => void retry(shown).then(onClose)}>
              {t((w) => w.retry)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={16}>
        <JobProgress job={shown} />
        <Facts variant="compact" facts={factsOf(shown)} />
        {rawError !== null && (
          <Disclosure summary={t((w) => w.rawError)} isCode>
            {rawError}
          </Disclosure>
        )}
      </Stack>
    </Dialog>
  );
};
