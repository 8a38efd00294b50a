/** How a request is called in the trail: by its undertaking and its number there. */
export const disposalName = (planTitle: string, number: number): string =>
  `${planTitle}（財産処分第${number}号）`;

/** What its paper is called on the my page. */
export const disposalPaper = (title: string, number: number, name: string): string =>
  `${title}（第${number}号・${name}）`;

/** Why its paper need not be handed in again. */
export const disposalPaperEnded = '財産処分の申請が終わったため';

/** Why an action on a request is not possible now; each says what to do first. */
export const disposalReasons = {
  notRestricted: '処分に承認が要る財産（確認済みで、処分制限期限までのもの）だけを申請できます',
  exists: 'この財産の処分は申請中です。その申請を開いてください',
  notEditable: '作成中または差戻しの申請だけを変更できます',
  incomplete: '処分する日と処分の理由を入力してください',
  paperMissing: '申請書の書類が提出されていません。書類のページで、申請書と根拠のファイルを提出してください',
  paperUnchecked: '申請書の書類が確認済みになっていません。先に書類を確認してください',
  notAssessed: '返還額が確認されていません。先に返還額を確認してください',
  ownAssessment: '返還額を確認した本人は承認できません。ほかの担当者に承認を依頼してください',
  ownEntry: '代わりに入力した本人は承認できません。ほかの担当者に承認を依頼してください',
  forwardFirst: '農水省の確認が必要です。先に農水省の確認へ回してください',
  tooMuch: (limit: string): string =>
    `返還を命じられる額（支払済の補助金のうち、ほかに返還を命じていない額）は${limit}です。返還額を確認し直してください`,
  stillRestricted: (day: string): string =>
    `処分制限期限（${day}）までは、企業からの申請を承認して処分します`,
  notConfirmed: '確認済みで、まだ処分していない財産だけを記録できます',
} as const;

/** Sentences about the values of a request. */
export const disposalMessages = {
  reasonRequired: '理由を入力してください',
  onBehalfReason: '企業に代わって入力する理由を入力してください',
  onBehalfOnly: '申請の内容は企業が入力します。代わりに入力できるのは事務局（JMAC）だけです',
  required: '入力してください',
  plannedPast: '処分する日は、今日以降の日付を入力してください。処分は承認の後に行ってください',
  plannedOver: (day: string): string =>
    `処分制限期限（${day}）より後の処分に承認は要りません。期限までの日付を入力してください`,
  disasterFuture: '災害の日は、取得年月日から今日までの日付を入力してください',
  returnTooMuch: (limit: string): string => `返還額は、この財産の補助金額（${limit}）までにしてください`,
  deviationReason: (amount: string): string => `計算した額（${amount}）と違う額にする理由を入力してください`,
  onlyWhenAssessed: '返還額は、返還額の確認のときだけ入力してください',
  disposedOutside: '処分年月日は、処分制限期限の翌日から今日までの日付を入力してください',
} as const;

/** What an order to pay back says of its cause. */
export const disposalClaim = (name: string, kind: string, number: string): string =>
  `${name}の処分（${kind}、承認番号 ${number}）に伴う補助金の返還`;

/** Texts on the my page about requests, and of their mails. */
export const disposalNotices = {
  name: (number: number, name: string): string => `財産処分の申請（第${number}号・${name}）`,
  submittedTitle: (name: string): string => `${name}を受け付けました`,
  submittedBody: '内容を確認します。承認の連絡があるまで、財産を処分しないでください。',
  submittedForTitle: (name: string): string => `${name}を事務局が代わりに提出しました`,
  submittedForBody: (reason: string): string =>
    `理由：${reason}\n内容に心当たりがないときは、事務局へ連絡してください。承認の連絡があるまで、財産を処分しないでください。`,
  withdrawnForTitle: (name: string): string => `${name}を事務局が代わりに取り下げました`,
  withdrawnForBody: (reason: string): string =>
    `理由：${reason}\n財産は、処分制限期限まで引き続き管理してください。`,
  returnedTitle: (name: string): string => `${name}が差し戻されました`,
  returnedBody: (reason: string): string => `${reason}\n内容を直して、もう一度提出してください。`,
  approvedTitle: (name: string): string => `${name}が承認されました`,
  approvedBody: (number: string, amount: string | null): string =>
    amount === null
      ? `承認番号は${number}です。返還していただく補助金はありません。`
      : `承認番号は${number}です。返還していただく補助金は${amount}です。納付の方法は、返還命令書でお知らせします。`,
  declinedTitle: (name: string): string => `${name}は承認されませんでした`,
  declinedBody: (reason: string): string => `${reason}\n財産は、処分制限期限まで引き続き管理してください。`,
} as const;
