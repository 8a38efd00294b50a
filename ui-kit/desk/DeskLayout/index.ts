export type { DeskLayoutProps } from './DeskLayout.tsx';
export { DeskLayout } from './DeskLayout.tsx';
