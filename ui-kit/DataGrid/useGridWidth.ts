import { windowFrom } from '#ui-kit/tokens/index.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import { useOnPaper } from './useOnPaper.ts';
import type { GridWidth } from './visibleColumns.ts';

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
