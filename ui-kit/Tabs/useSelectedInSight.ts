import { useEffect, useRef } from 'react';

const bringInSight = (row: HTMLElement, tab: HTMLElement): void => {
  const covered = row.querySelector('[data-covers-tabs]')?.clientWidth ?? 0;
  const end = tab.offsetLeft + tab.offsetWidth;
  const isOutside = tab.offsetLeft < row.scrollLeft || end > row.scrollLeft + row.clientWidth - covered;
  if (isOutside) row.scrollLeft = tab.offsetLeft;
};

/**
 * Brings the selected tab into sight in a row that scrolls sideways, without moving the page; again when the row gets
 * narrower.
 * @param tabCount tabs that come later push the others along
 */
export const useSelectedInSight = (selectedId: string, tabCount: number) => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = ref.current;
    const tab = row?.querySelector(`[data-tab-id="${CSS.escape(selectedId)}"]`);
    if (!row || tabCount === 0 || !(tab instanceof HTMLElement)) return;
    bringInSight(row, tab);
    const observer = new ResizeObserver(() => bringInSight(row, tab));
    observer.observe(row);
    return () => observer.disconnect();
  }, [selectedId, tabCount]);
  return ref;
};
