import { color } from './variables.ts';

/** The six meanings a status can have; LOOK.md says which status has which. `isQuiet` is said beside the tone. */
export const toneNames = ['neutral', 'info', 'success', 'warning', 'danger', 'special'] as const;

export type Tone = (typeof toneNames)[number];

/** What a status looks like: its tone, and whether it keeps quiet (no fill, regular weight). */
export type ToneLook = { tone: Tone; isQuiet?: boolean };

type ToneColors = { text: string; surface: string; line: string; mark: string };

/** The colours of each tone. `line` is decoration; the word and the icon carry the meaning. */
export const tone: Record<Tone, ToneColors> = {
  neutral: {
    text: color.toneNeutralText,
    surface: color.toneNeutralSurface,
    line: color.toneNeutralLine,
    mark: color.toneNeutralMark,
  },
  info: {
    text: color.toneInfoText,
    surface: color.toneInfoSurface,
    line: color.toneInfoLine,
    mark: color.toneInfoMark,
  },
  success: {
    text: color.toneSuccessText,
    surface: color.toneSuccessSurface,
    line: color.toneSuccessLine,
    mark: color.toneSuccessMark,
  },
  warning: {
    text: color.toneWarningText,
    surface: color.toneWarningSurface,
    line: color.toneWarningLine,
    mark: color.toneWarningMark,
  },
  danger: {
    text: color.toneDangerText,
    surface: color.toneDangerSurface,
    line: color.toneDangerLine,
    mark: color.toneDangerMark,
  },
  special: {
    text: color.toneSpecialText,
    surface: color.toneSpecialSurface,
    line: color.toneSpecialLine,
    mark: color.toneSpecialMark,
  },
};
