import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/mails.json' with { type: 'json' };

export const mailsText = texts('mails', words);
