import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/applicant.json' with { type: 'json' };

/** Texts of the applicants' pages. */
export const applicantText = texts('applicant', words);
