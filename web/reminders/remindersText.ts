import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/reminders.json' with { type: 'json' };

/** Texts of who is reminded of what. */
export const remindersText = texts('reminders', words);
