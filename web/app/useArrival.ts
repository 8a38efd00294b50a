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
    focusHeading();
  }, [pathname]);
};

const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading !== null && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
};
