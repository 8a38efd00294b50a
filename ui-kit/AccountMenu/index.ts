export type { AccountMenuProps } from './AccountMenu.tsx';
export { AccountMenu } from './AccountMenu.tsx';
