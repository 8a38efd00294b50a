import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/dealMembers.json' with { type: 'json' };

/** Texts about whose a deal is, for the company and the office. */
export const memberText = texts('dealMembers', words);
