import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/applicantSend.json' with { type: 'json' };

/** Texts of documents and of handing in. */
export const sendText = texts('applicantSend', words);
