import type { FileItem } from '#ui-kit/FileField/index.ts';
import { filesText as t } from './files.words.ts';
import type { UploadJob } from './uploadQueue.ts';

/** A file on its way as a row of the file field. */
export const uploadItemOf = ({ id, file, state, sentBytes, problem }: UploadJob): FileItem => {
  const common = { id, name: file.name, sizeBytes: file.size };
  switch (state) {
    case 'sent':
      return { ...common, state };
    case 'interrupted':
      return { ...common, state, sentBytes, ...(problem === null ? {} : { problem }) };
    case 'refused':
      return { ...common, state, problem: problem ?? t((w) => w.refused) };
    default:
      return { ...common, state: 'sending', sentBytes };
  }
};
