import { useFiles } from '#web/parts/api/useFiles.ts';
import type { SendFile } from '#web/parts/files/useUploadQueue.ts';
import { FAMILY_PATHS } from '../model/families.ts';
import type { Family } from '../model/formTypes.ts';

/** Sends a file of the applicant ahead of the message that it goes with. */
export const useSendFile = (family: Family): SendFile => {
  const files = useFiles();
  return ({ file }, options) =>
    files.upload(FAMILY_PATHS[family].threadFile, file, { fileName: file.name }, options);
};
