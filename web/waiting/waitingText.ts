import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/waiting.json' with { type: 'json' };

/** Texts of what waits for the office. */
export const waitingText = texts('waiting', words);
