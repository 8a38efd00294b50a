import { useEffect } from 'react';
import { usePlace } from '#web/parts/router/shown.ts';

/** Brings the part that the address names into view once it has been drawn; reads come after the first paint. */
export const useScrollToHash = (isReady: boolean): void => {
  const { hash } = usePlace();
  useEffect(() => {
    if (!isReady || hash === '') return;
    document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [isReady, hash]);
};
