export type { LinkTabItem, LinkTabsProps } from './LinkTabs.tsx';
export { LinkTabs } from './LinkTabs.tsx';
export type { TabItem } from './TabContent.tsx';
export type { TabsProps } from './Tabs.tsx';
export { Tabs, tabPanelProps } from './Tabs.tsx';
export { TabButton } from './tabStyles.ts';
