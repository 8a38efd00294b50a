import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UploadedFile, UploadOptions } from '#web/parts/api/files.ts';
import { type FileRules, refusalOf, uploadFailureOf } from './fileRules.ts';
import { createUploadQueue, type UploadJob, type UploadQueue } from './uploadQueue.ts';

/** Sends one file; the job's id is the Idempotency-Key. */
export type SendFile = (job: UploadJob, options: UploadOptions) => Promise<UploadedFile>;

type AddOptions = {
  readonly rules: FileRules;
  /** How many files there are already; those on their way are counted by the queue. */
  readonly presentCount: number;
  /** What the files are for, where one queue serves several fields. */
  readonly purpose?: string;
  readonly replacedFileId?: string | null;
};

/** True for a file that the server does not have yet. */
const isOpen = ({ state }: UploadJob): boolean => state === 'waiting' || state === 'sending';

/** Resumes interrupted uploads when online again. */
const useResume = (resume: () => void): void => {
  useEffect(() => {
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, [resume]);
};

/** Closing the window asks first while files are on their way. */
const useLeaveWarning = (isSending: boolean): void => {
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);
};

/** A queue of files for the server. @param onSent the server has one of them */
export const newUploadQueue = (
  send: SendFile,
  onSent: (job: UploadJob, uploaded: UploadedFile) => void,
): UploadQueue =>
  createUploadQueue({
    send: (job, watch) => send(job, { ...watch, idempotencyKey: job.id }),
    failureOf: uploadFailureOf,
    newId: () => crypto.randomUUID(),
    onSent,
  });

/**
 * The files of one place on their way: several at once, with progress, by themselves again when the line is back.
 * Files go on when the page is left inside the product; closing the window asks first.
 * @param send of the first render counts: give the component a `key` per target
 */
export const useUploadQueue = (send: SendFile) => {
  const queries = useQueryClient();
  const [queue] = useState(() => newUploadQueue(send, () => void queries.invalidateQueries()));
  return useQueuedUploads(queue);
};

/** The files of a queue that several places of a page may share. */
export const useQueuedUploads = (queue: UploadQueue) => {
  const jobs = useSyncExternalStore(queue.subscribe, queue.getJobs);
  const isSending = jobs.some(isOpen);
  useResume(queue.resume);
  useLeaveWarning(isSending);

  const add = (chosen: readonly File[], options: AddOptions): string[] => {
    const { rules, presentCount, purpose = '', replacedFileId = null } = options;
    const onTheWay = jobs.filter(isOpen).length;
    return queue.add(
      chosen.map((file, index) => ({
        file,
        purpose,
        // A version takes the place of the one before it; several chosen at once are one version and new files.
        replacedFileId: index === 0 ? replacedFileId : null,
        refusal: refusalOf(file, rules, presentCount + onTheWay + index + (replacedFileId === null ? 1 : 0)),
      })),
    );
  };

  return {
    jobs,
    /** Files wait or are on their way: a submission has to wait for them. */
    isSending,
    /** Files broke off: they are not handed in unless they are sent on or taken away. */
    hasInterrupted: jobs.some(({ state }) => state === 'interrupted'),
    add,
    retry: queue.retry,
    remove: queue.remove,
  };
};
