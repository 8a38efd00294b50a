import type { UploadedFile } from '#web/parts/api/files.ts';
import type { FileRules } from '#web/parts/files/fileRules.ts';
import { MAX_FILE_BYTES } from '#web/parts/files/maxFileBytes.ts';
import { type SendFile, useUploadQueue } from '#web/parts/files/useUploadQueue.ts';
import { threadsText as t } from './threads.words.ts';

/** As the server takes them with a message (contract: ThreadFileIds). */
export const THREAD_FILES: FileRules = {
  allowedExtensions: [
    ...['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.csv', '.ppt', '.pptx', '.txt', '.zip'],
    ...['.jpg', '.jpeg', '.png', '.gif', '.tif', '.tiff', '.bmp', '.webp'],
  ],
  maxBytes: MAX_FILE_BYTES,
  maxFiles: 10,
};

const isUploaded = (file: UploadedFile | null): file is UploadedFile => file !== null;

/** The files that go with a message: sent ahead, named in it. @param send of the first render counts */
export const useThreadFiles = (send: SendFile) => {
  const queue = useUploadQueue(send);
  const uploaded = queue.jobs.map((job) => job.uploaded).filter(isUploaded);
  const waitsFor = queue.isSending
    ? t((w) => w.write.waitsForFiles)
    : queue.hasInterrupted
      ? t((w) => w.write.interrupted)
      : undefined;
  return {
    jobs: queue.jobs,
    uploaded,
    fileIds: uploaded.map(({ id }) => id),
    /** Why the message has to wait; undefined when nothing is on its way. */
    waitsFor,
    add: (chosen: readonly File[]) => {
      queue.add(chosen, { rules: THREAD_FILES, presentCount: uploaded.length });
    },
    remove: queue.remove,
    retry: queue.retry,
    /** The message has gone with them. */
    clear: () => {
      for (const { id } of queue.jobs) queue.remove(id);
    },
  };
};

export type ThreadFiles = ReturnType<typeof useThreadFiles>;
