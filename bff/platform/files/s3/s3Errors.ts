import { StorageError, type StorageFailure } from '#bff/core/fileStorage.ts';
import { codeOf } from '../disk.ts';

/** What the SDK throws: the service's word as `name`, and its status when there was an answer at all. */
type Answered = Error & { readonly $metadata?: { readonly httpStatusCode?: number } };

const statusOf = (error: Answered): number | undefined => error.$metadata?.httpStatusCode;

/** The service found that what arrived is not what was sent. */
const DAMAGED = new Set(['BadDigest', 'XAmzContentSHA256Mismatch', 'XAmzContentChecksumMismatch']);

const INSUFFICIENT_STORAGE = 507;

const failureOf = (error: Answered): StorageFailure => {
  const status = statusOf(error);
  if (status === undefined) return codeOf(error) === 'ENOSPC' ? 'full' : 'away';
  if (error.name === 'NoSuchBucket') return 'broken';
  if (status === 404) return 'missing';
  if (status === INSUFFICIENT_STORAGE || error.name === 'QuotaExceeded') return 'full';
  // 503 SlowDown is the service's way to say "not so fast".
  return status === 429 || (status >= 500 && status !== 501) ? 'away' : 'broken';
};

export const asBucketError = (error: unknown): StorageError => {
  if (error instanceof StorageError) return error;
  return new StorageError(error instanceof Error ? failureOf(error) : 'broken', error);
};

export const rethrowBucket = (error: unknown): never => {
  throw asBucketError(error);
};

/** Whether the same may go well in a moment. */
export const isPassing = ({ failure, cause }: StorageError): boolean =>
  failure === 'away' || (cause instanceof Error && DAMAGED.has(cause.name));

const reasonOf = ({ failure, cause }: StorageError): string => {
  const error = cause instanceof Error ? (cause as Answered) : undefined;
  if (failure === 'missing') return 'there is no such bucket (S3_BUCKET)';
  const status = error && statusOf(error);
  if (status === 403) return 'the service refuses the credentials (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY)';
  if (status === 301 || status === 400) return 'it lies in another region (S3_REGION)';
  return `it does not answer (S3_ENDPOINT): ${error?.message || error?.name}`;
};

/** Why a start ends here, in words for operators. */
export const unusableBucket = (place: string, error: unknown): Error =>
  new Error(`The files cannot lie in ${place}: ${reasonOf(asBucketError(error))}`, { cause: error });
