import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/erasures.json' with { type: 'json' };

/** Texts of records that are erased. */
export const erasuresText = texts('erasures', words);
