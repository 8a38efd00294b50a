import { applicationLabels } from '#rules/words/applications.ts';
import { payoutLabels } from '#rules/words/money.ts';

/** What waits for the office and has no name of its own. */
export const waitingTitles = {
  check: '応募の形式の確認',
  decision: applicationLabels.decision,
  amount: '補助金の額の確定',
  payment: payoutLabels.name,
} as const;
