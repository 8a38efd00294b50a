export type { PopoverProps } from './Popover.tsx';
export { Popover } from './Popover.tsx';
export type { PopoverPlacement } from './placePopover.ts';
