export const sectionDueOn = '提出期限';
export const sectionReturnDueOn = '再提出の期限';
export const sectionReturnedOn = '差戻し日';
export const sectionSubmittedAt = '提出日時';

export const receiptNumber = '受付番号';
export const receiptAt = '受付日時';
export const receiptWho = '提出した人';
export const receiptContact = 'お問い合わせ';
