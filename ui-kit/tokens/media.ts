import { breakpointPx } from './values.ts';

/** The browser's own size of text, in pixels, at which a breakpoint lies where its name says. */
const TEXT_PX = 16;

/** In em, so that a reader who has set larger text gets the layout of the room that is left, as with zoom. */
const em = (px: number): string => `${px / TEXT_PX}em`;

/** Conditions of a window, for code that must ask it itself (matchMedia). */
export const windowFrom = {
  md: `(min-width: ${em(breakpointPx.md)})`,
  lg: `(min-width: ${em(breakpointPx.lg)})`,
  wide: `(min-width: ${em(breakpointPx.wide)})`,
} as const;

/** Media queries to write in front of a block: `${media.md} { … }`. Phone first; `below…` only where that reads worse. */
export const media = {
  md: `@media ${windowFrom.md}`,
  lg: `@media ${windowFrom.lg}`,
  wide: `@media ${windowFrom.wide}`,
  desk: `@media (${em(breakpointPx.lg)} <= width < ${em(breakpointPx.wide)})`,
  belowSm: `@media (width < ${em(breakpointPx.sm)})`,
  belowMd: `@media (width < ${em(breakpointPx.md)})`,
  belowLg: `@media (width < ${em(breakpointPx.lg)})`,
  coarse: '@media (pointer: coarse)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;
