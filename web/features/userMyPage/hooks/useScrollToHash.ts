import { useEffect } from 'react';
import { useLocation } from '#web/router/hooks.ts';

/** Brings the part that the address names into view once it has been drawn; reads come after the first paint. */
export const useScrollToHash = (isReady: boolean): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (!isReady || hash === '') return;
    document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [isReady, hash]);
};
