import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/applicantAbout.json' with { type: 'json' };

/** Texts about a call, and of the registration. */
export const aboutText = texts('applicantAbout', words);
