import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/personalRecord.json' with { type: 'json' };

/** Texts of what is kept of a person. */
export const personalRecordText = texts('personalRecord', words);
