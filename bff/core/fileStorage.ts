import type { Readable } from 'node:stream';
import type { AuditAnchorStore } from './audit/auditAnchor.ts';
import type { AuditHeadStore } from './audit/auditHead.ts';

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

/** A file of another storage. */
export type ForeignFile = StoredFile & { readonly isQuarantined: boolean };

/**
 * Where files lie: a folder by default, or a bucket. New files lie in quarantine, where nothing
 * is served from, until `release`. What `put` and `release` have answered survives a crash of the machine.
 */
export type FileStorage = {
  /** The place as operators call it; its mark and its audit head are named below it. */
  readonly place: string;
  /** Asks whether it can be used now. @throws StorageError */
  readonly ping: () => Promise<void>;
  /** Takes a file into quarantine. @throws StorageError tooLarge, stalled, aborted, full, away, broken; nothing stays */
  readonly put: (source: Readable, options: PutOptions) => Promise<StoredFile>;
  /** Gives a file in quarantine to a task as a local path, for inspection. @throws StorageError missing */
  readonly withQuarantined: <T>(key: string, task: (path: string) => Promise<T>) => Promise<T>;
  /**
   * Takes a file of another storage over under its own key, to where it lay there.
   * @throws StorageError broken when its bytes are not those of its SHA-256; as `put`
   */
  readonly takeOver: (file: ForeignFile, source: Readable) => Promise<void>;
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
  /** Where the sweep puts what no row names, and gets it back from. */
  readonly trash: FileTrash;
  /** The installation whose files these are; null for a storage that nobody has used. */
  readonly owner: () => Promise<string | null>;
  /** Makes a storage without an owner that of an installation; of two at once, the first does. @returns the owner */
  readonly claim: (installationId: string) => Promise<string>;
  /** Kept beside the files, where their backup takes it along. */
  readonly auditHead: AuditHeadStore;
  /** What was signed of the audit trail day by day; beside the files as well. */
  readonly auditAnchors: AuditAnchorStore;
};

/** Files that are kept a while longer, and served to nobody. */
export type FileTrash = {
  /** Takes a file away, released or not; no error when it is gone already. */
  readonly put: (key: string) => Promise<void>;
  /** As `list` of the storage; `storedAt` is when it came into the trash. */
  readonly list: (firstDigits?: string) => AsyncIterable<StorageEntry>;
  /** Puts a file back where it lay. @throws StorageError missing */
  readonly putBack: (key: string) => Promise<void>;
  /** Removes a file for good; no error when it is gone already. */
  readonly remove: (key: string) => Promise<void>;
};

/** `away`: a service that does not answer, or asks to be asked later. */
export type StorageFailure = 'tooLarge' | 'stalled' | 'aborted' | 'full' | 'away' | 'missing' | 'broken';

/** Why the storage could not do its part. */
export class StorageError extends Error {
  readonly failure: StorageFailure;

  constructor(failure: StorageFailure, cause?: unknown) {
    super(`file storage: ${failure}`, { cause });
    this.name = 'StorageError';
    this.failure = failure;
  }
}
