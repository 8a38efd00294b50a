import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { ExportRunStatus } from '../../bff/generated/contract/enums.ts';
import { openDatabase } from '../../bff/platform/database/database.ts';
import { withPostgresClient } from '../../bff/platform/database/postgres.ts';
import { hashPassword } from '../../bff/platform/secrets/hashing.ts';
import { seedVolume } from '../../prisma/seed/volume.ts';
import { sender } from '../asking.ts';
import { credentials } from '../data.ts';
import type { MeasuredServer } from '../servers.ts';

export const FORMATS = ['csv', 'csvSjis', 'xlsx'] as const;
type Format = (typeof FORMATS)[number];

/** One list of each length, as the contract calls its export. */
export const LISTS = {
  small: { path: '/api/admin/application/noto/export', operation: 'exportNotoApplications' },
  large: { path: '/api/admin/application/export', operation: 'exportGeneralApplications' },
} as const;

export type Exported = {
  readonly ms: number;
  readonly bytes: number;
  readonly sha256: string;
  /** The most resident memory that the server had meanwhile, in megabytes. */
  readonly memoryMb: number;
  /** Processor time of the server, in milliseconds. */
  readonly cpuMs: number;
};

/** Fills an empty database: a short list of one family, a long one of another, an administrator who saves them. */
export const prepareExports = async (
  url: string,
  { small, large }: Readonly<Record<keyof typeof LISTS, number>>,
): Promise<void> => {
  const database = await openDatabase({ url });
  const passwordHash = await hashPassword(credentials.password);
  await database.client.adminUser.create({
    data: { type: 0, name: 'bench', email: credentials.email, passwordHash },
  });
  await database.close();
  await withPostgresClient(url, async (client) => {
    await seedVolume(client, small, { family: 'noto' });
    await seedVolume(client, large, { family: 'general' });
    await client.query('VACUUM ANALYZE');
  });
};

const SAMPLE_MS = 50;

/** Does something and watches the server meanwhile. */
const watched = async <T>(server: MeasuredServer, work: () => Promise<T>) => {
  const [cpuBefore, startedAt] = [server.cpuMs(), performance.now()];
  let memoryMb = server.memoryMb();
  const timer = setInterval(() => {
    memoryMb = Math.max(memoryMb, server.memoryMb());
  }, SAMPLE_MS);
  try {
    const done = await work();
    return { done, ms: performance.now() - startedAt, memoryMb, cpuMs: server.cpuMs() - cpuBefore };
  } finally {
    clearInterval(timer);
  }
};

type Headers = Record<string, string>;

/** Reads a file to its end and keeps nothing of it. */
const download = async (url: string, headers: Headers) => {
  const response = await fetch(url, { headers });
  if (!response.ok || response.body === null) throw new Error(`${url}: ${response.status}`);
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of response.body) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest('hex') };
};

const exportedOf = ({
  done,
  ...rest
}: Awaited<ReturnType<typeof watched<Pick<Exported, 'bytes' | 'sha256'>>>>) => ({
  ...rest,
  ...done,
});

/** The list as a file, sent while it is made. */
export const exportNow = async (
  server: MeasuredServer,
  headers: Headers,
  list: keyof typeof LISTS,
  format: Format,
): Promise<Exported> =>
  exportedOf(
    await watched(server, () => download(`${server.url}${LISTS[list].path}?format=${format}`, headers)),
  );

type Run = { readonly id: string; readonly status: number; readonly problem: string | null };

const LOOK_EVERY_MS = 200;

/** The same list ordered as a job, and its file once it is made. */
export const exportAsJob = async (
  server: MeasuredServer,
  headers: Headers,
  list: keyof typeof LISTS,
  format: Format,
): Promise<Exported> => {
  const runs = '/api/admin/export_run';
  const ask = sender(server.url, headers);
  const work = async () => {
    const order = { operation: LISTS[list].operation, search: `format=${format}` };
    const { id } = (await ask(runs, 'POST', order)) as unknown as Run;
    for (;;) {
      const { items } = (await ask(runs)) as unknown as { readonly items: readonly Run[] };
      const run = items.find((one) => one.id === id);
      if (run?.status === ExportRunStatus.Failed) throw new Error(`${order.operation}: ${run.problem}`);
      if (run?.status === ExportRunStatus.Made) break;
      await wait(LOOK_EVERY_MS);
    }
    return download(`${server.url}${runs}/${id}/file`, headers);
  };
  return exportedOf(await watched(server, work));
};
