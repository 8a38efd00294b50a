/**
 * The raw colours: one brand green, one neutral, five status hues and the two focus rings.
 * Components never use these; they use the named colours of colors.ts, whose contrast is tested.
 */
export const palette = {
  green25: '#f6faf8',
  green50: '#edf6f2',
  green100: '#d8ebe3',
  green200: '#b3d6c8',
  green300: '#7fb8a3',
  green400: '#47937a',
  green500: '#22785f',
  green600: '#14654e',
  green700: '#0f5341',
  green800: '#0c4335',
  green900: '#0a342a',
  green950: '#07241d',

  gray0: '#ffffff',
  gray25: '#fafbfb',
  gray50: '#f4f6f5',
  gray100: '#eaedeb',
  gray200: '#dbe0dd',
  gray300: '#c2c9c5',
  gray400: '#a0a9a4',
  gray500: '#7c8681',
  gray600: '#59635e',
  gray700: '#424b46',
  gray800: '#2b322f',
  gray900: '#191e1c',

  blue50: '#eaf2fa',
  blue200: '#b7d2ea',
  blue700: '#1c5a92',
  leaf50: '#e9f5e6',
  leaf200: '#b9dcb1',
  leaf700: '#2a6824',
  amber50: '#fdf3da',
  amber200: '#efd08a',
  amber700: '#7a4e00',
  red25: '#fff8f7',
  red50: '#fdecea',
  red200: '#f2bcb6',
  red600: '#c4281c',
  red700: '#a51f15',
  red800: '#851710',
  violet50: '#f2eefa',
  violet200: '#d2c5ea',
  violet700: '#5a3f94',

  focus: '#0b57d0',
  focusInverse: '#ffd43b',
} as const;

/** The name of one raw colour. */
export type PaletteName = keyof typeof palette;
