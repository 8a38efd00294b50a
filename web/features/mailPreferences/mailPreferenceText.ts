import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/mailPreferences.json' with { type: 'json' };

/** Texts of how somebody gets his mails. */
export const mailPreferenceText = texts('mailPreferences', words);
