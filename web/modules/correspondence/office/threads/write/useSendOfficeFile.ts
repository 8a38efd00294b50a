import type { Party } from '#web/modules/correspondence/shared/threads/threadTypes.ts';
import { useFiles } from '#web/parts/api/useFiles.ts';
import type { SendFile } from '#web/parts/files/useUploadQueue.ts';

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
