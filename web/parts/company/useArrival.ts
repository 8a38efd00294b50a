import { useEffect, useRef } from 'react';
import { usePlace } from '#web/parts/router/shown.ts';

/**
 * An item linked from the home counts as opened once it is in view.
 * @param anchorOf the item's id in the page
 * @param onArrive called once for each address, with what it names
 */
export const useArrival = <Item>(
  items: readonly Item[],
  anchorOf: (item: Item) => string,
  onArrive: (item: Item) => void,
): void => {
  const { hash } = usePlace();
  const arrived = useRef<string | null>(null);
  useEffect(() => {
    const item = items.find((one) => `#${anchorOf(one)}` === hash);
    if (item === undefined || arrived.current === hash) return;
    arrived.current = hash;
    onArrive(item);
  }, [items, anchorOf, hash, onArrive]);
};
