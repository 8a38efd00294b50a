import { randomUUID } from 'node:crypto';
import { access, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { FileStorage, PutOptions, StoredFile } from '#bff/core/fileStorage.ts';
import type { S3Settings } from '#bff/core/settings/s3Settings.ts';
import { PRIVATE_FOLDER } from '../disk.ts';
import { receiveFile, receiveForeign, sweepReceived } from '../receiveFile.ts';
import { areaOf } from '../storageKey.ts';
import { downloadObject, moveObject, openObject, putFile, removeObject } from './objects.ts';
import { type Patience, type Reach, reachBucket } from './reach.ts';
import { rethrowBucket, unusableBucket } from './s3Errors.ts';
import { entriesOf, nameOf } from './s3Layout.ts';
import { createS3Marks } from './s3Marks.ts';
import { createS3Trash } from './s3Trash.ts';

const PATIENCE: Patience = { answerMs: 10_000, fileMs: 60_000 };
/** A copy of this machine is of no use to anybody after that: its upload has been answered. */
const COPY_MS = 30 * 60_000;

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** First to a folder of this machine, where it is hashed and will be looked into, then there in one piece. */
const put = async (
  reach: Reach,
  incoming: string,
  source: Readable,
  options: PutOptions,
): Promise<StoredFile> => {
  const received = await receiveFile(incoming, source, options);
  const { key, sizeBytes, sha256 } = received;
  try {
    await putFile(reach, nameOf('quarantine', key), received, options.signal);
    return { key, sizeBytes, sha256 };
  } catch (error) {
    await rm(received.path, { force: true });
    // It may be there although nobody said so. Where this does not reach either, the sweep finds it.
    removeObject(reach, nameOf('quarantine', key)).catch(() => undefined);
    throw error;
  }
};

/** The copy of the machine that took the file, or one for this task alone. */
const withQuarantined = async <T>(
  reach: Reach,
  incoming: string,
  key: string,
  task: (path: string) => Promise<T>,
): Promise<T> => {
  const name = nameOf('quarantine', key);
  const own = path.join(incoming, key);
  if (await isThere(own)) return task(own);
  const fetched = `${own}.${randomUUID()}`;
  try {
    await downloadObject(reach, name, fetched);
    return await task(fetched);
  } finally {
    await rm(fetched, { force: true });
  }
};

/** Opens the bucket once. @throws Error naming the settings when it cannot be used */
const openBucket = async (settings: S3Settings, patience: Patience) => {
  const reach = await reachBucket(settings, patience);
  const { sdk, client } = reach;
  const place = `s3://${settings.bucket}/${settings.prefix}`.replace(/\/$/, '');
  const look = async (): Promise<void> => {
    await client.send(new sdk.HeadBucketCommand({ Bucket: settings.bucket })).catch(rethrowBucket);
  };
  let looking: Promise<void> | undefined;
  // A balancer asks every second, a service that is away answers after many: one question for all who wait.
  const ping = (): Promise<void> => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  await ping().catch((error: unknown) => {
    throw unusableBucket(place, error);
  });
  return { reach, place, ping };
};

/**
 * Files in a bucket of an S3 service. All processes on all machines share it; `incoming` is a folder of this machine
 * for what is on its way.
 * @throws Error naming the settings when the bucket cannot be used
 */
export const createS3Storage = async (
  settings: S3Settings,
  incoming: string,
  patience = PATIENCE,
): Promise<FileStorage> => {
  const { reach, place, ping } = await openBucket(settings, patience);
  await mkdir(incoming, { recursive: true, mode: PRIVATE_FOLDER });
  // The nightly sweep runs on one machine only.
  await sweepReceived(incoming, new Date(Date.now() - COPY_MS));
  const forgetCopy = (key: string) => rm(path.join(incoming, key), { force: true });
  return {
    place,
    ping,
    put: (source, options) => put(reach, incoming, source, options),
    takeOver: async (file, source) => {
      const name = nameOf(areaOf(file), file.key);
      const received = await receiveForeign(incoming, source, file);
      await putFile(reach, name, received).finally(() => rm(received.path, { force: true }));
    },
    withQuarantined: (key, task) => withQuarantined(reach, incoming, key, task),
    release: async (key) => {
      await moveObject(reach, nameOf('quarantine', key), nameOf('stored', key));
      await forgetCopy(key);
    },
    open: async (key, range) => openObject(reach, nameOf('stored', key), range),
    remove: async (key) => {
      await removeObject(reach, nameOf('quarantine', key));
      await removeObject(reach, nameOf('stored', key));
      await forgetCopy(key);
    },
    list: async function* (firstDigits) {
      yield* entriesOf(reach, 'quarantine', firstDigits);
      yield* entriesOf(reach, 'stored', firstDigits);
    },
    sweepIncoming: (before) => sweepReceived(incoming, before),
    trash: createS3Trash(reach),
    ...createS3Marks(reach),
  };
};
