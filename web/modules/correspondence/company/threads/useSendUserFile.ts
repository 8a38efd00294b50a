import { useFiles } from '#web/parts/api/useFiles.ts';
import type { SendFile } from '#web/parts/files/useUploadQueue.ts';

/** Sends a file of the business ahead of the message that it goes with. */
export const useSendUserFile = (mypageID: number): SendFile => {
  const files = useFiles();
  return ({ file }, options) =>
    files.upload('/api/user/my_page/thread_file', file, { fileName: file.name, mypageID }, options);
};
