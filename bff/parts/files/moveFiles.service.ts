import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import type { Db } from '#bff/core/database.ts';
import { type FileStorage, StorageError } from '#bff/core/fileStorage.ts';
import { listKeptFiles } from './storedFiles.data.ts';

/** Rows of a batch; a stop waits for its end. */
const BATCH = 100;
const AT_ONCE = 4;

type KeptFile = Awaited<ReturnType<typeof listKeptFiles>>[number];

/** What became of a file: it was taken over now or earlier, or is lost: in neither place, or not as its row says. */
type Outcome = 'moved' | 'there' | 'missing' | 'damaged';

export type MoveReport = {
  readonly counts: Readonly<Record<Outcome, number>>;
  /** Ids of the files that are missing or damaged. */
  readonly lost: readonly string[];
  /** False when it was stopped. */
  readonly isComplete: boolean;
};

export type MoveFilesInput = {
  readonly from: FileStorage;
  readonly to: FileStorage;
  /** Removes each file at its old place once it has been read at the new one. */
  readonly removesOld: boolean;
  /** Only files that were stored since, where those before are known to be there. */
  readonly storedSince?: Date;
  readonly signal: AbortSignal;
  /** Told after each batch. */
  readonly onProgress: (counts: MoveReport['counts']) => void;
};

const isMissing = (error: unknown): boolean => error instanceof StorageError && error.failure === 'missing';
const isBroken = (error: unknown): boolean => error instanceof StorageError && error.failure === 'broken';

type Place = { readonly source: Readable; readonly isQuarantined: boolean };

/** Reads a file wherever it lies, released or not. @throws StorageError missing */
const readWhereItLies = async <T>(
  storage: FileStorage,
  key: string,
  use: (place: Place) => Promise<T>,
): Promise<T> => {
  let source: Readable;
  try {
    source = await storage.open(key);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return storage.withQuarantined(key, (path) =>
      use({ source: createReadStream(path), isQuarantined: true }),
    );
  }
  return use({ source, isQuarantined: false });
};

/** Whether a file lies there with the bytes of its row. */
const isThere = async (storage: FileStorage, { storageKey, sha256 }: KeptFile): Promise<boolean> => {
  try {
    return await readWhereItLies(storage, storageKey, async ({ source }) => {
      const hash = createHash('sha256');
      await pipeline(source, hash);
      return hash.digest('hex') === sha256;
    });
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};

const moveFile = async ({ from, to, removesOld }: MoveFilesInput, file: KeptFile): Promise<Outcome> => {
  const { storageKey: key, sizeBytes, sha256 } = file;
  const wasThere = await isThere(to, file);
  try {
    if (!wasThere) {
      await readWhereItLies(from, key, ({ source, isQuarantined }) =>
        to.takeOver({ key, sizeBytes, sha256, isQuarantined }, source),
      );
    }
  } catch (error) {
    if (isMissing(error)) return 'missing';
    if (isBroken(error)) return 'damaged';
    throw error;
  }
  if (removesOld && (wasThere || (await isThere(to, file)))) await from.remove(key);
  return wasThere ? 'there' : 'moved';
};

/**
 * Moves every file that a row wants from one storage to another, in batches, and holds each against the SHA-256 of its
 * row. What was moved earlier is read again there and left. Files without a row and the trash stay where they are.
 * @throws StorageError when one of the two cannot be used
 */
export const moveFiles = async (db: Db, input: MoveFilesInput): Promise<MoveReport> => {
  const counts: Record<Outcome, number> = { moved: 0, there: 0, missing: 0, damaged: 0 };
  const lost: string[] = [];
  const limit = pLimit(AT_ONCE);
  let after = '';
  while (!input.signal.aborted) {
    const files = await listKeptFiles(db, { after, limit: BATCH, storedSince: input.storedSince });
    const outcomes = await Promise.all(files.map((file) => limit(() => moveFile(input, file))));
    for (const [index, outcome] of outcomes.entries()) {
      counts[outcome] += 1;
      const id = files[index]?.id;
      if (id !== undefined && (outcome === 'missing' || outcome === 'damaged')) lost.push(id);
    }
    input.onProgress(counts);
    const last = files.at(-1);
    if (last === undefined || files.length < BATCH) return { counts, lost, isComplete: true };
    after = last.storageKey;
  }
  return { counts, lost, isComplete: false };
};
