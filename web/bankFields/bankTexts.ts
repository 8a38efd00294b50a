import { texts } from '#web/text/i18n.ts';
import bank from '#web/text/ja/userBank.json' with { type: 'json' };

/** Texts of the bank account. */
export const tb = texts('userBank', bank);
