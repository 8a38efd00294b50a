import { useFiles } from '#web/api/useFiles.ts';
import type { SendFile } from '#web/files/useUploadQueue.ts';
import type { Party } from '../types.ts';

/** Sends a file of the office ahead of the message that it goes with. */
export const useSendOfficeFile = ({ mypageId, applicationId }: Party): SendFile => {
  const files = useFiles();
  return ({ file }, options) =>
    files.upload(
      '/api/admin/thread_file',
      file,
      { fileName: file.name, mypageID: mypageId, applicationID: applicationId },
      options,
    );
};
