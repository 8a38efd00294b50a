import { StorageError } from '#bff/core/fileStorage.ts';
import { type JobFailureKind, JobRefusal } from '#bff/core/jobFailure.ts';
import { problemOf } from '#bff/platform/database/errors.ts';

const kindOf = (error: unknown): JobFailureKind => {
  if (error instanceof JobRefusal) return 'refused';
  if (error instanceof StorageError) return 'storage';
  const kind = problemOf(error)?.kind;
  return kind === 'unavailable' || kind === 'serialization' ? 'database' : 'unknown';
};

/** A failure as the queue keeps it: its kind beside what the program wrote. */
class JobFailure extends Error {
  override name = 'JobFailure';
  readonly kind: JobFailureKind;

  constructor(error: unknown) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    super(message || 'no message');
    this.kind = kindOf(error);
    this.stack = stack;
  }
}

/** @returns the error that the queue writes beside a failed run */
export const asJobFailure = (error: unknown): Error => new JobFailure(error);
