const STORED_AS = 'scroll-positions';

const isHeights = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every((y) => typeof y === 'number');

const readStored = (): Record<string, number> => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}');
    return isHeights(value) ? value : {};
  } catch {
    return {};
  }
};

/** How far each entry of the history was scrolled, also after the page has been loaded anew. */
export const createScrollMemory = () => {
  let heights: Record<string, number> | null = null;
  return {
    /** From now on heights are remembered: the pages scroll with the window. */
    begin: (): void => {
      heights ??= readStored();
    },
    keep: (key: string): void => {
      if (heights !== null) heights[key] = window.scrollY;
    },
    of: (key: string): number | undefined => heights?.[key],
    store: (): void => {
      try {
        if (heights !== null) sessionStorage.setItem(STORED_AS, JSON.stringify(heights));
      } catch {
        // A browser without storage forgets how far a page was scrolled; nothing else depends on it.
      }
    },
  };
};
