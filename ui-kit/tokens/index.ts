export { GlobalStyle } from './GlobalStyle.tsx';
export { media, windowFrom } from './media.ts';
export type { Tone, ToneLook } from './tones.ts';
export { tone, toneNames } from './tones.ts';
export { breakpointPx, snackbarTimeMs } from './values.ts';
export {
  border,
  color,
  focus,
  font,
  layer,
  leading,
  motion,
  radius,
  shadow,
  size,
  space,
  text,
  tracking,
  weight,
} from './variables.ts';
