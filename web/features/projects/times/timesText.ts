import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/processingTimes.json' with { type: 'json' };

/** Texts of how long the steps of a round take. */
export const timesText = texts('processingTimes', words);
