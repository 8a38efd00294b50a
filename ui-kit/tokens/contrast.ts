import { type ColorName, colorSources } from './colors.ts';
import { palette } from './palette.ts';

/** WCAG 2.2 relative luminance of `#rrggbb`, 0 (black) to 1 (white). */
export const luminance = (hex: string): number => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export const contrastRatio = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The hex value a named colour stands for. */
export const hexOf = (name: ColorName): string => palette[colorSources[name]];

type Pairs = { of: ColorName; on: readonly ColorName[] };

const plain = ['surface', 'surfaceSubtle', 'canvas'] as const;

/** Text pairs that are allowed: at least 4.5. A pair that is not listed is not allowed. */
export const textPairs: readonly Pairs[] = [
  {
    of: 'text',
    on: [
      ...plain,
      'surfaceSunken',
      'surfaceSelected',
      'surfaceHover',
      'toneWarningSurface',
      'toneDangerSurface',
      'toneInfoSurface',
      'toneSpecialSurface',
      'toneSuccessSurface',
      'chart1',
      'chart2',
      'chartOut',
    ],
  },
  { of: 'textMuted', on: [...plain, 'surfaceSunken', 'surfaceSelected', 'surfaceHover'] },
  { of: 'textLink', on: [...plain, 'surfaceSunken', 'surfaceSelected', 'surfaceHover'] },
  { of: 'textBrand', on: [...plain, 'surfaceSelected', 'surfaceBrand', 'actionSoft'] },
  { of: 'textError', on: [...plain, 'toneDangerSurface', 'surfaceError'] },
  {
    of: 'textInverse',
    on: [
      'surfaceInverse',
      'surfaceInverseError',
      'action',
      'actionHover',
      'actionActive',
      'dangerAction',
      'dangerActionHover',
      'chart3',
      'chart4',
      'chart5',
    ],
  },
  { of: 'textInverseMuted', on: ['surfaceInverse'] },
  { of: 'textInverseError', on: ['surfaceInverseError'] },
  { of: 'textDisabled', on: ['disabledSurface'] },
  { of: 'toneNeutralText', on: ['toneNeutralSurface', ...plain] },
  { of: 'toneInfoText', on: ['toneInfoSurface', ...plain] },
  { of: 'toneSuccessText', on: ['toneSuccessSurface', ...plain] },
  { of: 'toneWarningText', on: ['toneWarningSurface', ...plain] },
  { of: 'toneDangerText', on: ['toneDangerSurface', ...plain] },
  { of: 'toneSpecialText', on: ['toneSpecialSurface', ...plain] },
];

/** Edges, icons, bars and rings that carry meaning: at least 3. */
export const partPairs: readonly Pairs[] = [
  { of: 'lineField', on: plain },
  { of: 'lineError', on: [...plain, 'surfaceError'] },
  { of: 'lineInverse', on: ['surfaceInverse'] },
  { of: 'linePrint', on: ['surface'] },
  { of: 'action', on: [...plain, 'surfaceSunken'] },
  { of: 'dangerAction', on: plain },
  { of: 'brandMark', on: ['surface', 'surfaceSelected'] },
  { of: 'focusRing', on: [...plain, 'surfaceSelected', 'surfaceSunken'] },
  { of: 'focusRingInverse', on: ['surfaceInverse', 'surfaceInverseError'] },
  { of: 'toneNeutralMark', on: ['toneNeutralSurface', 'surface'] },
  { of: 'toneInfoMark', on: ['toneInfoSurface', 'surface'] },
  { of: 'toneSuccessMark', on: ['toneSuccessSurface', 'surface'] },
  { of: 'toneWarningMark', on: ['toneWarningSurface', 'surface'] },
  { of: 'toneDangerMark', on: ['toneDangerSurface', 'surface'] },
  { of: 'toneSpecialMark', on: ['toneSpecialSurface', 'surface'] },
];
