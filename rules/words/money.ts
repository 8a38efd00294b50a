export const dealLabels = {
  number: '証憑番号',
  category: '経費区分',
  payee: '支払先',
  payeeInvoiceNumber: '支払先の登録番号',
  invoiceNumber: '請求書の番号',
  quotationOn: '見積日',
  orderedOn: '発注日',
  deliveredOn: '納品日',
  inspectedOn: '検収日',
  invoicedOn: '請求日',
  paidOn: '支払日',
  payMeans: '支払方法',
  payeeAccountHolder: '振込先口座名義',
  invoicedAmount: '請求額（税込）',
  amountTaxIncluded: '支払額（税込）',
  amountTaxExcluded: '支払額（税抜）',
  eligible: '補助対象額',
  eligibleAmount: '補助対象額（税抜）',
  amount: '金額（税抜）',
  excluded: '対象外',
  accepted: '認める額',
  errors: '直すもの',
  notes: '確認のお願い',
  missing: '足りないもの',
} as const;

export const payoutLabels = {
  name: '補助金の支払',
  amount: '支払額',
  method: '支払方法',
  paidOn: '支払日',
  requestedOn: '請求日',
  awaitsPayment: '支払待ち',
  approved: '承認済の支払',
  noneApproved: '承認済の支払がありません',
  paidSubsidy: '支払済の補助金',
} as const;

export const batchLabels = {
  isCanceled: 'この振込データは取り消されています',
  awaitsResult: '結果待ち',
  resultRead: '結果を読み込み済み',
  canceled: '取消し',
  remitterCode: '委託者コード',
  remitterNameKana: '委託者名（カナ）',
} as const;

export const amountLabels = {
  proposedBy: '起案した人',
  proposedAt: '起案日時',
  eligibleCost: '補助対象経費',
} as const;

export const recoveryLabels = {
  amount: '返還額',
  receivedAmount: '受入額',
  orderedOn: '返還を命じた日',
  overdue: '期限超過',
} as const;
