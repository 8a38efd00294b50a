import { JobStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { jobsText as t } from './jobs.words.ts';

type Job = components['schemas']['Job'];

/** 400／1,000件. @returns null where nothing is counted */
export const countText = ({ doneCount, totalCount }: Job): string | null => {
  if (doneCount === null) return null;
  const done = formatInteger(doneCount);
  // What came in while it ran is done with as well.
  return totalCount === null || totalCount < doneCount
    ? t((w) => w.done, { done })
    : t((w) => w.doneOf, { done, total: formatInteger(totalCount) });
};

/** One line on a run: what went wrong, when it is tried again, how far it is. */
export const contentText = (job: Job): string | null => {
  if (job.status === JobStatus.Retrying && job.problem === null) {
    return t((w) => w.retryAt, { at: formatDateTime(job.nextAttemptAt) });
  }
  return job.problem ?? countText(job);
};
