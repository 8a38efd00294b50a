import { type RefObject, useEffect, useState } from 'react';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { useComesNear } from '#web/parts/viewer/useComesNear.ts';

/**
 * The small picture of a stored picture, fetched when its place comes near the view.
 * @param href of the file; null for one without a small picture
 * @returns an address for an image; null before it is there, and when it cannot be read
 */
export const useThumbnail = (
  href: `/api/${string}` | null,
  place: RefObject<Element | null>,
): string | null => {
  const files = useFiles();
  const isNear = useComesNear(place);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (href === null || !isNear) return;
    const abort = new AbortController();
    let made: string | null = null;
    const load = async (): Promise<void> => {
      const download = await files.download(`${href}?size=thumbnail`, abort.signal).catch(() => null);
      if (download === null || abort.signal.aborted) return;
      made = URL.createObjectURL(new Blob([download.blob], { type: 'image/jpeg' }));
      setUrl(made);
    };
    void load();
    return () => {
      abort.abort();
      if (made !== null) URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [files, href, isNear]);
  return url;
};
