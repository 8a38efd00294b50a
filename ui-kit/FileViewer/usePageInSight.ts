import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

const pagesOf = (ground: HTMLElement): Element[] => [...ground.querySelectorAll('[data-viewer-page]')];

/** Which page lies at the middle of what is seen of the ground, while it or the window scrolls. */
export const usePageInSight = (groundRef: RefObject<HTMLElement | null>, pageCount: number) => {
  const [page, setPage] = useState(1);
  useEffect(() => {
    const update = () => {
      const ground = groundRef.current;
      if (ground === null) return;
      const box = ground.getBoundingClientRect();
      const middle = (Math.max(box.top, 0) + Math.min(box.bottom, window.innerHeight)) / 2;
      const passed = pagesOf(ground).filter((element) => element.getBoundingClientRect().top <= middle);
      setPage(Math.min(Math.max(passed.length, 1), pageCount));
    };
    document.addEventListener('scroll', update, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', update, { capture: true });
  }, [groundRef, pageCount]);

  const goToPage = (wanted: number) => {
    const ground = groundRef.current;
    if (ground === null) return;
    pagesOf(ground)[wanted - 1]?.scrollIntoView({ block: 'start' });
    setPage(wanted);
  };
  return { page: Math.min(page, pageCount), goToPage };
};
