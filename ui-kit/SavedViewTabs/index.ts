export type { SavedViewTabsProps } from './SavedViewTabs.tsx';
export { SavedViewTabs } from './SavedViewTabs.tsx';
