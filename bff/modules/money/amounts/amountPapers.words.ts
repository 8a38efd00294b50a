import * as moneyWords from '#rules/words/money.ts';
import * as recordWords from '#rules/words/records.ts';

/** Words of the tables that papers have of an amount. */
export const amountPaperWords = {
  draft: '案（通知前）',
  eligible: moneyWords.amountEligibleCost,
  category: moneyWords.dealCategory,
  part: (part: string, label: string): string => `取組${part}　${label}`,
  subsidy: recordWords.amount,
  planned: '計画',
  claimed: '申告',
  excluded: moneyWords.dealExcluded,
  accepted: moneyWords.dealAccepted,
  sum: '合計',
  pdfName: (displayCode: string, name: string, title: string): string =>
    `${displayCode}_${name}_${title}_見本.pdf`,
} as const;
