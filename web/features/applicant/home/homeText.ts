import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/applicantHome.json' with { type: 'json' };

/** Texts of the applicants’ home. */
export const homeText = texts('applicantHome', words);
