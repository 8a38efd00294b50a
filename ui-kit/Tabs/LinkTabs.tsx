import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { TabItem } from './TabContent.tsx';
import { TabContent } from './TabContent.tsx';
import { TabLink, TabRow } from './tabStyles.ts';
import { useSelectedInSight } from './useSelectedInSight.ts';

export type LinkTabItem = TabItem & { href: string };

export type LinkTabsProps = Omit<ComponentPropsWithoutRef<'nav'>, 'children'> & {
  'aria-label': string;
  items: readonly LinkTabItem[];
  /** None is current when no item has this id. */
  currentId: string;
  /** Each tab seen is an entry of the history: for the views of a list. Else Back leaves the page, whatever tab it is at. */
  keepsHistory?: boolean;
  /** What follows the tabs in their row; with `data-covers-tabs` when it stays in sight over them. */
  children?: ReactNode;
};

/** Tabs that are places with addresses of their own: links in a nav, the current one marked. */
export const LinkTabs = ({ items, currentId, keepsHistory = false, children, ...native }: LinkTabsProps) => {
  const ref = useSelectedInSight(currentId, items.length);
  return (
    <nav {...native}>
      <TabRow ref={ref}>
        {items.map((item) => (
          <TabLink
            key={item.id}
            href={item.href}
            replace={!keepsHistory}
            data-tab-id={item.id}
            aria-current={item.id === currentId ? 'page' : undefined}
          >
            <TabContent item={item} />
          </TabLink>
        ))}
        {children}
      </TabRow>
    </nav>
  );
};
