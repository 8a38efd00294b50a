import type { Files } from '#web/parts/api/files.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { type SendFile, useUploadQueue } from '#web/parts/files/useUploadQueue.ts';

/** Where the files go: a section, or with null the passbook copy (contract, UserFileMeta). */
export type UploadTarget = { readonly mypageId: number; readonly sectionId: number | null };

/** The purpose of files that belong to the section as a whole. */
export const SECTION_PURPOSE = 'section';

const sendWith =
  (files: Files, { mypageId, sectionId }: UploadTarget): SendFile =>
  (job, options) =>
    files.upload(
      '/api/user/file',
      job.file,
      {
        fileName: job.file.name.normalize('NFC'),
        mypageID: mypageId,
        sectionID: sectionId,
        replacedFileID: job.replacedFileId,
      },
      options,
    );

/**
 * Sends files to a section.
 * The target must not change while the page stands; give the component a `key`.
 */
export const useSectionUpload = (target: UploadTarget) => {
  const files = useFiles();
  const upload = useUploadQueue(sendWith(files, target));
  const takeBack = useChange('delete', '/api/user/file/{id}');

  /** Takes a file out of the list; one that has arrived is taken back from the server, too. */
  const remove = (id: string): void => {
    const uploaded = upload.jobs.find((job) => job.id === id)?.uploaded ?? null;
    upload.remove(id);
    if (uploaded !== null) void takeBack.run({ path: { id: uploaded.id } });
  };

  return { ...upload, remove };
};

export type SectionUpload = ReturnType<typeof useSectionUpload>;
