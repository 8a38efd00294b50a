import { useEffect, useLayoutEffect } from 'react';
import { useHere } from './shown.ts';

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
  const { navigator, shown } = useHere();
  const { scrolls } = navigator;
  const { place, scroll } = shown;

  useLayoutEffect(() => {
    scrolls.begin();
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, [scrolls]);

  useEffect(() => {
    const handleHide = () => {
      scrolls.keep(place.key);
      scrolls.store();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', handleHide);
    return () => window.removeEventListener('pagehide', handleHide);
  }, [scrolls, place]);

  useLayoutEffect(() => {
    const height = typeof scroll === 'number' ? scroll : scrolls.of(place.key);
    const target = place.hash === '' ? null : targetOf(place.hash);
    if (height !== undefined) window.scrollTo(0, height);
    else if (target !== null) target.scrollIntoView();
    else if (scroll !== 'stay') window.scrollTo(0, 0);
  }, [scrolls, place, scroll]);
};
