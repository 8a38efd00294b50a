import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/amounts.json' with { type: 'json' };

/** Texts of how much a subsidy is: the calculation, the proposal and its three people. */
export const amountsText = texts('amounts', words);
