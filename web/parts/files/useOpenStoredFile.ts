import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import { saveDownload } from '#web/parts/api/files.ts';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { filesText as tf } from './files.words.ts';

/** Kinds that browsers display safely. */
const isShown = (contentType: string): boolean =>
  contentType === 'application/pdf' || /^image\/(?:png|jpeg|gif)$/.test(contentType);

type OpenFile = (href: `/api/${string}`, contentType: string) => Promise<void>;

/** Opens what the API answers as a file: PDF and pictures in a tab of their own, everything else is saved. */
export const useOpenInTab = (): OpenFile => {
  const files = useFiles();
  const { show } = useSnackbar();
  return async (href, contentType) => {
    // Opened before the answer: a browser allows a new tab only within the press.
    const tab = isShown(contentType) ? window.open('', '_blank') : null;
    try {
      const download = await files.download(`${href}?disposition=inline`);
      if (download === null) throw new Error('the file is not there');
      if (tab === null) saveDownload(download);
      else tab.location.replace(URL.createObjectURL(new Blob([download.blob], { type: contentType })));
    } catch (error) {
      tab?.close();
      const detail = error instanceof ApiError ? error.detail : null;
      show({ message: detail ?? tf((w) => w.openFailed), severity: 'error' });
    }
  };
};

/**
 * The same for a stored file.
 * @param hrefOf where the caller reads a file
 */
export const useOpenStoredFile = (hrefOf: (id: string) => `/api/${string}`) => {
  const open = useOpenInTab();
  return ({ id, contentType }: { readonly id: string; readonly contentType: string }): Promise<void> =>
    open(hrefOf(id), contentType);
};
