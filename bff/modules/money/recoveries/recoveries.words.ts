/** How an order is called in the trail: by its undertaking and its number there. */
export const recoveryName = (planTitle: string, number: number): string =>
  `${planTitle}（返還第${number}号）`;

/** Why an action on a record of money to be paid back is not possible now; each says what to do first. */
export const recoveryReasons = {
  ownSubmission: '起案した本人は返還を命じられません。ほかの担当者に確認を依頼してください',
  ownReceipt: '記録した本人は確認できません。ほかの担当者に確認を依頼してください',
  ownRelief: '起案した本人は決められません。ほかの担当者に決定を依頼してください',
  dueOnMissing: '返還の期限を入力してください',
  payToMissing: '納付先を入力してください',
  documentMissing: '返還命令書のファイルを添付してください',
  incomplete: '入力の足りないところ、または正しくないところがあります。内容を確認してください',
  notEditable: '起案中のものだけを変更できます。確認待ちのものは、差し戻してから変更してください',
  notOrdered: '返還を命じた後に行えます',
  settled: '完納しているため、行えません',
  withdrawn: '取りやめた返還には、入金を記録できません。別の返還に記録してください',
  receiptUnchecked: '入金がまだ確認されていません。ほかの担当者が確認してからお返しください',
  receiptReturned: 'お返しした記録があるため、取り消せません',
  nothingToReturn: 'お返しする額はありません',
  receiptDone: '取り消した受入れです',
  receiptChecked: 'この受入れは確認済みです',
  reliefDone: 'すでに決まっています',
} as const;

/** Sentences about the values of a record. */
export const recoveryMessages = {
  required: '入力してください',
  reasonRequired: '理由を入力してください',
  amountRequired: '返還を命じる額を1円以上で入力してください',
  amountTooMuch: (limit: string): string =>
    `返還を命じられるのは、支払済の補助金のうち、ほかに返還を命じていない額（${limit}）までです`,
  dueOnPast: '返還の期限は、今日以降の日付を入力してください',
  dueOnHoliday: '返還の期限は、銀行の営業日にしてください',
  documentUnknown: '返還命令書は、この事業のマイページにアップロードしたファイルを選んでください',
  receivedFuture: '入金の日は、今日以前の日付を入力してください',
  receivedBeforePaid: (day: string): string =>
    `入金の日は、補助金を支払った日（${day}）以降の日付を入力してください`,
  returnedOnRequired: 'お返しした日を入力してください',
  returnedOnWrong: (day: string): string =>
    `お返しした日は、入金の日（${day}）から今日までの日付を入力してください`,
  receiptAmount: '額を1円以上で入力してください',
  reliefAmount: '額を1円以上で入力してください',
  reliefAmountNeeded: '取り消す額を入力してください',
  reliefAmountUnused: '期限の延長では額を使いません。額を消してください',
  reliefDueUnused: '期限は、期限の延長のときだけ入力してください',
  reliefDueLater: (day: string): string => `今の期限（${day}）より後の日付を入力してください`,
  reliefTooMuch: (limit: string): string => `取り消せるのは、まだ受け入れていない返還額（${limit}）までです`,
  noSurcharge: 'この返還には加算金がかかりません',
} as const;

/** Texts on the my page about money to be paid back, and of its mails. */
export const recoveryNotices = {
  name: (number: number, kind: string): string => `補助金の返還（第${number}号・${kind}）`,
  orderedTitle: (name: string): string => `${name}についてのお知らせ`,
  orderedBody: (amount: string, day: string): string =>
    `${amount}の返還をお願いします。期限は${day}です。期限を過ぎると延滞金（年10.95％）がかかります。納付する日の金額と納付先は、マイページでご確認ください。`,
  receivedTitle: (name: string): string => `${name}の入金を確認しました`,
  receivedBody: (amount: string, left: string): string =>
    `${amount}を受け入れました。今日の残りは${left}です。`,
  excessTitle: (name: string): string => `${name}に、返還額を超える入金がありました`,
  excessBody: (amount: string, excess: string): string =>
    `${amount}の入金のうち、${excess}は返還していただく額を超えています。超えた額は、事務局からお返しします。`,
  returnedTitle: (name: string): string => `${name}で超えていた入金をお返ししました`,
  returnedBody: (amount: string, day: string): string => `${day}に${amount}をお返ししました。`,
  settledTitle: (name: string): string => `${name}が完納になりました`,
  settledBody: '返還の手続はすべて終わりました。ご対応ありがとうございました。',
  canceledTitle: (name: string): string => `${name}の命令を取り消しました`,
  canceledBody: '納付していただく金額はなくなりました。',
  reliefTitle: (name: string, kind: string): string => `${name}：${kind}が認められました`,
  reliefAmount: (amount: string): string => `金額：${amount}`,
  reliefAll: '金額：全額',
  reliefDue: (day: string): string => `新しい期限：${day}`,
} as const;
