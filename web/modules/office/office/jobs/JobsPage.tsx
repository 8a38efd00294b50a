import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { JobNameLabel, JobStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { JobRuns } from './JobRuns.tsx';
import { JobSchedules } from './JobSchedules.tsx';
import { jobsText as t } from './jobs.words.ts';

type JobSchedule = components['schemas']['JobSchedule'];

/** How often the page is read again while somebody looks at it. */
const LOOK_MS = 5_000;

/** The jobs whose last run failed for good: nobody tries them again before their next time. */
const failedNames = (schedules: readonly JobSchedule[]): string[] =>
  schedules
    .filter(({ lastRun }) => lastRun?.status === JobStatus.Failed)
    .map(({ name }) => JobNameLabel[name]);

/** /admin/jobs: what the product does by itself, and what of it failed. JMAC only. */
export const JobsPage = () => (
  <OnlyFor types={typesThatMayCall('listJobs')}>
    <Jobs />
  </OnlyFor>
);

const Jobs = () => {
  const read = useRead('/api/admin/job_schedule', {}, { everyMs: LOOK_MS });
  const schedules = read.data?.body.items ?? [];
  const failed = failedNames(schedules);
  return (
    <>
      <PageHeader title={t((w) => w.title)} context={t((w) => w.context)} />
      <Stack gap={24}>
        {failed.length > 0 && (
          <Notice
            tone="danger"
            role="status"
            title={t((w) => w.failedTitle)}
            actions={<TextLink href={adminPaths.failedJobs}>{t((w) => w.showFailed)}</TextLink>}
          >
            {t((w) => w.failedText, { names: failed.join(t((w) => w.nameSeparator)) })}
          </Notice>
        )}
        {schedules.map(
          ({ name, notice }) =>
            notice && (
              <Notice key={name} tone="warning" role="status" title={JobNameLabel[name]}>
                {notice}
              </Notice>
            ),
        )}
        <JobSchedules read={read} />
        <JobRuns everyMs={LOOK_MS} />
      </Stack>
    </>
  );
};
