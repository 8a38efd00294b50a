import type { RequestHandler } from 'express';
import type { Options as UploadOptions } from 'multer';
import { type Logger, pino } from 'pino';
import { createArrivalClock } from '#bff/http/middleware/arrivalClock.ts';
import type { Readiness } from '#bff/http/middleware/health.ts';
import { exportAnswersOf } from '#bff/modules/office/index.ts';
import { recordAudit } from '#bff/modules/trail/index.ts';
import { createLimitStore } from '#bff/platform/database/limitStore.ts';
import { createScanner } from '#bff/platform/files/createScanner.ts';
import { createScannerTurns } from '#bff/platform/files/scannerTurns.ts';
import { createUploadEngine } from '#bff/platform/files/uploadEngine.ts';
import { type Job, runJob } from '#bff/platform/jobs/job.ts';
import { type Queue, startQueue } from '#bff/platform/jobs/queue.ts';
import { createMailTransport } from '#bff/platform/mail/createTransport.ts';
import type { MailTransport } from '#bff/platform/mail/transport.ts';
import { openIdProviders } from '#bff/platform/providers/openIdProviders.ts';
import { openSecretBox } from '#bff/platform/secrets/secretKeys.ts';
import { createApp } from './app.ts';
import { loadContractDocument } from './core/contractDocument.ts';
import type { FileScanner } from './core/fileScanner.ts';
import type { FileStorage } from './core/fileStorage.ts';
import { machinesOf } from './core/machines.ts';
import { answers, followers } from './followers.ts';
import type { JobName } from './generated/contract/enums.ts';
import { handlers } from './handlers.ts';
import { createScopeFactory, type ScopeFactory } from './http/scopeFactory.ts';
import { createHttpServer, type HttpServer } from './httpServer.ts';
import { createJobs } from './jobs.ts';
import { enqueueMail } from './parts/notices/outbox.service.ts';
import { maxBytes } from './programmes/documents/extensions.ts';
import { openParts, type PartsOptions, type ServerParts } from './serverParts.ts';

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

export type ServerOptions = PartsOptions & {
  /** Tests bring their own clock and log. */
  readonly clock?: () => Date;
  readonly log?: Logger;
  readonly transport?: MailTransport;
  readonly scanner?: FileScanner | undefined;
  /** Runs once before the server listens: the demo's data. */
  readonly prepare?: (scopes: ScopeFactory) => Promise<void>;
  /** False leaves the jobs to `runJobs` (tests); default true. */
  readonly hasBackgroundJobs?: boolean;
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

type Running = {
  readonly parts: ServerParts;
  readonly http: HttpServer;
  readonly queue: Queue | undefined;
  readonly scopes: ScopeFactory;
  readonly readiness: Readiness;
  readonly graceMs: number;
};

const stopOnce = (running: Running) => {
  const { http, queue, scopes, readiness, graceMs } = running;
  const { load, inspector, printer, database, replica, watch, traced } = running.parts;
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
  ({ watch, traced }: ServerParts) =>
  (job: Job): Job => ({
    ...job,
    runBatch: (...given) => traced.batch(job.name, () => watch.batch(job.name, () => job.runBatch(...given))),
  });

const never = new AbortController().signal;

type Making = {
  readonly log: Logger;
  readonly clock: () => Date;
  readonly document: ReturnType<typeof loadContractDocument>;
};

const scopesOn = async (
  parts: ServerParts,
  { config, scanner }: ServerOptions,
  { log, clock, document, wake }: Making & { readonly wake: () => void },
): Promise<ScopeFactory> => {
  const { watch, traced, load, ...found } = parts;
  const asked = traced.scanner(watch.scanner(scanner ?? createScanner(config)));
  return createScopeFactory({
    ...found,
    above: { recordAudit, enqueueMail, followers, answers },
    config,
    scanner: createScannerTurns(asked, config.uploads.scannerCalls),
    log,
    machines: machinesOf(document),
    limits: createLimitStore(parts.database.pool),
    identityProviders: openIdProviders(config.oidc),
    secrets: await openSecretBox(config),
    isOverloaded: load.isOverloaded,
    clock,
    wake,
  });
};

const jobsOn = (parts: ServerParts, { config, transport }: ServerOptions, { clock }: Making): Job[] =>
  createJobs({
    transport: transport ?? createMailTransport(config, clock),
    auditHead: parts.storage.auditHead,
    exports: exportAnswersOf(handlers),
  }).map(watchedBy(parts));

/**
 * Opens the database (and brings it up to this release), starts the jobs and listens.
 * @throws Error when the port is taken or the database cannot be opened
 */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { config, clock = () => new Date() } = options;
  const log = options.log ?? pino({ level: config.logLevel });
  const parts = await openParts(options, log);
  const { watch, traced, database } = parts;
  const document = loadContractDocument();
  const making: Making = { log, clock, document };
  const readiness: Readiness = { isReady: false };
  let queue: Queue | undefined;
  const scopes = await scopesOn(parts, options, { ...making, wake: () => queue?.wake() });
  await options.prepare?.(scopes);
  const app = createApp({
    scopes,
    document,
    handlers,
    log,
    readiness,
    arrivalClock: options.clock ?? createArrivalClock(),
    upload: uploadOptions(watch.uploads(parts.storage)),
    metrics: watch.metrics,
    tracing: traced.tracing,
    preHandlers: options.preHandlers ?? [],
    pages: options.pages?.(scopes) ?? [],
  });
  const http = createHttpServer(app);
  const port = await http.listen(config.port, config.host);
  const jobs = jobsOn(parts, options, making);
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
    stop: stopOnce({ parts, http, queue, scopes, readiness, graceMs: config.stopGraceMs }),
  };
};
