import { availableParallelism } from 'node:os';
import type { Share } from '../threads/fairTurns.ts';
import type { ThreadLimits } from '../threads/threadPool.ts';
import { atLeastOne, wholeNumber } from './values.ts';

/** What looking into uploads may take, so that one file never costs the others their answer. */
export type UploadLimits = {
  /** Files looked into at once, each in a thread of its own. */
  readonly inspectors: number;
  /** Files that may wait behind them; the next one is asked to come again (503). */
  readonly maxWaiting: number;
  /** Time for one file. */
  readonly inspectMs: number;
  /** Heap for one file. */
  readonly inspectMemoryMb: number;
  /** Tables read in at once, each in a thread of its own beside those of the uploads. */
  readonly importReaders: number;
  /** Questions to the scanner at once; the others wait. */
  readonly scannerCalls: number;
  /** How long an answer waits for the scanner before it says 検査中. */
  readonly scanWaitMs: number;
  /** How long a submission waits for the scanner before it names the files that are still looked at. */
  readonly submitWaitMs: number;
};

/** What printing papers may take. */
export type PaperLimits = ThreadLimits & {
  /** How long a submission waits for its papers; after it they follow by a job, and at 0 always. */
  readonly waitMs: number;
};

/** How much one account may leave with the product; whoever needs more goes on tomorrow, or uses what he has sent. */
export type FileQuotas = {
  readonly filesADay: number;
  readonly bytesADay: number;
  /** Files that were sent and are not used yet: not attached to a message, a report, an announcement. */
  readonly unusedFiles: number;
  readonly unusedBytes: number;
  /** After so long a file that nothing uses is given up. */
  readonly unusedMs: number;
};

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
const MEBIBYTE = 1024 * 1024;

/** Threads of a kind: one processor is left to answering, and more than two of a kind only cost memory. */
const spareThreads = (): number => Math.min(2, Math.max(1, availableParallelism() - 1));

export const uploadLimits = (env: NodeJS.ProcessEnv): UploadLimits => ({
  inspectors: atLeastOne('UPLOAD_INSPECTORS', env.UPLOAD_INSPECTORS, spareThreads()),
  maxWaiting: atLeastOne('UPLOAD_QUEUE', env.UPLOAD_QUEUE, 50),
  inspectMs: atLeastOne('UPLOAD_INSPECT_MS', env.UPLOAD_INSPECT_MS, 20 * SECOND_MS),
  inspectMemoryMb: atLeastOne('UPLOAD_INSPECT_MB', env.UPLOAD_INSPECT_MB, 192),
  importReaders: atLeastOne('IMPORT_READERS', env.IMPORT_READERS, 1),
  scannerCalls: atLeastOne('SCANNER_CALLS', env.SCANNER_CALLS, 4),
  scanWaitMs: wholeNumber('SCAN_WAIT_MS', env.SCAN_WAIT_MS, 2 * SECOND_MS),
  submitWaitMs: wholeNumber('SUBMIT_SCAN_WAIT_MS', env.SUBMIT_SCAN_WAIT_MS, 5 * SECOND_MS),
});

export const paperLimits = (env: NodeJS.ProcessEnv): PaperLimits => ({
  waitMs: wholeNumber('PAPER_WAIT_MS', env.PAPER_WAIT_MS, 2 * SECOND_MS),
  threads: atLeastOne('PAPER_PRINTERS', env.PAPER_PRINTERS, spareThreads()),
  maxWaiting: atLeastOne('PAPER_QUEUE', env.PAPER_QUEUE, 100),
  timeoutMs: atLeastOne('PAPER_MS', env.PAPER_MS, 30 * SECOND_MS),
  memoryMb: atLeastOne('PAPER_MB', env.PAPER_MB, 256),
});

/** What one person may have of each pool: of uploads, imports, papers and archives, each for itself. */
export const shareLimits = (env: NodeJS.ProcessEnv): Share => ({
  working: atLeastOne('SHARE_WORKING', env.SHARE_WORKING, 2),
  waiting: atLeastOne('SHARE_WAITING', env.SHARE_WAITING, 20),
});

export const fileQuotas = (env: NodeJS.ProcessEnv): FileQuotas => ({
  filesADay: atLeastOne('DAY_FILES', env.DAY_FILES, 2_000),
  bytesADay: atLeastOne('DAY_FILES_MB', env.DAY_FILES_MB, 3 * 1024) * MEBIBYTE,
  unusedFiles: atLeastOne('UNUSED_FILES', env.UNUSED_FILES, 100),
  unusedBytes: atLeastOne('UNUSED_FILES_MB', env.UNUSED_FILES_MB, 500) * MEBIBYTE,
  unusedMs: atLeastOne('UNUSED_FILES_HOURS', env.UNUSED_FILES_HOURS, 24) * HOUR_MS,
});
