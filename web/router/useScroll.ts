import { useEffect, useLayoutEffect } from 'react';
import { useRouter, useRouterState } from './RouterProvider.tsx';

const targetOf = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
};

/**
 * A new page begins at its top or at the fragment of its address; one that is gone back to, and one that is loaded
 * anew, stands where it stood.
 */
export const useScroll = (): void => {
  const { scrolls } = useRouter();
  const { location, scroll } = useRouterState();

  useLayoutEffect(() => {
    scrolls.begin();
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, [scrolls]);

  useEffect(() => {
    const handleHide = () => {
      scrolls.keep(location.key);
      scrolls.store();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', handleHide);
    return () => window.removeEventListener('pagehide', handleHide);
  }, [scrolls, location]);

  useLayoutEffect(() => {
    const height = typeof scroll === 'number' ? scroll : scrolls.of(location.key);
    const target = location.hash === '' ? null : targetOf(location.hash);
    if (height !== undefined) window.scrollTo(0, height);
    else if (target !== null) target.scrollIntoView();
    else if (scroll !== 'stay') window.scrollTo(0, 0);
  }, [scrolls, location, scroll]);
};
