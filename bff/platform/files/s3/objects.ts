import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type ByteRange, StorageError } from '#bff/core/fileStorage.ts';
import { PRIVATE_FILE } from '../disk.ts';
import type { ReceivedFile } from '../receiveFile.ts';
import { type Reach, TRIES } from './reach.ts';
import { asBucketError, isPassing, rethrowBucket } from './s3Errors.ts';

const BETWEEN_TRIES_MS = 200;

/** A file on the disk, to be put. */
export type PutFile = Pick<ReceivedFile, 'path' | 'sizeBytes' | 'sha256'>;

/** @throws StorageError missing, away */
export const openObject = async ({ sdk, client, at }: Reach, name: string, range?: ByteRange) => {
  const Range = range && `bytes=${range.start}-${range.end}`;
  const command = new sdk.GetObjectCommand({ ...at(name), Range });
  const { Body } = await client.send(command).catch(rethrowBucket);
  if (Body instanceof Readable) return Body;
  throw new StorageError('broken', new Error('the service answered without a body'));
};

const sha256Of = async (bytes: Readable): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(bytes, hash);
  return hash.digest('base64');
};

/** A body that is a stream cannot be sent again by the SDK: this opens it anew. */
const tried = async (work: () => Promise<void>, signal: AbortSignal): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (cause) {
      const error = asBucketError(cause);
      if (tries === TRIES || signal.aborted || !isPassing(error)) throw error;
      await wait(BETWEEN_TRIES_MS * tries);
    }
  }
};

/**
 * One request, so that there are never parts of a file, and the service itself checks the SHA-256 of the whole. One
 * that does not say that it did is asked for the bytes again.
 */
const putOnce = async (reach: Reach, name: string, file: PutFile, signal: AbortSignal): Promise<void> => {
  const { sdk, client, at } = reach;
  const sha256 = Buffer.from(file.sha256, 'hex').toString('base64');
  // Opened first: a stream that is still opening when its caller leaves finds the file gone, and its error, for which
  // nobody waits any more, ends the process.
  const Body = createReadStream('', { fd: await open(file.path) });
  const command = new sdk.PutObjectCommand({
    ...at(name),
    Body,
    ContentLength: file.sizeBytes,
    ContentType: 'application/octet-stream',
    ChecksumSHA256: sha256,
  });
  try {
    // Its time is the signal's: a large file takes longer than an answer.
    const { ChecksumSHA256 } = await client.send(command, { abortSignal: signal, requestTimeout: 0 });
    const arrived = ChecksumSHA256 ?? (await sha256Of(await openObject(reach, name)));
    if (arrived !== sha256) throw new StorageError('broken', new Error(`${name} arrived changed`));
  } finally {
    Body.destroy();
  }
};

/** Puts a file there whole or not at all. @throws StorageError aborted, full, away, broken */
export const putFile = async (
  reach: Reach,
  name: string,
  file: PutFile,
  caller?: AbortSignal,
): Promise<void> => {
  const late = AbortSignal.timeout(reach.patience.fileMs);
  const signal = caller === undefined ? late : AbortSignal.any([caller, late]);
  await tried(() => putOnce(reach, name, file, signal), signal).catch((error: unknown) => {
    throw caller?.aborted ? new StorageError('aborted', error) : error;
  });
};

/** Fetches a file to a path of this machine. @throws StorageError missing, full, away */
export const downloadObject = async (reach: Reach, name: string, path: string): Promise<void> => {
  const signal = AbortSignal.timeout(reach.patience.fileMs);
  const body = await openObject(reach, name);
  await pipeline(body, createWriteStream(path, { flags: 'wx', mode: PRIVATE_FILE }), { signal }).catch(
    rethrowBucket,
  );
};

/** No error when it is gone already. */
export const removeObject = async ({ sdk, client, at }: Reach, name: string): Promise<void> => {
  await client.send(new sdk.DeleteObjectCommand(at(name))).catch(rethrowBucket);
};

/** Not in one step: after a crash it may lie in both places. @throws StorageError missing, away */
export const moveObject = async (reach: Reach, from: string, to: string): Promise<void> => {
  const { sdk, client, at } = reach;
  const { Bucket, Key } = at(from);
  const CopySource = encodeURI(`${Bucket}/${Key}`);
  await client.send(new sdk.CopyObjectCommand({ ...at(to), CopySource })).catch(rethrowBucket);
  await removeObject(reach, from);
};

/** What lies in the bucket; names are those below the prefix. */
export type BucketEntry = { readonly name: string; readonly sizeBytes: number; readonly storedAt: Date };

/** Everything whose name begins so. */
export async function* listObjects(
  { sdk, client, settings }: Reach,
  start: string,
): AsyncIterable<BucketEntry> {
  const { bucket: Bucket, prefix } = settings;
  let ContinuationToken: string | undefined;
  do {
    const command = new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix + start, ContinuationToken });
    const page = await client.send(command).catch(rethrowBucket);
    for (const { Key = '', Size = 0, LastModified = new Date() } of page.Contents ?? [])
      yield { name: Key.slice(prefix.length), sizeBytes: Size, storedAt: LastModified };
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}
