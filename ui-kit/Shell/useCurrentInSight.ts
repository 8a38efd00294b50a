import { useEffect, useRef } from 'react';

/**
 * Brings the item of the place that is shown into sight in a menu longer than the window, without moving the page.
 * @param itemCount items that come later push the others along
 */
export const useCurrentInSight = (currentId: string | undefined, itemCount: number) => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const menu = ref.current;
    const item = menu?.querySelector('[aria-current]');
    if (currentId === undefined || itemCount === 0 || !menu || !item) return;
    const [seen, place] = [menu.getBoundingClientRect(), item.getBoundingClientRect()];
    if (place.top >= seen.top && place.bottom <= seen.bottom) return;
    // To the middle: what is above and below it can be seen to go on.
    menu.scrollTop += place.top - seen.top - (seen.height - place.height) / 2;
  }, [currentId, itemCount]);
  return ref;
};
