import { useState } from 'react';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { saveDownload } from '#web/parts/api/files.ts';
import { useFiles } from '#web/parts/api/useFiles.ts';

type DownloadMessages = {
  /** Said when it is there; without it the browser's own word is enough. */
  readonly done?: string;
  readonly failed: string;
};

/** Downloads a file that the server makes on demand, with its messages. @param path address of the API */
export const useDownload = (path: `/api/${string}`, { done, failed }: DownloadMessages) => {
  const files = useFiles();
  const { show } = useSnackbar();
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      const download = await files.download(path);
      if (download === null) throw new TypeError('nothing to save');
      saveDownload(download);
      if (done !== undefined) show({ message: done, severity: 'success' });
    } catch {
      show({ message: failed, severity: 'error' });
    }
    setSaving(false);
  };
  return { save, isSaving };
};
