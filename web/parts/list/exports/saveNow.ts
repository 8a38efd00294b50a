import { saveDownload } from '#web/parts/api/files.ts';
import type { Services } from '#web/parts/api/services.ts';
import { filesOn } from '#web/parts/api/useFiles.ts';

/**
 * Fetches a file from an address and saves it. In a script of its own: a list is seen more often than saved.
 * @throws ApiError, or TypeError when nothing came
 */
export const saveNow = async (line: Services['line'], address: `/api/${string}`): Promise<void> => {
  const download = await filesOn(line).download(address);
  if (download === null) throw new TypeError('nothing to save');
  saveDownload(download);
};
