import { ProgressBar } from '#ui-kit/ProgressBar/index.ts';
import { JobNameLabel, JobStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { jobsText as t } from './jobs.words.ts';

type Job = components['schemas']['Job'];

/** The bar of a running job that knows how much there is; nothing otherwise. */
export const JobProgress = ({ job }: { readonly job: Job }) => {
  const { status, doneCount, totalCount, name } = job;
  if (status !== JobStatus.Running || doneCount === null || totalCount === null) return null;
  const label = t((w) => w.progressOf, { name: JobNameLabel[name] });
  return <ProgressBar value={doneCount} max={totalCount} label={label} />;
};
