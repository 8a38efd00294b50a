import { Readable } from 'node:stream';
import { ApiError, shareSpent } from '#bff/core/apiError.ts';
import { type Paper, PaperFailedError } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ShareSpentError, ThreadsBusyError } from '#bff/core/threads/fairTurns.ts';
import { contentDispositionOf } from '#bff/platform/files/fileNames.ts';

const RETRY_AFTER_SECONDS = 10;

/** Refusals of printing: overloaded, or not printable. */
type RefusalWords = { readonly busy: string; readonly failed: string };

/** Why a paper was not printed, to throw on. */
export const printRefusal = (cause: unknown, { busy, failed }: RefusalWords): unknown => {
  if (cause instanceof ShareSpentError) return shareSpent(cause);
  const isBusy = cause instanceof ThreadsBusyError;
  if (!isBusy && !(cause instanceof PaperFailedError)) return cause;
  const detail = isBusy ? busy : failed;
  return new ApiError('SERVICE_UNAVAILABLE', { detail, retryAfterSeconds: RETRY_AFTER_SECONDS, cause });
};

/** A paper for somebody who waits for it; never in a transaction. @throws SERVICE_UNAVAILABLE */
export const printNow = async (
  { printer }: Pick<Scope, 'printer'>,
  paper: Paper,
  words: RefusalWords,
): Promise<Uint8Array> => {
  const [printed] = await printer.print([paper]).catch((error: unknown) => {
    throw printRefusal(error, words);
  });
  if (printed === undefined) throw new Error('a paper was not printed');
  return printed.bytes;
};

/** Whether a file is to be shown or saved; saved, where nothing is said. */
export type Disposition = 'inline' | 'attachment' | undefined;

type FileOptions = RefusalWords & { readonly fileName: string; readonly disposition?: Disposition };

/** The same as a file; nothing of it is kept. @throws SERVICE_UNAVAILABLE */
export const printedFile = async (
  scope: Pick<Scope, 'printer'>,
  paper: Paper,
  { fileName, disposition = 'attachment', ...words }: FileOptions,
) => {
  const bytes = await printNow(scope, paper, words);
  return {
    content: Readable.from([bytes]),
    contentType: 'application/pdf',
    disposition: contentDispositionOf(fileName).replace(/^attachment/, disposition),
    sizeBytes: bytes.length,
  };
};
