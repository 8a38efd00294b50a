import * as aftercareWords from '#rules/words/aftercare.ts';
import * as corporationsWords from '#rules/words/corporations.ts';
import * as myPagesWords from '#rules/words/myPages.ts';
import * as recordWords from '#rules/words/records.ts';

/** Words of the ledger of property as a paper. */
export const ledgerPaperWords = {
  none: '—',
  title: recordWords.ledger,
  date: (day: string): string => `${day}作成`,
  lead: '補助金により取得し、又は効用の増加した財産は、次のとおりです。',
  code: myPagesWords.myPageDisplayCode,
  corporation: corporationsWords.corporationName,
  plan: myPagesWords.myPagePlanTitle,
  count: '財産の数',
  countValue: (count: number): string => `${count}件`,
  lastChange: '台帳の最終更新',
  noChange: '財産は登録されていません',
  until: aftercareWords.propertyLastRestriction,
  noUntil: '処分を制限されている財産はありません',
  empty: '台帳に載る財産はありません。',
  number: 'No.',
  name: '財産の名称',
  category: '区分',
  quantity: '数量',
  unitPrice: aftercareWords.propertyUnitPrice,
  amount: '金額（税抜）',
  subsidy: 'うち補助金',
  acquiredOn: aftercareWords.propertyAcquiredOn,
  usefulLife: aftercareWords.propertyUsefulLife,
  years: (years: number): string => `${years}年`,
  restrictionUntil: aftercareWords.propertyRestrictionUntil,
  location: aftercareWords.propertyLocation,
  remarks: '備考',
  sum: '合計',
  disposed: (kind: string, day: string): string => `${kind}（${day}）`,
  approved: (number: string): string => `承認番号 ${number}`,
  explanation:
    '処分制限期限の日までは、承認を受けずに、補助金の交付の目的に反して使用し、譲渡し、交換し、貸し付け、又は担保に供することはできません。',
  pdfName: (displayCode: string, name: string): string => `${displayCode}_${name}_財産管理台帳.pdf`,
} as const;
