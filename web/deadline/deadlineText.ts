import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/deadline.json' with { type: 'json' };

/** Texts of the time that is left. */
export const deadlineText = texts('deadline', words);
