import { amountLabels, dealLabels } from '#rules/words/money.ts';
import { recordNames } from '#rules/words/records.ts';

/** Words of the tables that papers have of an amount. */
export const amountPaperWords = {
  draft: '案（通知前）',
  eligible: amountLabels.eligibleCost,
  category: dealLabels.category,
  part: (part: string, label: string): string => `取組${part}　${label}`,
  subsidy: recordNames.amount,
  planned: '計画',
  claimed: '申告',
  excluded: dealLabels.excluded,
  accepted: dealLabels.accepted,
  sum: '合計',
  pdfName: (displayCode: string, name: string, title: string): string =>
    `${displayCode}_${name}_${title}_見本.pdf`,
} as const;
