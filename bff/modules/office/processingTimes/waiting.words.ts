/** What waits for the office and has no name of its own. */
export const waitingTitles = {
  check: '応募の形式の確認',
  decision: '採択の決定',
  amount: '補助金の額の確定',
  payment: '補助金の支払',
} as const;
