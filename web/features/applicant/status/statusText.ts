import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/applicantStatus.json' with { type: 'json' };

/** Texts after an application has been handed in. */
export const statusText = texts('applicantStatus', words);
