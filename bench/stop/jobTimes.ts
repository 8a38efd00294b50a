import { performance } from 'node:perf_hooks';
import { readConfig } from '../../bff/core/config.ts';
import { handlers } from '../../bff/handlers.ts';
import { createJobs } from '../../bff/jobs.ts';
import { exportAnswersOf } from '../../bff/modules/office/exports/exportAnswers.routes.ts';
import { runJob } from '../../bff/platform/jobs/job.ts';
import { startServer } from '../../bff/server.ts';

/** What a job took from its beginning to its end, in one process with nothing else to do. */
export type JobTime = { readonly name: string; readonly doneCount: number; readonly ms: number };

/** Runs every job twice: with all there is to do, and again with nothing left. */
export const timeJobs = async (databaseUrl: string, dataDir: string): Promise<JobTime[]> => {
  const config = { ...readConfig({ PORT: '0', LOG_LEVEL: 'error', DATABASE_URL: databaseUrl }), dataDir };
  const server = await startServer({ config, hasBackgroundJobs: false });
  const jobs = createJobs({
    transport: { send: async () => ({ messageId: 'bench' }) },
    auditHead: { read: async () => null, write: async () => undefined },
    exports: exportAnswersOf(handlers),
  });
  const times: JobTime[] = [];
  for (const round of ['', ' (again)']) {
    for (const job of jobs) {
      const startedAt = performance.now();
      const signal = new AbortController().signal;
      const { progress } = await runJob(job, { scopes: server.scopes, signal });
      const ms = Math.round(performance.now() - startedAt);
      times.push({ name: `${job.name}${round}`, doneCount: progress.doneCount, ms });
    }
  }
  await server.stop();
  return times;
};
