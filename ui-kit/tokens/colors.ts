import type { PaletteName } from './palette.ts';

/** Every named colour, as the raw colour it stands for. The allowed pairs are in contrast.ts. */
export const colorSources = {
  // Surfaces
  surface: 'gray0', // cards, fields, drawer
  surfaceSubtle: 'gray25', // table head, card foot, read-only
  canvas: 'gray50', // page
  surfaceSunken: 'gray100', // file preview ground, track of a bar
  surfaceSelected: 'green50', // selected row, current menu item
  surfaceHover: 'green25', // row and menu item under the pointer
  surfaceInverse: 'green950', // bulk bar, snackbar
  surfaceInverseError: 'red800', // error snackbar
  surfaceBrand: 'green100', // initial of the account, halo of the current step
  surfaceError: 'red25', // row or block in error

  // Text
  text: 'gray900',
  textMuted: 'gray600',
  textLink: 'green600',
  textBrand: 'green800',
  textError: 'red700',
  textInverse: 'gray0',
  textInverseMuted: 'green200',
  textInverseError: 'red50',
  textDisabled: 'gray600',

  // Lines: the first three and lineBrand are decoration, the others carry meaning
  line: 'gray200',
  lineStrong: 'gray300',
  lineBrand: 'green300',
  lineInverse: 'green300',
  linePrint: 'gray700',
  lineField: 'gray500',
  lineError: 'red600',

  // Actions
  action: 'green600',
  actionHover: 'green700',
  actionActive: 'green800',
  actionSoft: 'green50',
  dangerAction: 'red600',
  dangerActionHover: 'red700',
  disabledSurface: 'gray100',
  brandMark: 'green700',
  focusRing: 'focus',
  focusRingInverse: 'focusInverse',

  // Status tones (tones.ts groups them)
  toneNeutralText: 'gray700',
  toneNeutralSurface: 'gray100',
  toneNeutralLine: 'gray300',
  toneNeutralMark: 'gray600',
  toneInfoText: 'blue700',
  toneInfoSurface: 'blue50',
  toneInfoLine: 'blue200',
  toneInfoMark: 'blue700',
  toneSuccessText: 'leaf700',
  toneSuccessSurface: 'leaf50',
  toneSuccessLine: 'leaf200',
  toneSuccessMark: 'leaf700',
  toneWarningText: 'amber700',
  toneWarningSurface: 'amber50',
  toneWarningLine: 'amber200',
  toneWarningMark: 'amber700',
  toneDangerText: 'red700',
  toneDangerSurface: 'red50',
  toneDangerLine: 'red200',
  toneDangerMark: 'red700',
  toneSpecialText: 'violet700',
  toneSpecialSurface: 'violet50',
  toneSpecialLine: 'violet200',
  toneSpecialMark: 'violet700',

  // Chart: the life cycle as one ramp, light to dark in time order
  chart1: 'green200',
  chart2: 'green300',
  chart3: 'green500',
  chart4: 'green700',
  chart5: 'green950',
  chartOut: 'gray200',
} as const satisfies Record<string, PaletteName>;

/** The name of one colour that a component may use. */
export type ColorName = keyof typeof colorSources;
