import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/userMembers.json' with { type: 'json' };

/** Texts of an undertaking with members: what a member reads, and what its representative reads of them. */
export const tm = texts('userMembers', words);
