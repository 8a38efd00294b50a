import type { Readable } from 'node:stream';
import { ApiError } from '#bff/core/apiError.ts';
import { type Batch, MORE } from '#bff/core/batch.ts';
import type { StoredFile } from '#bff/core/fileStorage.ts';
import type { Scope } from '#bff/core/scope.ts';
import { accountOf, actorOf, findAdminUser } from '#bff/modules/access/index.ts';
import { releaseFile } from '#bff/parts/files/releasedFile.service.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import {
  addVisibleMyPages,
  beginExportRun,
  claimExportRun,
  deleteExportRunsBefore,
  type ExportRunRow,
  failExportRun,
  finishExportRun,
  releaseExportRun,
  touchExportRun,
} from './exportRuns.data.ts';
import { KEPT_MS, rightsOf } from './exportRuns.service.ts';
import { exportRunMessages } from './exportRuns.words.ts';
import { requireOrdered } from './orderedQuery.service.ts';

/** A file of a list while it is written. */
export type ExportFile = {
  readonly content: Readable;
  readonly contentType: string;
  readonly fileName: string;
  /** Rows that were written until now. */
  readonly doneRows: () => number;
};

type Query = Readonly<Record<string, unknown>>;

/** Answers the operations of lists, as the person in the scope would be answered. */
export type ExportAnswers = {
  /** What an operation export… answers. */
  readonly file: (operationId: string, query: Query, scope: Scope) => Promise<ExportFile>;
  /** How many rows its list has. */
  readonly count: (operationId: string, query: Query, scope: Scope) => Promise<number>;
};

/** Of 50,000 rows of the widest list, about 30 MB; more than anybody opens. */
const MAX_BYTES = 2_000_000_000;
const BEAT_MS = 1000;
/** A maker that has not been heard of for so long is taken for dead. */
const UNHEARD_S = 60;
/** A run that ends its process is not tried for ever. */
const MOST_ATTEMPTS = 3;
const RUNS_IN_A_BATCH = 100;

/** @returns the scope in which the owner himself asks; null when he may no longer log in */
const asOwner = async (scope: Scope, { id, adminUserId }: ExportRunRow) => {
  const row = await findAdminUser(scope.db, adminUserId);
  if (!row?.isActive) return null;
  const actor = actorOf(accountOf(row), id);
  if (actor.kind !== 'admin') return null;
  return { own: scope.actingFor(actor), actor };
};

/** Tells every second how far the file is, and stops its making when the run was deleted or is another's. */
const withBeat = async <T>(
  scope: Scope,
  run: ExportRunRow,
  file: ExportFile,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const lost = new AbortController();
  const beat = async (): Promise<void> => {
    if (!(await touchExportRun(scope.db, run, file.doneRows()))) lost.abort();
  };
  const timer = setInterval(
    () => void beat().catch((error: unknown) => scope.log.warn({ err: error }, 'beat')),
    BEAT_MS,
  );
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
  }
};

const isQuery = (value: unknown): value is Query => typeof value === 'object' && value !== null;

/** The whole file, in quarantine; null when the run is not this maker's any more. */
const write = async (scope: Scope, run: ExportRunRow, answers: ExportAnswers, signal: AbortSignal) => {
  const owner = await asOwner(scope, run);
  if (owner === null || !isQuery(run.query)) throw new Error(exportRunMessages.ownerGone);
  const { own, actor } = owner;
  requireOrdered(actor.role, run.operation);
  const reading = await own.readingForFiles();
  const totalCount = await answers.count(run.operation, run.query, reading);
  if (!(await beginExportRun(scope.db, run, { totalCount, rights: rightsOf(actor) }))) return null;
  const visibility = myPageVisibility(own);
  await addVisibleMyPages(scope.db, run, visibility);
  const file = await answers.file(run.operation, run.query, reading);
  const stored = await withBeat(scope, run, file, (lost) =>
    scope.storage.put(file.content, { maxBytes: MAX_BYTES, signal: AbortSignal.any([signal, lost]) }),
  );
  // Those that came while it was written stand in it, too.
  await addVisibleMyPages(scope.db, run, visibility);
  return { file, stored };
};

const keep = async (
  scope: Scope,
  run: ExportRunRow,
  { file, stored }: { readonly file: ExportFile; readonly stored: StoredFile },
): Promise<void> => {
  const isKept = await finishExportRun(scope.db, run, {
    storageKey: stored.key,
    fileName: file.fileName,
    contentType: file.contentType,
    sizeBytes: stored.sizeBytes,
    doneCount: file.doneRows(),
    finishedAt: scope.now,
  });
  if (isKept) await releaseFile(scope.storage, stored.key);
  else await scope.storage.remove(stored.key);
};

const make = async (
  scope: Scope,
  run: ExportRunRow,
  answers: ExportAnswers,
  signal: AbortSignal,
): Promise<void> => {
  try {
    if (run.attempt > MOST_ATTEMPTS) throw new Error('its makers died');
    const made = await write(scope, run, answers, signal);
    if (made !== null) await keep(scope, run, made);
  } catch (error) {
    if (signal.aborted) {
      await releaseExportRun(scope.db, run);
      return;
    }
    scope.log.warn({ err: error, operation: run.operation }, 'a list was not made into a file');
    // What the list itself would have been refused with says what to do.
    const problem = error instanceof ApiError ? error.options.detail : undefined;
    await failExportRun(scope.db, run, problem ?? exportRunMessages.failed, scope.now);
  }
};

/** Makes the next file that was ordered. A process that dies leaves nothing; another one begins it anew. */
export const makeExports =
  (answers: ExportAnswers) =>
  async (scope: Scope, _cursor: unknown, signal: AbortSignal): Promise<Batch> => {
    const run = await claimExportRun(scope.db, UNHEARD_S);
    if (run === null) return { doneCount: 0, next: null };
    await make(scope, run, answers, signal);
    return { doneCount: 1, next: signal.aborted ? null : MORE };
  };

/** Deletes files that have been kept long enough, a batch of them. */
export const forgetExports = async (scope: Scope): Promise<Batch> => {
  const before = new Date(scope.now.getTime() - KEPT_MS);
  const { count, keys } = await deleteExportRunsBefore(scope.db, before, RUNS_IN_A_BATCH);
  for (const key of keys) await scope.storage.remove(key);
  return { doneCount: count, next: count === RUNS_IN_A_BATCH ? MORE : null };
};
