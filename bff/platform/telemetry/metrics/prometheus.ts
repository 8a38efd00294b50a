import type { Registry } from 'prom-client';
import type { Database } from '#bff/core/database.ts';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import type { Replica } from '#bff/platform/database/replica/replica.ts';
import { readQueueStates } from '#bff/platform/jobs/queueState.data.ts';
import type { Metrics } from './metrics.ts';

type Library = typeof import('prom-client');

/** What is looked at when somebody asks for the metrics. */
export type Observed = {
  readonly database: Database;
  readonly storage: Pick<FileStorage, 'ping'>;
  readonly replica?: Pick<Replica, 'reads'> | undefined;
  /** The mails that have not left, by why the last try failed. */
  readonly mails: () => Promise<readonly MailsByFailure[]>;
};

type MailsByFailure = {
  readonly failure: string;
  readonly waitingCount: number;
  readonly oldestSeconds: number;
  readonly failedCount: number;
};

/** Seconds: from an answer out of memory to what people call hanging. */
const ANSWER_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const SLOW_BUCKETS = [0.05, 0.1, 0.5, 1, 2, 5, 10, 30, 60];

/** Longer than this a question to the database or the files is taken for no. */
const LOOK_MS = 2_000;

const inTime = <T>(asked: Promise<T>): Promise<T> =>
  Promise.race([
    asked,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('no answer')), LOOK_MS).unref();
    }),
  ]);

/** 1 when it answers in time, else 0. */
const isUp = (ping: () => Promise<unknown>): Promise<0 | 1> =>
  inTime(ping()).then(
    () => 1,
    () => 0,
  );

const makersOf = ({ Counter, Histogram }: Library, register: Registry) => {
  const registers = [register];
  return {
    counter: <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
      new Counter({ name, help, labelNames, registers }),
    histogram: <Label extends string>(
      name: string,
      help: string,
      labelNames: readonly Label[],
      buckets = SLOW_BUCKETS,
    ) => new Histogram({ name, help, labelNames, buckets, registers }),
  };
};

const countersOf = (library: Library, register: Registry): Metrics => {
  const { counter, histogram } = makersOf(library, register);
  const requests = counter('hojo_requests_total', 'Answers by operation and status.', [
    'operation',
    'status',
  ]);
  const answerTimes = histogram(
    'hojo_request_seconds',
    'Time to the end of an answer.',
    ['operation'],
    ANSWER_BUCKETS,
  );
  const batches = counter('hojo_job_batches_total', 'Batches of jobs.', ['job', 'outcome']);
  const done = counter('hojo_job_done_total', 'Things that jobs have done.', ['job']);
  const batchTimes = histogram('hojo_job_batch_seconds', 'Time of a batch.', ['job']);
  const scanTimes = histogram('hojo_scan_seconds', 'Time of a question to the scanner.', ['outcome']);
  const uploads = counter('hojo_uploads_total', 'Uploads that came to the storage.', ['outcome']);
  const uploadBytes = counter('hojo_upload_bytes_total', 'Bytes of stored uploads.', []);
  const uploadTimes = histogram('hojo_upload_seconds', 'Time of an upload to the storage.', ['outcome']);
  return {
    requestEnded: ({ operation, status, seconds }) => {
      requests.inc({ operation, status });
      answerTimes.observe({ operation }, seconds);
    },
    batchEnded: ({ job, outcome, doneCount, seconds }) => {
      batches.inc({ job, outcome });
      done.inc({ job }, doneCount);
      batchTimes.observe({ job }, seconds);
    },
    scanEnded: ({ outcome, seconds }) => scanTimes.observe({ outcome }, seconds),
    uploadEnded: ({ outcome, sizeBytes, seconds }) => {
      uploads.inc({ outcome });
      uploadBytes.inc(sizeBytes);
      uploadTimes.observe({ outcome }, seconds);
    },
  };
};

const gaugeMaker =
  ({ Gauge }: Library, register: Registry) =>
  <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [register] });

/** @returns reads them into the gauges; what was read before says nothing any more */
const mailGauges = (library: Library, register: Registry, { mails }: Observed) => {
  const gauge = gaugeMaker(library, register);
  const waiting = gauge('hojo_mails_waiting', 'Mails that are going to be tried.', ['failure']);
  const oldest = gauge('hojo_mails_oldest_seconds', 'How long ago the first of them was written.', [
    'failure',
  ]);
  const failed = gauge('hojo_mails_failed', 'Mails that are not tried any more.', ['failure']);
  return async (): Promise<void> => {
    for (const old of [waiting, oldest, failed]) old.reset();
    for (const { failure, waitingCount, oldestSeconds, failedCount } of await inTime(mails())) {
      waiting.set({ failure }, waitingCount);
      oldest.set({ failure }, oldestSeconds);
      failed.set({ failure }, failedCount);
    }
  };
};

/** What stands rather than happens, read when it is asked for. @returns reads it into the gauges */
const gaugesOf = (library: Library, register: Registry, looked: Observed) => {
  const { database, storage } = looked;
  const gauge = gaugeMaker(library, register);
  const readMails = mailGauges(library, register, looked);
  const databaseUp = gauge('hojo_database_up', 'Whether the database answers.');
  const filesUp = gauge('hojo_files_up', 'Whether the place of the files answers.');
  const connections = gauge('hojo_pool_connections', 'Connections to the database.', ['state']);
  const poolWaiting = gauge('hojo_pool_waiting', 'Requests that wait for a connection.');
  const waiting = gauge('hojo_queue_waiting', 'Runs of jobs whose time has come.', ['job']);
  const oldest = gauge('hojo_queue_oldest_seconds', 'How long the first of them waits.', ['job']);
  const active = gauge('hojo_queue_active', 'Runs of jobs that are running, of all processes.', ['job']);
  const failed = gauge('hojo_queue_failed', 'Runs that failed for good and are kept.', ['job']);
  const readQueue = async (): Promise<void> => {
    for (const state of await inTime(readQueueStates(database.client))) {
      const labels = { job: state.name };
      waiting.set(labels, state.waitingCount);
      oldest.set(labels, state.oldestSeconds);
      active.set(labels, state.activeCount);
      failed.set(labels, state.failedCount);
    }
  };
  return async (): Promise<void> => {
    const { pool } = database;
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    poolWaiting.set(pool.waitingCount);
    // What was read last says nothing any more.
    for (const old of [waiting, oldest, active, failed]) old.reset();
    databaseUp.set(await isUp(() => Promise.all([readQueue(), readMails()])));
    filesUp.set(await isUp(storage.ping));
  };
};

/** Where lists were read that were saved as files, where there is a replica. @returns reads it into the counter */
const replicaReads = ({ Counter }: Library, register: Registry, replica: Observed['replica']) => {
  const counter = new Counter({
    name: 'hojo_replica_reads_total',
    help: 'Lists saved as files, by where they were read: replica, or primary when it did not answer.',
    labelNames: ['place'],
    registers: [register],
  });
  return (): void => {
    counter.reset();
    for (const [place, count] of Object.entries(replica?.reads() ?? {})) counter.inc({ place }, count);
  };
};

export type Prometheus = {
  readonly metrics: Metrics;
  readonly contentType: string;
  /** Everything in the text format of Prometheus. */
  readonly text: () => Promise<string>;
};

/** Counts with a register of its own, so that two servers of a process do not count together. */
export const createPrometheus = async (looked: Observed): Promise<Prometheus> => {
  // Loaded only where somebody asks for metrics.
  const library = await import('prom-client');
  const register = new library.Registry();
  // Memory, processor, event loop and garbage collection of the process.
  library.collectDefaultMetrics({ register });
  const metrics = countersOf(library, register);
  const look = gaugesOf(library, register, looked);
  const countReads = replicaReads(library, register, looked.replica);
  return {
    metrics,
    contentType: register.contentType,
    text: async () => {
      await look();
      countReads();
      return register.metrics();
    },
  };
};
