import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ForeignFile, type PutOptions, StorageError, type StoredFile } from '#bff/core/fileStorage.ts';
import { asStorageError, PRIVATE_FILE } from './disk.ts';
import { createMeter } from './meter.ts';

const IDLE_TIMEOUT_MS = 30_000;

/** A file as it arrived: on the disk for good, in a folder that nothing is served from. */
export type ReceivedFile = StoredFile & { readonly path: string };

/**
 * Takes a file into a folder under a new key.
 * @throws StorageError tooLarge, stalled, aborted, full, broken; nothing stays
 */
export const receiveFile = async (
  folder: string,
  source: Readable,
  options: PutOptions,
): Promise<ReceivedFile> => {
  const key = randomUUID();
  const file = path.join(folder, key);
  const meter = createMeter(options.maxBytes, options.idleTimeoutMs ?? IDLE_TIMEOUT_MS);
  try {
    const target = createWriteStream(file, { flags: 'wx', mode: PRIVATE_FILE, flush: true });
    await pipeline(source, meter.stream, target, { signal: options.signal });
    return { key, path: file, ...meter.result() };
  } catch (error) {
    await rm(file, { force: true });
    throw asStorageError(error);
  }
};

/** Takes a file whose bytes are known already. @throws StorageError broken when others come; nothing stays */
export const receiveForeign = async (
  folder: string,
  source: Readable,
  { sizeBytes, sha256 }: ForeignFile,
): Promise<ReceivedFile> => {
  const received = await receiveFile(folder, source, { maxBytes: sizeBytes }).catch((error: unknown) => {
    throw error instanceof StorageError && error.failure === 'tooLarge'
      ? new StorageError('broken', error)
      : error;
  });
  if (received.sha256 === sha256) return received;
  await rm(received.path, { force: true });
  throw new StorageError('broken', new Error('the bytes are not those of the SHA-256'));
};

/** Removes what killed processes left in that folder before a time. @returns how many files */
export const sweepReceived = async (folder: string, before: Date): Promise<number> => {
  let removed = 0;
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const info = await stat(file).catch(() => null);
    if (info === null || info.mtime >= before) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
};
