import { breakpointPx } from './values.ts';

/** Media queries to write in front of a block: `${media.md} { … }`. Phone first; `below…` only where that reads worse. */
export const media = {
  md: `@media (min-width: ${breakpointPx.md}px)`,
  lg: `@media (min-width: ${breakpointPx.lg}px)`,
  wide: `@media (min-width: ${breakpointPx.wide}px)`,
  belowSm: `@media (width < ${breakpointPx.sm}px)`,
  belowMd: `@media (width < ${breakpointPx.md}px)`,
  belowLg: `@media (width < ${breakpointPx.lg}px)`,
  coarse: '@media (pointer: coarse)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;
