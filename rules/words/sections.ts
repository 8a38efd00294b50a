export const sectionLabels = {
  dueOn: '提出期限',
  returnDueOn: '再提出の期限',
  returnedOn: '差戻し日',
  submittedAt: '提出日時',
} as const;

export const receiptLabels = {
  number: '受付番号',
  at: '受付日時',
  who: '提出した人',
  contact: 'お問い合わせ',
} as const;
