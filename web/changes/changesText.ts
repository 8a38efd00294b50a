import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/changes.json' with { type: 'json' };

/** Texts of change requests, for the business and the office. */
export const changesText = texts('changes', words);
