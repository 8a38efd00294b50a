import { buffer } from 'node:stream/consumers';
import { openObject } from './objects.ts';
import type { Reach } from './reach.ts';
import { asBucketError } from './s3Errors.ts';

/** Reads a small text beside the files. @returns null when there is none */
export const readText = async (reach: Reach, name: string): Promise<string | null> => {
  try {
    return (await buffer(await openObject(reach, name))).toString('utf8');
  } catch (cause) {
    const error = asBucketError(cause);
    if (error.failure === 'missing') return null;
    throw error;
  }
};

/** Statuses of the service for the second of two concurrent writers. */
const TAKEN = new Set([409, 412]);

/**
 * Writes a small text whole.
 * @param isNew leaves one that is there (where the service looks; Amazon's and most others do)
 */
export const writeText = async (
  { sdk, client, at }: Reach,
  name: string,
  text: string,
  isNew = false,
): Promise<void> => {
  const condition = isNew ? { IfNoneMatch: '*' } : {};
  try {
    await client.send(new sdk.PutObjectCommand({ ...at(name), Body: text, ...condition }));
  } catch (error) {
    const status = error instanceof sdk.S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (isNew && status !== undefined && TAKEN.has(status)) return;
    throw asBucketError(error);
  }
};
