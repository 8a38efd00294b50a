import { useCallback, useEffect, useState } from 'react';
import { useFiles } from '#web/parts/api/useFiles.ts';
import type { PdfFile } from './pdf.ts';

/** How a file can be shown; a TIFF is drawn as a PDF. Everything but them and pictures is saved and opened elsewhere. */
export type FileContent =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  /** Not there, or not for this person's eyes: trying again does not help. */
  | { readonly state: 'withheld' }
  | { readonly state: 'other' }
  | { readonly state: 'picture'; readonly url: string }
  | { readonly state: 'pdf'; readonly pdf: PdfFile };

const PICTURES: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/bmp',
]);

/** What has pages, and what opens it: heavy, so that it comes with the first such file. */
const OPENERS: { readonly [contentType: string]: () => Promise<(blob: Blob) => Promise<PdfFile>> } = {
  'application/pdf': async () => (await import('./pdf.ts')).openPdf,
  'image/tiff': async () => (await import('./tiff/openTiff.ts')).openTiff,
};

/** What the viewer draws itself. */
export const isShown = (contentType: string): boolean =>
  OPENERS[contentType] !== undefined || PICTURES.has(contentType);

/** The content that can be drawn, and what frees it. */
const contentOf = async (
  blob: Blob,
  contentType: string,
): Promise<{ content: FileContent; free: () => void }> => {
  const opener = OPENERS[contentType];
  if (opener === undefined) {
    const url = URL.createObjectURL(new Blob([blob], { type: contentType }));
    return { content: { state: 'picture', url }, free: () => URL.revokeObjectURL(url) };
  }
  const open = await opener();
  const pdf = await open(blob);
  return { content: { state: 'pdf', pdf }, free: pdf.close };
};

type Loaded = { readonly key: string; readonly content: FileContent };

/** The address that shows a stored file in place. */
export const inlineHref = (href: `/api/${string}`): `/api/${string}` => `${href}?disposition=inline`;

/**
 * Fetches a stored file and makes it ready to be drawn. A stored file never changes: it is read once.
 * @param href address of the API with `disposition=inline`; null for no file
 * @param contentType as the contract says it, not as the blob does
 */
export const useFileContent = (href: `/api/${string}` | null, contentType: string) => {
  const files = useFiles();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [round, setRound] = useState(0);
  const key = `${href} ${round}`;
  useEffect(() => {
    if (href === null || !isShown(contentType)) return;
    const abort = new AbortController();
    let free = (): void => {};
    const load = async (): Promise<void> => {
      try {
        const download = await files.download(href, abort.signal);
        if (abort.signal.aborted) return;
        if (download === null) return setLoaded({ key, content: { state: 'withheld' } });
        const ready = await contentOf(download.blob, contentType);
        if (abort.signal.aborted) return ready.free();
        free = ready.free;
        setLoaded({ key, content: ready.content });
      } catch {
        if (!abort.signal.aborted) setLoaded({ key, content: { state: 'failed' } });
      }
    };
    void load();
    return () => {
      abort.abort();
      free();
    };
  }, [files, href, contentType, key]);
  const retry = useCallback(() => setRound((before) => before + 1), []);
  return { content: contentNow(href, contentType, loaded?.key === key ? loaded.content : null), retry };
};

const contentNow = (href: string | null, contentType: string, loaded: FileContent | null): FileContent => {
  if (href === null) return { state: 'loading' };
  if (!isShown(contentType)) return { state: 'other' };
  return loaded ?? { state: 'loading' };
};
