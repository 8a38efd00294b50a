import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { saveDownload } from '#web/parts/api/files.ts';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { documentViewerText as t } from './documentViewer.words.ts';

/** Saves a stored file on the person's own computer; when that fails it says so. @param href address of the API */
export const useSaveFile = (href: `/api/${string}`): (() => Promise<void>) => {
  const files = useFiles();
  const { show } = useSnackbar();
  return async () => {
    const mark = href.includes('?') ? '&' : '?';
    const download = await files.download(`${href}${mark}disposition=attachment`).catch(() => null);
    if (download === null) show({ message: t((w) => w.saveFailed), severity: 'error' });
    else saveDownload(download);
  };
};
