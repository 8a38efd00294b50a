import { frontTexts } from '#web/text/frontTexts.ts';
import words from '#web/text/ja/secondFactor.json' with { type: 'json' };

/** Texts of showing and registering a second factor, also before there is a session. */
export const secondFactorText = frontTexts(words);
