import { useFiles } from '#web/parts/api/useFiles.ts';
import { useUploadQueue } from '#web/parts/files/useUploadQueue.ts';
import { uploadDocument } from '../model/families.ts';
import type { Application, FormDocument } from '../model/formTypes.ts';

/** The files that are on their way for one document of an application. */
export const useUploads = ({ id: applicationId, family }: Application, { type }: FormDocument) => {
  const files = useFiles();
  return useUploadQueue(({ file, replacedFileId }, options) =>
    uploadDocument(
      files,
      family,
      file,
      { applicationId, type, replacedFileId: replacedFileId ?? undefined },
      options,
    ),
  );
};
