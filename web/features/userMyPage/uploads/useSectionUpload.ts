import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useChange } from '#web/api/query.tsx';
import { type Services, useServices } from '#web/api/services.ts';
import { type FileRules, refusalOf, uploadFailureOf } from './refusal.ts';
import { createUploadQueue, type UploadJob } from './uploadQueue.ts';

/** Where the files go: a section, or with null the passbook copy (contract, UserFileMeta). */
export type UploadTarget = { readonly mypageId: number; readonly sectionId: number | null };

/** The purpose of files that belong to the section as a whole. */
export const SECTION_PURPOSE = 'section';

const sendWith =
  (files: Services['files'], { mypageId, sectionId }: UploadTarget) =>
  (job: UploadJob, watch: { onProgress: (sent: number, total: number) => void; signal: AbortSignal }) =>
    files.upload(
      '/api/user/file',
      job.file,
      {
        fileName: job.file.name.normalize('NFC'),
        mypageID: mypageId,
        sectionID: sectionId,
        replacedFileID: job.replacedFileId,
      },
      { ...watch, idempotencyKey: job.id },
    );

type AddOptions = {
  readonly rules: FileRules;
  /** How many files there are already; those on their way are counted by the queue. */
  readonly presentCount: number;
  readonly purpose?: string;
  readonly replacedFileId?: string | null;
};

/** True for a file that the section does not list yet. */
const isOpen = ({ state }: UploadJob): boolean => state === 'waiting' || state === 'sending';

/**
 * Sends files to a section: several at once, with progress, by itself again when the line is back.
 * The target must not change while the page stands; give the component a `key`.
 */
export const useSectionUpload = (target: UploadTarget) => {
  const { files } = useServices();
  const queries = useQueryClient();
  const [queue] = useState(() =>
    createUploadQueue({
      send: sendWith(files, target),
      failureOf: uploadFailureOf,
      newId: () => crypto.randomUUID(),
      onSent: () => void queries.invalidateQueries(),
    }),
  );
  const takeBack = useChange('delete', '/api/user/file/{id}');
  const jobs = useSyncExternalStore(queue.subscribe, queue.getJobs);

  useEffect(() => {
    window.addEventListener('online', queue.resume);
    return () => window.removeEventListener('online', queue.resume);
  }, [queue]);

  const isSending = jobs.some(isOpen);
  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isSending]);

  const add = (chosen: readonly File[], options: AddOptions): void => {
    const { rules, presentCount, purpose = SECTION_PURPOSE, replacedFileId = null } = options;
    const onTheWay = jobs.filter(isOpen).length;
    queue.add(
      chosen.map((file, index) => ({
        file,
        purpose,
        // A version takes the place of the one before it; several chosen at once are one version and new files.
        replacedFileId: index === 0 ? replacedFileId : null,
        refusal: refusalOf(file, rules, presentCount + onTheWay + index + (replacedFileId === null ? 1 : 0)),
      })),
    );
  };

  /** Takes a file out of the list; one that has arrived is taken back from the server, too. */
  const remove = (id: string): void => {
    const uploaded = jobs.find((job) => job.id === id)?.uploaded ?? null;
    queue.remove(id);
    if (uploaded !== null) void takeBack.run({ path: { id: uploaded.id } });
  };

  return {
    jobs,
    /** Files wait or are on their way: a submission has to wait for them. */
    isSending,
    /** Files broke off: they are not handed in unless they are sent on or taken away. */
    hasInterrupted: jobs.some(({ state }) => state === 'interrupted'),
    add,
    retry: queue.retry,
    remove,
  };
};

export type SectionUpload = ReturnType<typeof useSectionUpload>;
