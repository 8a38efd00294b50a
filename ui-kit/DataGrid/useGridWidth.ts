import { windowFrom } from '#ui-kit/tokens/index.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import type { GridWidth } from './visibleColumns.ts';

/** How wide the window is for a grid, followed while it changes. */
export const useGridWidth = (): GridWidth => {
  const isTablet = useMediaQuery(windowFrom.md);
  const isDesk = useMediaQuery(windowFrom.lg);
  const isWide = useMediaQuery(windowFrom.wide);
  if (isWide) return 'wide';
  if (isDesk) return 'desk';
  return isTablet ? 'tablet' : 'phone';
};
