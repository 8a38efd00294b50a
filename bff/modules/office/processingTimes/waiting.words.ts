import * as applicationsWords from '#rules/words/applications.ts';
import * as moneyWords from '#rules/words/money.ts';

/** What waits for the office and has no name of its own. */
export const waitingTitles = {
  check: '応募の形式の確認',
  decision: applicationsWords.applicationDecision,
  amount: '補助金の額の確定',
  payment: moneyWords.payoutName,
} as const;
