export type { ShellProps } from './Shell.tsx';
export { Shell } from './Shell.tsx';
export { useShellMenu } from './shellContext.ts';
export type { ShellDrawerContent, ShellMenuGroup, ShellMenuItem, ShellStatus } from './shellTypes.ts';
export { ShellMenuButton } from './TopBar.tsx';
