import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/members.json' with { type: 'json' };

/** Texts of the members of an undertaking at the office. */
export const tm = texts('members', words);
