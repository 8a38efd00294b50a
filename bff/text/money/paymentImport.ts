const perRow = (line: number, column: string, message: string): string =>
  `${line}行目・${column}：${message}`;

/** The payment list as a spreadsheet: its headings, and what is said about its rows. */
export const paymentImportTexts = {
  /** The template's heading first, then what offices write as well. */
  headings: {
    number: ['番号', '証憑番号', 'No.', 'No'],
    expenseCategory: ['経費区分', '区分', '費目'],
    description: ['内容', '品名', '件名', '取引内容'],
    payee: ['支払先', '発注先', '取引先'],
    payeeInvoiceNumber: ['支払先の登録番号', '登録番号', 'インボイス番号'],
    invoiceNumber: ['請求書の番号', '請求書番号'],
    quotationOn: ['見積日'],
    orderedOn: ['発注日', '契約日', '発注・契約日'],
    deliveredOn: ['納品日'],
    inspectedOn: ['検収日'],
    invoicedOn: ['請求日'],
    paidOn: ['支払日'],
    payMeans: ['支払方法'],
    invoicedAmount: ['請求額（税込）', '請求額'],
    amountTaxIncluded: ['支払額（税込）', '税込', '金額（税込）'],
    amountTaxExcluded: ['支払額（税抜）', '税抜', '金額（税抜）'],
    eligibleAmount: ['補助対象額（税抜）', '補助対象額', '補助対象'],
  },
  /** What a line of sums begins with. */
  sums: ['合計', '小計', '計'],
  perRow,
  wholeRow: '明細',
  noHeadings:
    '見出しの行が見つかりません。「経費区分・内容・支払先・支払額（税込）・支払額（税抜）」の見出しを含めて貼り付けてください。',
  noRows: '見出しの下に明細がありません。',
  twice: (heading: string): string => `「${heading}」の列が2つあります。1つにしてください。`,
  columnMissing: (heading: string): string => `「${heading}」の列がありません。`,
  required: '入力してください',
  notNumber: '1から99999までの整数を入力してください',
  numberTwice: (line: number): string => `${line}行目と同じ番号です`,
  notYen: '円単位の金額を、0から999,999,999,999までの整数で入力してください',
  notInvoiceNumber: 'Tと13桁の数字で入力してください（例: T1234567890123）',
  notChoice: (choices: readonly string[]): string => `次から選んで入力してください（${choices.join('、')}）`,
  stale: 'この画面で確認した後に、一覧が変更されています。もう一度、内容を確認してください',
  noRoom: '取引はこれ以上追加できません。事務局へご連絡ください',
} as const;
