import { tableTexts } from '#bff/parts/lists/tables/tables.words.ts';
import * as corporationsWords from '#rules/words/corporations.ts';
import * as moneyWords from '#rules/words/money.ts';
import * as myPagesWords from '#rules/words/myPages.ts';

/** The payment list as a spreadsheet: its headings, and what is said about its rows. */
export const paymentImportTexts = {
  /** The template's heading first, then what offices write as well. */
  headings: {
    number: ['番号', moneyWords.dealNumber, 'No.', 'No'],
    memberId: [myPagesWords.myPageMember, '事業者', '構成員名'],
    expenseCategory: [moneyWords.dealCategory, '区分', '費目'],
    description: ['内容', '品名', '件名', '取引内容'],
    payee: [moneyWords.dealPayee, '発注先', '取引先'],
    payeeInvoiceNumber: [moneyWords.dealPayeeInvoiceNumber, '登録番号', 'インボイス番号'],
    invoiceNumber: [moneyWords.dealInvoiceNumber, '請求書番号'],
    quotationOn: [moneyWords.dealQuotationOn],
    orderedOn: [moneyWords.dealOrderedOn, '契約日', '発注・契約日'],
    deliveredOn: [moneyWords.dealDeliveredOn],
    inspectedOn: [moneyWords.dealInspectedOn],
    invoicedOn: [moneyWords.dealInvoicedOn],
    paidOn: [moneyWords.dealPaidOn],
    payMeans: [moneyWords.dealPayMeans],
    payeeAccountHolder: [
      moneyWords.dealPayeeAccountHolder,
      corporationsWords.bankAccountHolder,
      '振込先名義',
      '受取人名',
    ],
    invoicedAmount: [moneyWords.dealInvoicedAmount, '請求額'],
    amountTaxIncluded: [moneyWords.dealAmountTaxIncluded, '税込', '金額（税込）'],
    amountTaxExcluded: [moneyWords.dealAmountTaxExcluded, '税抜', moneyWords.dealAmount],
    eligibleAmount: [moneyWords.dealEligibleAmount, moneyWords.dealEligible, '補助対象'],
  },
  wholeRow: '明細',
  noHeadings:
    '見出しの行が見つかりません。「経費区分・内容・支払先・支払額（税込）・支払額（税抜）」の見出しを含めてください。',
  manySheets: (names: readonly string[]): string =>
    `明細の見出しがあるシートが複数あります（${tableTexts.listed(names)}）。取り込むシートだけを残して保存し直してください。`,
  tooLong: (max: number): string =>
    `明細は一度に${max.toLocaleString('ja-JP')}行までです。分けて取り込んでください。`,
  noRows: '見出しの下に明細がありません。',
  notNumber: '1から99999までの整数を入力してください',
  notOwnNumber: (number: number): string =>
    `${number}番の明細は、この一覧にありません。新しい取引は、番号を空にしてください`,
  numberTwice: (line: number): string => `${line}行目と同じ番号です`,
  notYen: '円単位の金額を、0から999,999,999,999までの整数で入力してください',
  stale: 'この画面で確認した後に、一覧または取り込む表が変更されています。もう一度、内容を確認してください',
  noRoom: '取引はこれ以上追加できません。事務局へご連絡ください',
} as const;
