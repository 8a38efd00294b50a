import { ApiError, mayPass } from '#web/parts/api/errors.ts';
import { formatBytes } from '#web/parts/text/format.ts';
import { fileKinds } from './fileKinds.ts';
import { filesText as t } from './files.words.ts';
import type { UploadFailure } from './uploadQueue.ts';

/** What a place takes; the server says the same again (contract, Section). */
export type FileRules = {
  /** With the dot, lower case: `.pdf`. */
  readonly allowedExtensions: readonly string[];
  readonly maxBytes: number;
  readonly maxFiles: number;
};

const extensionOf = (name: string): string => /\.[^.]+$/.exec(name)?.[0]?.toLowerCase() ?? '';

/** `.pdf, .jpg` → pdf・jpg, as people say it. */
export const extensionsInWords = (extensions: readonly string[]): string =>
  extensions.map((extension) => extension.replace('.', '')).join(t((w) => w.separator));

/** What is taken, before choosing: PDF・画像　1件50MBまで. */
export const limitsInWords = ({ allowedExtensions, maxBytes, maxFiles }: FileRules): string => {
  const said = { kinds: fileKinds(allowedExtensions), size: limitInWords(maxBytes) };
  return maxFiles === 1 ? t((w) => w.limits, said) : t((w) => w.limitsMany, { ...said, count: maxFiles });
};

const PHOTOS: ReadonlySet<string> = new Set(['.jpg', '.jpeg', '.png']);

/** What an iPhone makes unless one tells it otherwise. */
const HEIC: ReadonlySet<string> = new Set(['.heic', '.heif']);

/** Whether a place takes what a camera makes. */
export const takesPhotos = ({ allowedExtensions }: FileRules): boolean =>
  allowedExtensions.some((extension) => PHOTOS.has(extension));

/** 52,428,800 → 50MB: a limit is said without a zero behind the point. */
export const limitInWords = (bytes: number): string => formatBytes(bytes).replace('.0', '');

/** Longest name of a file (contract, FileName), in letters. */
const MAX_NAME = 255;

/** Names that some systems allow and that no other could store (contract, FileName). */
const isName = (name: string): boolean =>
  [...name].length <= MAX_NAME && !/[/\\]/.test(name) && ![...name].some((letter) => letter < ' ');

/** Why a chosen file cannot be sent; null when it can. @param place how many files there are with it */
export const refusalOf = (
  file: Pick<File, 'name' | 'size'>,
  { allowedExtensions, maxBytes, maxFiles }: FileRules,
  place: number,
): string | null => {
  const extension = extensionOf(file.name);
  if (!allowedExtensions.includes(extension)) {
    if (HEIC.has(extension) && takesPhotos({ allowedExtensions, maxBytes, maxFiles }))
      return t((w) => w.heic);
    return t((w) => w.wrongKind, { kinds: extensionsInWords(allowedExtensions) });
  }
  if (!isName(file.name)) return t((w) => w.wrongName, { count: MAX_NAME });
  if (file.size === 0) return t((w) => w.empty);
  if (file.size > maxBytes) return t((w) => w.tooLarge, { size: limitInWords(maxBytes) });
  return place > maxFiles ? t((w) => w.tooMany, { count: maxFiles }) : null;
};

/** What a failed transfer means for the file: sent on later, or refused with the server's sentence. */
export const uploadFailureOf = (error: unknown): UploadFailure => {
  if (!(error instanceof ApiError)) return { kind: 'interrupted', problem: null };
  if (mayPass(error)) return { kind: 'interrupted', problem: error.detail ?? t((w) => w.busy) };
  return { kind: 'refused', problem: error.errors[0]?.message ?? error.detail ?? t((w) => w.refused) };
};
