import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Options as UploadOptions } from 'multer';
import { type Logger, pino } from 'pino';
import { type LoadMonitor, monitorLoad } from '#bff/core/loadMonitor.ts';
import { createArrivalClock } from '#bff/http/middleware/arrivalClock.ts';
import type { Readiness } from '#bff/http/middleware/health.ts';
import { exportAnswersOf } from '#bff/modules/office/index.ts';
import { recordAudit } from '#bff/modules/trail/index.ts';
import { assertSameInstallation } from '#bff/parts/files/sameInstallation.service.ts';
import { openDatabase } from '#bff/platform/database/database.ts';
import { createLimitStore } from '#bff/platform/database/limitStore.ts';
import { openReplica, type Replica } from '#bff/platform/database/replica/replica.ts';
import { boundedScanner } from '#bff/platform/files/boundedScanner.ts';
import { createScanner } from '#bff/platform/files/createScanner.ts';
import { createInspectorPool } from '#bff/platform/files/inspectorPool.ts';
import { openStorage } from '#bff/platform/files/openStorage.ts';
import { createUploadEngine } from '#bff/platform/files/uploadEngine.ts';
import { type Job, runJob } from '#bff/platform/jobs/job.ts';
import { type Queue, startQueue } from '#bff/platform/jobs/queue.ts';
import { createMailTransport } from '#bff/platform/mail/createTransport.ts';
import type { MailTransport } from '#bff/platform/mail/transport.ts';
import { createPrinterPool } from '#bff/platform/print/printerPool.ts';
import { openIdProviders } from '#bff/platform/providers/openIdProviders.ts';
import { openSecretBox } from '#bff/platform/secrets/secretKeys.ts';
import { startWatch, type Watch } from '#bff/platform/telemetry/metrics/watch.ts';
import { startTracing, type TracedParts } from '#bff/platform/telemetry/tracing/startTracing.ts';
import { createApp } from './app.ts';
import type { Config } from './core/config.ts';
import { loadContractDocument } from './core/contractDocument.ts';
import type { Database } from './core/database.ts';
import type { FileInspector } from './core/fileInspector.ts';
import type { FileScanner } from './core/fileScanner.ts';
import type { FileStorage } from './core/fileStorage.ts';
import { machinesOf } from './core/machines.ts';
import type { PaperPrinter } from './core/paper.ts';
import { answers, followers } from './followers.ts';
import type { JobName } from './generated/contract/enums.ts';
import { handlers } from './handlers.ts';
import { createScopeFactory, type ScopeFactory } from './http/scopeFactory.ts';
import { createHttpServer, type HttpServer } from './httpServer.ts';
import { createJobs } from './jobs.ts';
import { readMailStates } from './parts/notices/mails.data.ts';
import { enqueueMail } from './parts/notices/outbox.service.ts';
import { maxBytes } from './programmes/documents/extensions.ts';

/** A running server. */
export type RunningServer = {
  readonly url: string;
  /** Where Prometheus asks; undefined where nothing is counted. */
  readonly metricsUrl: string | undefined;
  readonly scopes: ScopeFactory;
  /** Runs jobs, in their order, each until it has nothing more to do: those of the names, without a name all. */
  readonly runJobs: (...names: JobName[]) => Promise<void>;
  /** The queue of the jobs; undefined without background jobs. */
  readonly queue: Queue | undefined;
  /** Answers what has begun and what arrives meanwhile, ends the running batches, closes the database. Safe to call twice. */
  readonly stop: () => Promise<void>;
};

export type ServerOptions = {
  readonly config: Config;
  /** Tests bring their own database, clock and log. */
  readonly database?: Database;
  readonly clock?: () => Date;
  readonly log?: Logger;
  readonly transport?: MailTransport;
  readonly scanner?: FileScanner | undefined;
  /** Runs once before the server listens: the demo's data. */
  readonly prepare?: (scopes: ScopeFactory) => Promise<void>;
  /** False leaves the jobs to `runJobs` (tests); default true. */
  readonly hasBackgroundJobs?: boolean;
  /** How busy the process is; default what its event loop says. */
  readonly load?: LoadMonitor;
  /** What answers before the API does (the mock). */
  readonly preHandlers?: readonly RequestHandler[];
  /** Pages beside the API; a function because some of them read what the server makes. */
  readonly pages?: (scopes: ScopeFactory) => readonly RequestHandler[];
};

/** One file of the size that every document may have, and its meta, a request. */
const uploadOptions = (storage: FileStorage): UploadOptions & { defParamCharset: string } => ({
  storage: createUploadEngine({ storage, maxBytes }),
  limits: { files: 1, fields: 4, parts: 6, fieldSize: 20_000, headerPairs: 50 },
  // Names of files are Japanese; the library would read them as Latin-1.
  defParamCharset: 'utf8',
});

const inspectorOf = ({ uploads }: Config): FileInspector =>
  createInspectorPool({
    threads: uploads.inspectors,
    maxWaiting: uploads.maxWaiting,
    timeoutMs: uploads.inspectMs,
    memoryMb: uploads.inspectMemoryMb,
  });

type Parts = {
  readonly http: HttpServer;
  readonly queue: Queue | undefined;
  readonly load: LoadMonitor;
  readonly scopes: ScopeFactory;
  readonly inspector: FileInspector;
  readonly printer: PaperPrinter;
  readonly database: Database;
  readonly replica: Replica | undefined;
  readonly watch: Watch;
  readonly traced: TracedParts;
  readonly readiness: Readiness;
  readonly graceMs: number;
};

const stopOnce = (parts: Parts) => {
  const { http, queue, load, scopes, inspector, printer } = parts;
  const { database, replica, watch, traced, readiness, graceMs } = parts;
  let stopping: Promise<void> | undefined;
  return (): Promise<void> => {
    stopping ??= (async () => {
      readiness.isReady = false;
      const lastRequest = http.stop(graceMs);
      await Promise.all([lastRequest, queue?.stop(lastRequest)]);
      load.stop();
      // After them, for the files of the last requests.
      await scopes.closeBackground();
      await Promise.all([inspector.close(), printer.close()]);
      await watch.stop();
      await traced.stop();
      await replica?.close();
      await database.close();
    })();
    return stopping;
  };
};

const watchedBy =
  (watch: Watch, traced: TracedParts) =>
  (job: Job): Job => ({
    ...job,
    runBatch: (...given) => traced.batch(job.name, () => watch.batch(job.name, () => job.runBatch(...given))),
  });

const never = new AbortController().signal;

/**
 * Opens the database (and brings it up to this release), starts the jobs and listens.
 * @throws Error when the port is taken or the database cannot be opened
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: every part of the server is put together here once, in the order of starting; functions for parts of it would hand nearly all of them on
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { config } = options;
  const log = options.log ?? pino({ level: config.logLevel });
  const database =
    options.database ??
    (await openDatabase({
      url: config.databaseUrl,
      directUrl: config.directDatabaseUrl,
      isPooled: config.isPooled,
      poolSize: config.connections,
      dataDir: join(config.dataDir, 'database'),
    }));
  const storage = await openStorage(config);
  await assertSameInstallation(database, storage);
  const { replicaUrl } = config;
  const replica =
    replicaUrl === undefined ? undefined : openReplica({ url: replicaUrl, primary: database, log });
  const watch = await startWatch(config.metrics, {
    database,
    storage,
    replica,
    mails: () => readMailStates(database.client),
  });
  const traced = await startTracing(config.tracing, database);
  const clock = options.clock ?? (() => new Date());
  const document = loadContractDocument();
  const readiness: Readiness = { isReady: false };
  const inspector = inspectorOf(config);
  const printer = createPrinterPool(config.papers);
  const load = options.load ?? monitorLoad();
  let queue: Queue | undefined;
  const scopes = createScopeFactory({
    above: { recordAudit, enqueueMail, followers, answers },
    database,
    replica,
    config,
    storage,
    inspector,
    printer,
    scanner: boundedScanner(
      traced.scanner(watch.scanner(options.scanner ?? createScanner(config))),
      config.uploads.scannerCalls,
    ),
    log,
    machines: machinesOf(document),
    limits: createLimitStore(database.pool),
    identityProviders: openIdProviders(config.oidc),
    secrets: await openSecretBox(config),
    isOverloaded: load.isOverloaded,
    clock,
    wake: () => queue?.wake(),
  });
  await options.prepare?.(scopes);
  const app = createApp({
    scopes,
    document,
    handlers,
    log,
    readiness,
    arrivalClock: options.clock ?? createArrivalClock(),
    upload: uploadOptions(watch.uploads(storage)),
    metrics: watch.metrics,
    tracing: traced.tracing,
    preHandlers: options.preHandlers ?? [],
    pages: options.pages?.(scopes) ?? [],
  });
  const http = createHttpServer(app);
  const port = await http.listen(config.port, config.host);
  const jobs = createJobs({
    transport: options.transport ?? createMailTransport(config, clock),
    auditHead: storage.auditHead,
    exports: exportAnswersOf(handlers),
  }).map(watchedBy(watch, traced));
  readiness.isReady = true;
  if (options.hasBackgroundJobs !== false) queue = startQueue({ database, scopes, jobs, log });
  return {
    url: `http://localhost:${port}`,
    metricsUrl: watch.url,
    scopes,
    queue,
    runJobs: async (...names) => {
      const meant = names.length === 0 ? jobs : jobs.filter(({ name }) => names.includes(name));
      for (const job of meant) await runJob(job, { scopes, signal: never });
    },
    stop: stopOnce({
      http,
      queue,
      load,
      scopes,
      inspector,
      printer,
      database,
      replica,
      watch,
      traced,
      readiness,
      graceMs: config.stopGraceMs,
    }),
  };
};
