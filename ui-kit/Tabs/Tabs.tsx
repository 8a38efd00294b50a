import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react';
import type { TabItem } from './TabContent.tsx';
import { TabContent } from './TabContent.tsx';
import { TabButton, TabRow } from './tabStyles.ts';
import { useSelectedInSight } from './useSelectedInSight.ts';

export type TabsProps = Omit<ComponentPropsWithoutRef<'div'>, 'onSelect' | 'children'> & {
  'aria-label': string;
  items: readonly TabItem[];
  selectedId: string;
  onSelect: (id: string) => void;
  /** The same prefix goes to `tabPanelProps`. */
  idPrefix: string;
};

/** What the element that a tab shows must carry. */
export const tabPanelProps = (idPrefix: string, id: string) =>
  ({
    role: 'tabpanel',
    id: `${idPrefix}-panel-${id}`,
    'aria-labelledby': `${idPrefix}-tab-${id}`,
    tabIndex: 0,
  }) as const;

const wantedIndex = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

/**
 * Parts of one page, one at a time; arrows, Home and End select at once (ARIA tabs pattern).
 * When each part has an address of its own, use LinkTabs.
 */
export const Tabs = ({ items, selectedId, onSelect, idPrefix, ...native }: TabsProps) => {
  const ref = useSelectedInSight(selectedId, items.length);
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = items.findIndex((item) => item.id === selectedId);
    const wanted = items[wantedIndex(event.key, index, items.length) ?? -1];
    if (wanted === undefined) return;
    event.preventDefault();
    onSelect(wanted.id);
    document.getElementById(`${idPrefix}-tab-${wanted.id}`)?.focus();
  };
  return (
    <TabRow role="tablist" onKeyDown={handleKeyDown} {...native} ref={ref}>
      {items.map((item) => {
        const isSelected = item.id === selectedId;
        return (
          <TabButton
            key={item.id}
            type="button"
            role="tab"
            id={`${idPrefix}-tab-${item.id}`}
            data-tab-id={item.id}
            aria-selected={isSelected}
            aria-controls={isSelected ? `${idPrefix}-panel-${item.id}` : undefined}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onSelect(item.id)}
          >
            <TabContent item={item} />
          </TabButton>
        );
      })}
    </TabRow>
  );
};
