/** Words of the tables that papers have of an amount. */
export const amountPaperWords = {
  draft: '案（通知前）',
  eligible: '補助対象経費',
  category: '経費区分',
  part: (part: string, label: string): string => `取組${part}　${label}`,
  subsidy: '補助金の額',
  planned: '計画',
  claimed: '申告',
  excluded: '対象外',
  accepted: '認める額',
  sum: '合計',
  pdfName: (displayCode: string, name: string, title: string): string =>
    `${displayCode}_${name}_${title}_見本.pdf`,
} as const;
