import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { webApp } from '#bff/http/middleware/webApp.ts';
import { readConfig } from '../core/config.ts';
import type { Database } from '../core/database.ts';
import type { FileScanner } from '../core/fileScanner.ts';
import type { OutgoingMail } from '../core/outgoingMail.ts';
import type { StartThreads } from '../core/threads/threadPool.ts';
import { type RunningServer, startServer } from '../server.ts';
import { createTestClient, type TestClient } from './client.ts';
import { openTestDatabase } from './database.ts';
import { lending } from './worker/lending.ts';
import { rememberState } from './worker/rememberState.ts';

/** The real application on a free port, with a database, a folder and a clock that no other file uses meanwhile. */
export type TestServer = {
  readonly url: string;
  /** Where it counts, when METRICS_PORT says so. */
  readonly metricsUrl: string | undefined;
  readonly call: TestClient;
  readonly database: Database;
  readonly scopes: RunningServer['scopes'];
  /** What the outbox has sent, in order; `runJobs` sends. */
  readonly mails: readonly SentMail[];
  readonly runJobs: RunningServer['runJobs'];
  /** Moves the server's clock to an instant; it stands still until it is moved again. */
  readonly setNow: (now: Date | string) => void;
  readonly now: () => Date;
  /** Remembers what it holds. @returns gives it those rows, numbers and files again, no mails, and TEST_NOW */
  readonly remember: () => Promise<() => Promise<void>>;
  readonly stop: () => Promise<void>;
};

export type SentMail = Pick<OutgoingMail, 'to' | 'subject' | 'text'>;

/** A Friday in business hours; nothing in the tests depends on today. */
export const TEST_NOW = new Date('2026-11-20T01:00:00Z');

export type TestServerOptions = {
  /** A PostgreSQL server instead of the database in memory. */
  readonly databaseUrl?: string;
  /** A database that is open already; the server closes it when it stops. */
  readonly database?: Database;
  /** In the place of the scanner by signatures. */
  readonly scanner?: FileScanner;
  /** Whether the process has little time left over; never, without it, however busy the tests are. */
  readonly isOverloaded?: () => boolean;
  /** How threads are started that look into files and print papers (bff/testing/gatedThreads.ts). */
  readonly startThreads?: StartThreads;
  /** Settings of the environment beside those of every test. */
  readonly env?: NodeJS.ProcessEnv;
  /** A folder that another server used; otherwise a new one. It is gone when the server has stopped. */
  readonly dataDir?: string;
  /** Serves the built web app too, from this folder. */
  readonly webDir?: string;
  /** Where its lines go; nowhere, without it. */
  readonly log?: Logger;
  /** One of its own without any other wish: for a process that ends by itself, or a test that changes the schema. */
  readonly isOwn?: true;
};

/** For tests of what a submission's papers say: they are there with its answer, and not by a job later. */
export const papersAtOnce = { env: { PAPER_WAIT_MS: '60000' } } as const satisfies TestServerOptions;

/**
 * A busy machine keeps no file waiting for the scanner, unless that is what a test is about; what a slow machine takes
 * longer for is waited for. A file that a test itself leaves with the scanner is never waited for.
 */
const testEnv = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  SCAN_WAIT_MS: '60000',
  SUBMIT_SCAN_WAIT_MS: '0',
  UPLOAD_INSPECT_MS: '60000',
  PAPER_WAIT_MS: '0',
  PAPER_MS: '600000',
};

const startOwnServer = async (options: TestServerOptions): Promise<TestServer> => {
  const dataDir =
    options.dataDir ?? (await mkdtemp(join(process.env.TEST_RUN_DIR ?? tmpdir(), 'hojo-test-')));
  const database = options.database ?? (await openTestDatabase(options.databaseUrl));
  const mails: SentMail[] = [];
  let now = TEST_NOW;
  const config = readConfig({ ...testEnv, ...options.env, DATA_DIR: dataDir });
  const { webDir, scanner, startThreads } = options;
  const running = await startServer({
    config,
    pages: () => (webDir === undefined ? [] : [webApp(webDir, config)]),
    database,
    clock: () => now,
    log: options.log ?? pino({ level: process.env.TEST_LOG ?? 'silent' }),
    hasBackgroundJobs: false,
    ...{ scanner, startThreads },
    load: { isOverloaded: options.isOverloaded ?? (() => false), stop: () => undefined },
    transport: {
      send: async (mail) => {
        mails.push(mail);
        return { messageId: `test-${mails.length}` };
      },
    },
  });
  return {
    url: running.url,
    metricsUrl: running.metricsUrl,
    call: createTestClient(running.url),
    database,
    scopes: running.scopes,
    mails,
    runJobs: running.runJobs,
    setNow: (instant) => {
      now = new Date(instant);
    },
    now: () => now,
    remember: async () => {
      const restore = await rememberState({ database, dataDir });
      return async () => {
        await restore();
        mails.length = 0;
        now = TEST_NOW;
      };
    },
    stop: async () => {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** The worker's one server, and what gives it its first state again. */
type WorkerServer = { readonly server: TestServer; readonly renew: () => Promise<void> };

const startWorkerServer = async (): Promise<WorkerServer> => {
  const server = await startOwnServer({});
  return { server, renew: await server.remember() };
};

let workers: Promise<WorkerServer> | undefined;

/** Lends the worker's server, as if it had just been started. */
const lendServer = async (): Promise<TestServer> => {
  lending.isLent = true;
  workers ??= startWorkerServer();
  const { server, renew } = await workers;
  await renew();
  return {
    ...server,
    stop: async () => {
      lending.isLent = false;
    },
  };
};

/**
 * A server for a test file (`beforeAll`); stop it in `afterAll`. Without options it is the worker's one, which goes from
 * file to file and begins each with an empty database, an empty folder, no mails and TEST_NOW; it lives as long as the
 * process. With options, and beside the worker's, a file has one of its own.
 */
export const startTestServer = (options: TestServerOptions = {}): Promise<TestServer> =>
  lending.isLent || Object.keys(options).length > 0 ? startOwnServer(options) : lendServer();

/** Does something at another time; the clock stands at TEST_NOW again afterwards. */
export const at = async <T>(
  server: TestServer,
  instant: string | Date,
  work: () => Promise<T>,
): Promise<T> => {
  server.setNow(instant);
  try {
    return await work();
  } finally {
    server.setNow(TEST_NOW);
  }
};
