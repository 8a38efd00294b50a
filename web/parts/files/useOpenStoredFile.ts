import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { ApiError } from '#web/parts/api/errors.ts';
import { saveDownload } from '#web/parts/api/files.ts';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { filesText as tf } from './files.words.ts';

/** Kinds that browsers display safely, a TIFF as a PDF. */
const isShown = (contentType: string): boolean =>
  contentType === 'application/pdf' || /^image\/(?:png|jpeg|gif|tiff)$/.test(contentType);

/** What a tab shows of a file. @returns null for one that cannot be shown whole: it is saved */
const shownOf = async (blob: Blob, contentType: string): Promise<Blob | null> => {
  if (contentType !== 'image/tiff') return new Blob([blob], { type: contentType });
  const { pdfOfTiff } = await import('#web/parts/viewer/tiff/pdfOfTiff.ts');
  try {
    const { pdf, unshown } = pdfOfTiff(new Uint8Array(await blob.arrayBuffer()));
    return unshown.size === 0 ? pdf : null;
  } catch {
    return null;
  }
};

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
      const shown = tab === null ? null : await shownOf(download.blob, contentType);
      if (tab !== null && shown !== null) return tab.location.replace(URL.createObjectURL(shown));
      tab?.close();
      saveDownload(download);
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
