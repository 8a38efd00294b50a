import type { Readable } from 'node:stream';

/** A file as the storage took it: key, length and checksum of the bytes that lie there. */
export type StoredFile = {
  /** Generated, a UUID; says nothing about the file. */
  readonly key: string;
  readonly sizeBytes: number;
  /** SHA-256 in hex. */
  readonly sha256: string;
};

/** First and last byte, both inclusive, as in HTTP ranges. */
export type ByteRange = { readonly start: number; readonly end: number };

export type PutOptions = {
  /** The stream is stopped at the first byte beyond. */
  readonly maxBytes: number;
  /** A source that sends nothing for so long is given up; default 30 s. */
  readonly idleTimeoutMs?: number;
  /** Given up when aborted, for a caller that has gone. */
  readonly signal?: AbortSignal;
};

export type StorageEntry = {
  readonly key: string;
  readonly sizeBytes: number;
  readonly storedAt: Date;
  readonly isQuarantined: boolean;
};

/**
 * Where files lie: a folder by default, object storage in production. New files lie in quarantine, where nothing
 * is served from, until `release`. What `put` and `release` have answered survives a crash of the machine.
 */
export type FileStorage = {
  /** Takes a file into quarantine. @throws StorageError tooLarge, stalled, aborted, full, broken; nothing stays */
  readonly put: (source: Readable, options: PutOptions) => Promise<StoredFile>;
  /** Gives a file in quarantine to a task as a local path, for inspection. @throws StorageError missing */
  readonly withQuarantined: <T>(key: string, task: (path: string) => Promise<T>) => Promise<T>;
  /** Moves a file out of quarantine. @throws StorageError missing */
  readonly release: (key: string) => Promise<void>;
  /** Reads a released file. @throws StorageError missing */
  readonly open: (key: string, range?: ByteRange) => Promise<Readable>;
  /** Removes a file, released or not; no error when it is gone already. */
  readonly remove: (key: string) => Promise<void>;
  /**
   * Every file whose key begins with two given hex digits (default: every file), in no order, for the sweep that
   * compares them with the database.
   */
  readonly list: (firstDigits?: string) => AsyncIterable<StorageEntry>;
  /** Removes what killed processes left half received before a time. @returns how many files */
  readonly sweepIncoming: (before: Date) => Promise<number>;
};

export type StorageFailure = 'tooLarge' | 'stalled' | 'aborted' | 'full' | 'missing' | 'broken';

/** Why the storage could not do its part. */
export class StorageError extends Error {
  readonly failure: StorageFailure;

  constructor(failure: StorageFailure, cause?: unknown) {
    super(`file storage: ${failure}`, { cause });
    this.name = 'StorageError';
    this.failure = failure;
  }
}
