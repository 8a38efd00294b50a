import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { saveDownload } from '#web/api/files.ts';
import { useFiles } from '#web/api/useFiles.ts';
import { filesText as tf } from './filesText.ts';

/** Kinds that a browser shows by itself, and safely. */
const isShown = (contentType: string): boolean =>
  contentType === 'application/pdf' || /^image\/(?:png|jpeg|gif)$/.test(contentType);

/**
 * Opens a stored file: PDF and pictures in a tab of their own, everything else is saved.
 * @param hrefOf where the caller reads a file
 */
export const useOpenStoredFile = (hrefOf: (id: string) => `/api/${string}`) => {
  const files = useFiles();
  const { show } = useSnackbar();
  return async (file: { readonly id: string; readonly contentType: string }): Promise<void> => {
    // Opened before the answer: a browser allows a new tab only within the press.
    const tab = isShown(file.contentType) ? window.open('', '_blank') : null;
    try {
      const download = await files.download(`${hrefOf(file.id)}?disposition=inline`);
      if (download === null) throw new Error('the file is not there');
      if (tab === null) saveDownload(download);
      else tab.location.replace(URL.createObjectURL(new Blob([download.blob], { type: file.contentType })));
    } catch {
      tab?.close();
      show({ message: tf((w) => w.openFailed), severity: 'error' });
    }
  };
};
