import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/myPage.json' with { type: 'json' };

/** The words of the payment list. */
export const paymentText = texts('myPage', words);
