import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { documentTitleOf } from '#web/navigation/usePageTitle.ts';
import { usePageOptions } from './routes/page.ts';

/**
 * After each navigation: the window has the title of the route, and focus stands on the heading of the page,
 * so that a screen reader says where one has arrived. The first page of a visit keeps the browser's own focus.
 */
export const useArrival = (): void => {
  const [pathname] = useLocation();
  const title = usePageOptions()?.title ?? null;
  const shownPath = useRef(pathname);

  // Before the page's own usePageTitle, which may name the record instead.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record of the same route starts with the route's title again
  useLayoutEffect(() => {
    document.title = documentTitleOf(title);
  }, [title, pathname]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    return followHeading();
  }, [pathname]);
};

/** What somebody does himself: from then on the focus is his. */
const OWN_ACTS = ['keydown', 'pointerdown'] as const;

/**
 * Keeps the focus on the heading until somebody acts: a page that is still loading has none, or one that is replaced
 * when the record has come. @returns the end of it
 */
const followHeading = (): (() => void) => {
  let placed = focusHeading();
  const observer = new MutationObserver(() => {
    const at = document.activeElement;
    if (at !== placed && at !== document.body) return stop();
    if (document.querySelector('main h1') !== placed) placed = focusHeading();
  });
  const stop = (): void => {
    observer.disconnect();
    for (const act of OWN_ACTS) document.removeEventListener(act, stop, true);
  };
  for (const act of OWN_ACTS) document.addEventListener(act, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
};

const focusHeading = (): HTMLElement | null => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading !== null && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  const place = heading ?? document.querySelector<HTMLElement>('main');
  place?.focus({ preventScroll: true });
  return place;
};
