export type { MenuProps, MenuTriggerProps } from './Menu.tsx';
export { Menu } from './Menu.tsx';
export type { MenuItem } from './MenuList.tsx';
