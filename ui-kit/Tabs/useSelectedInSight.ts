import { useEffect, useRef } from 'react';

/** Brings the selected tab into sight in a row that scrolls sideways, without moving the page. */
export const useSelectedInSight = (selectedId: string) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = ref.current;
    const tab = row?.querySelector(`[data-tab-id="${CSS.escape(selectedId)}"]`);
    if (!row || !(tab instanceof HTMLElement)) return;
    const end = tab.offsetLeft + tab.offsetWidth;
    const isOutside = tab.offsetLeft < row.scrollLeft || end > row.scrollLeft + row.clientWidth;
    if (isOutside) row.scrollLeft = tab.offsetLeft;
  }, [selectedId]);
  return ref;
};
