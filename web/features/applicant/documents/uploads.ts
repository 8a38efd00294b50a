import type { FileItem } from '#ui-kit/FileField/index.ts';
import { ApiError } from '#web/api/errors.ts';
import { formatBytes } from '#web/text/format.ts';
import { applicantText as t } from '../applicantText.ts';
import type { FormDocument } from '../model/types.ts';
import { fileKinds } from './fileKinds.ts';

/** A file on its way, or one that did not get through. What has arrived is the application's. */
export type Upload = {
  readonly id: string;
  readonly type: number;
  readonly file: File;
  readonly replacedFileId: string | undefined;
  readonly sentBytes: number;
  readonly state: 'sending' | 'interrupted' | 'refused';
  readonly problem: string | null;
};

const extensionOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? '';

/** Kinds as the contract writes them, for the picker of the browser. */
export const acceptOf = ({ allowedExtensions }: FormDocument): string =>
  allowedExtensions.map((extension) => `.${extension.replace(/^\./, '')}`).join(',');

const isAllowed = (name: string, { allowedExtensions }: FormDocument): boolean =>
  allowedExtensions.some((extension) => extension.replace(/^\./, '').toLowerCase() === extensionOf(name));

/** Why a file cannot be taken, before it is sent; null when it can. */
export const fileProblem = (file: Pick<File, 'name' | 'size'>, document: FormDocument): string | null => {
  if (!isAllowed(file.name, document)) {
    return t((w) => w.documents.wrongKind, { kinds: fileKinds(document.allowedExtensions) });
  }
  if (file.size === 0) return t((w) => w.documents.empty);
  if (file.size > document.maxBytes) {
    return t((w) => w.documents.tooLarge, { max: formatBytes(document.maxBytes) });
  }
  return null;
};

/** Broken connections can be tried again; a refusal cannot. */
export const failureOf = (error: unknown): Pick<Upload, 'state' | 'problem'> =>
  error instanceof ApiError && error.status < 500
    ? { state: 'refused', problem: error.errors[0]?.message ?? error.detail }
    : { state: 'interrupted', problem: null };

/** As the file field shows it. */
export const itemOf = ({ id, file, sentBytes, state, problem }: Upload): FileItem => {
  const common = { id, name: file.name, sizeBytes: file.size };
  if (state === 'sending') return { ...common, state, sentBytes };
  if (state === 'interrupted')
    return { ...common, state, sentBytes, ...(problem === null ? {} : { problem }) };
  return { ...common, state, problem: problem ?? t((w) => w.documents.refused) };
};
