import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { documentTitleOf } from '#web/parts/navigation/usePageTitle.ts';
import { useHere } from '#web/parts/router/shown.ts';
import { usePageOptions } from './routes/page.ts';

/**
 * After each navigation: the window has the title of the route, and focus stands on the heading of the page,
 * so that a screen reader says where one has arrived. Who goes back to a list stands on the row that he came from. The
 * first page of a visit keeps the browser's own focus.
 */
export const useArrival = (): void => {
  const [pathname] = useLocation();
  const title = usePageOptions()?.title ?? null;
  const shownPath = useRef(pathname);
  // Where one has been before, the window stands as it stood.
  const isBack = typeof useHere().shown.scroll === 'number';

  // Before the page's own usePageTitle, which may name the record instead.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another record of the same route starts with the route's title again
  useLayoutEffect(() => {
    document.title = documentTitleOf(title);
  }, [title, pathname]);

  useEffect(() => {
    const left = shownPath.current;
    if (left === pathname) return;
    shownPath.current = pathname;
    return followPlace(isBack ? left : null);
  }, [pathname, isBack]);
};

/** What somebody does himself: from then on the focus is his. */
const OWN_ACTS = ['keydown', 'pointerdown'] as const;

/**
 * Keeps the focus on its place until somebody acts: a page that is still loading has no heading and no rows, or a
 * heading that is replaced when the record has come.
 * @param left the path that one came back from; null after any other way
 * @returns the end of it
 */
const followPlace = (left: string | null): (() => void) => {
  let placed = focusPlace(left);
  const observer = new MutationObserver(() => {
    const at = document.activeElement;
    if (at !== placed && at !== document.body) return stop();
    if (placeFor(left) !== placed) placed = focusPlace(left);
  });
  const stop = (): void => {
    observer.disconnect();
    for (const act of OWN_ACTS) document.removeEventListener(act, stop, true);
  };
  for (const act of OWN_ACTS) document.addEventListener(act, stop, true);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
};

/** The row of a list that leads to a path; null when there is none. */
const rowTo = (path: string): HTMLElement | null => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main [data-grid-row] a[href]')];
  return links.find(({ pathname }) => pathname === path)?.closest<HTMLElement>('[data-grid-row]') ?? null;
};

const placeFor = (left: string | null): HTMLElement | null =>
  (left === null ? null : rowTo(left)) ??
  document.querySelector<HTMLElement>('main h1') ??
  document.querySelector<HTMLElement>('main');

const focusPlace = (left: string | null): HTMLElement | null => {
  const place = placeFor(left);
  if (place?.matches('h1:not([tabindex])')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
  return place;
};
