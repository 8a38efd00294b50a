import { join } from 'node:path';
import type { Logger } from 'pino';
import { type LoadMonitor, monitorLoad } from '#bff/core/loadMonitor.ts';
import { assertSameInstallation } from '#bff/parts/files/sameInstallation.service.ts';
import { readMailStates } from '#bff/parts/notices/mails.data.ts';
import { openDatabase } from '#bff/platform/database/database.ts';
import { openReplica } from '#bff/platform/database/replica/replica.ts';
import { createInspectorPool } from '#bff/platform/files/inspectorPool.ts';
import { openStorage } from '#bff/platform/files/openStorage.ts';
import { createPrinterPool } from '#bff/platform/print/printerPool.ts';
import { startWatch } from '#bff/platform/telemetry/metrics/watch.ts';
import { startTracing } from '#bff/platform/telemetry/tracing/startTracing.ts';
import type { Config } from './core/config.ts';
import type { Database } from './core/database.ts';
import type { InspectorPool } from './core/fileInspector.ts';
import type { StartThreads } from './core/threads/threadPool.ts';

export type PartsOptions = {
  readonly config: Config;
  /** Tests bring their own. */
  readonly database?: Database;
  /** How busy the process is; default what its event loop says. */
  readonly load?: LoadMonitor;
  /** How threads are started; tests hold their tasks back. */
  readonly startThreads?: StartThreads | undefined;
};

const inspectorOf = ({ uploads, share }: Config, start: StartThreads | undefined): InspectorPool => {
  const { maxWaiting, inspectMs: timeoutMs, inspectMemoryMb: memoryMb } = uploads;
  const limits = { maxWaiting, timeoutMs, memoryMb, share };
  return createInspectorPool(
    {
      uploads: { ...limits, threads: uploads.inspectors },
      imports: { ...limits, threads: uploads.importReaders },
    },
    start,
  );
};

const databaseOf = (config: Config) =>
  openDatabase({
    url: config.databaseUrl,
    directUrl: config.directDatabaseUrl,
    isPooled: config.isPooled,
    poolSize: config.connections,
    dataDir: join(config.dataDir, 'database'),
  });

/**
 * What a server stands on: its data and files, the threads beside it, and those who watch it.
 * @throws Error when the database or the files cannot be opened, or belong to different installations
 */
export const openParts = async (options: PartsOptions, log: Logger) => {
  const { config, database: given, load, startThreads } = options;
  const database = given ?? (await databaseOf(config));
  const storage = await openStorage(config);
  await assertSameInstallation(database, storage);
  const { replicaUrl } = config;
  const replica =
    replicaUrl === undefined ? undefined : openReplica({ url: replicaUrl, primary: database, log });
  return {
    database,
    storage,
    replica,
    watch: await startWatch(config.metrics, {
      database,
      storage,
      replica,
      mails: () => readMailStates(database.client),
    }),
    traced: await startTracing(config.tracing, database),
    inspector: inspectorOf(config, startThreads),
    printer: createPrinterPool({ ...config.papers, share: config.share }, startThreads),
    load: load ?? monitorLoad(),
  };
};

export type ServerParts = Awaited<ReturnType<typeof openParts>>;
