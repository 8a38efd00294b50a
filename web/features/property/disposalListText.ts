import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/disposals.json' with { type: 'json' };

/** Texts of the list of requests, and of the tabs that lead to it. */
export const disposalListText = texts('disposals', words);
