import { useSyncExternalStore } from 'react';
import { windowFrom } from '#ui-kit/tokens/index.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import type { GridWidth } from './visibleColumns.ts';

let isOnPaper = false;

const subscribe = (onChange: () => void): (() => void) => {
  const follow = ({ type }: Event): void => {
    isOnPaper = type === 'beforeprint';
    onChange();
  };
  window.addEventListener('beforeprint', follow);
  window.addEventListener('afterprint', follow);
  return () => {
    window.removeEventListener('beforeprint', follow);
    window.removeEventListener('afterprint', follow);
  };
};

/**
 * Whether the page is being printed, before the browser lays it out for that: what changes later, as by a media query,
 * leaves empty pages behind.
 */
const useOnPaper = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOnPaper,
    () => false,
  );

/** How wide the window is for a grid, followed while it changes; a sheet of paper is a tablet. */
export const useGridWidth = (): GridWidth => {
  const isTablet = useMediaQuery(windowFrom.md);
  const isDesk = useMediaQuery(windowFrom.lg);
  const isWide = useMediaQuery(windowFrom.wide);
  const isOnPaper = useOnPaper();
  if (isOnPaper) return 'tablet';
  if (isWide) return 'wide';
  if (isDesk) return 'desk';
  return isTablet ? 'tablet' : 'phone';
};
