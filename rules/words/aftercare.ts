export const personalRecordLabels = {
  account: 'アカウント',
  messages: '書いたメッセージ',
} as const;

export const propertyLabels = {
  name: '財産名',
  modelNumber: '型番・規格',
  unitPrice: '単価（税抜）',
  acquiredOn: '取得年月日',
  usefulLife: '耐用年数',
  restrictionUntil: '処分制限期限',
  lastRestriction: '最後の処分制限期限',
  location: '設置場所',
  toConfirm: '確認待ちの財産',
} as const;

export const disposalLabels = {
  requests: '処分の申請',
  kind: '処分の内容',
  plannedOn: '処分する日',
  disposedOn: '処分年月日',
  proceeds: '対価（税抜）',
  bookValue: 'その日の残存簿価',
  calculatedAmount: '計算した返還額',
  approvalNumber: '承認番号',
} as const;

export const dutyLabels = {
  doneOn: '確認した日',
} as const;

export const taxReportLabels = {
  method: '申告の方法',
  periodFromOn: '課税期間の初日',
  periodToOn: '課税期間の末日',
  filedOn: '確定申告をした日',
  specifiedIncome: '特定収入',
  allIncome: '資産の譲渡等の対価と特定収入の合計',
} as const;

export const erasureLabels = {
  erased: '（廃棄済み）',
  dueOn: '満了した日',
  lastState: '最後の状態',
  amount: '支払・申請の額',
} as const;
