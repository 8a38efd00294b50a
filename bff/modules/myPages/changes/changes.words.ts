/** How a request is called in the trail: by its undertaking and its number there. */
export const changeRequestName = (planTitle: string, number: number): string =>
  `${planTitle}（第${number}号）`;

/** Why an action on a change request is not possible now; each says what to do first. */
export const changeReasons = {
  ended: 'この事業は終了しているため、変更の申請はできません',
  settled: '実績の確認が終わっているため、変更の申請はできません。届出事項の変更だけを申請できます',
  completed: '事業が完了しているため、遅延の届出は要りません',
  papersMissing: (titles: string): string =>
    `提出していない書類があります（${titles}）。提出してから申請してください`,
  papersUnchecked: (titles: string): string =>
    `確認済みになっていない書類があります（${titles}）。先に確認済みにしてください`,
  withdrawalOver: (day: string): string =>
    `申請の取下げは、交付決定の通知から15日以内（${day}まで）です。中止・廃止をするときは「廃止」を申請してください`,
  forwardFirst: (reason: string): string => `${reason}。先に農林水産省へ送ってください`,
  forwardNotNeeded: 'この変更には農林水産省の確認が要りません。事務局で承認できます',
  ownSubmission: '事業者に代わって入力・提出した本人は承認できません。ほかの担当者に承認を依頼してください',
  notDraft: '削除できるのは、一度も提出していない作成中の申請だけです。提出したものは取り下げてください',
  notEditable: '提出した申請は変更できません。修正が必要なときは、取り下げるか、事務局へご連絡ください',
  incomplete: '入力の足りないところ、または正しくないところがあります。内容を確認してください',
} as const;

/** Why the ministry has to look at a change first. */
export const forwardReasons = {
  overLimit: (percent: number): string =>
    `区分をまたいで動く額が補助対象経費の${percent}％を超えるため、農林水産省の確認が必要です`,
  overLimitInSum: (percent: number): string =>
    `これまでの変更と合わせると、区分をまたいで動く額が補助対象経費の${percent}％を超えるか、新しい区分が加わるため、農林水産省の確認が必要です`,
  newCategory: '計画にない経費区分が加わるため、農林水産省の確認が必要です',
  pastFiscalYear: (day: string): string =>
    `事業実施期限が年度（${day}まで）を超えるため、農林水産省の確認が必要です`,
  suspension: '事業の中止・廃止には、農林水産省の確認が必要です',
} as const;

/** Sentences about the values of a change request. */
export const changeMessages = {
  required: '入力してください',
  reasonRequired: '変更の理由を入力してください',
  actionReasonRequired: '理由を入力してください',
  onBehalfReasonRequired: '事業者に代わって行う理由を入力してください（事業者にも表示されます）',
  onBehalfOnly: '事業者の申請を代わりに作成・保存できるのは事務局（JMAC）だけです',
  exists: 'この種類の申請は、作成中または確認中のものがあります。そちらを続けるか、取り下げてください',
  otherKind: 'この種類の申請では使わない項目です。項目を消してください',
  nothingChanged: '今の内容と同じです。変更後の内容を入力してください',
  planMissing: '経費の計画が登録されていないため、経費配分の変更はできません。事務局へご連絡ください',
  itemsMissing: '経費を1件以上入力してください',
  accountMissing: '振込先口座がまだ登録されていません。口座の登録の画面から登録してください',
  numberTwice: '同じ番号の経費があります。番号を変えてください',
  categoryUnknown: 'この事業にない経費区分です。選び直してください',
  partNeeded: '取組（AまたはB）を選んでください',
  partNotUsed: 'この事業の経費には取組の別がありません',
  eligibleAboveAmount: '補助対象経費は、金額以下の額を入力してください',
  plannedPast: '完了予定日は、今日以降の日付を入力してください',
  plannedNotLater: '完了予定日は、今の完了予定日より後の日付を入力してください',
  deadlineNeeded: (day: string): string =>
    `完了予定日が事業実施期限（${day}）を超えます。延長後の事業実施期限（事故繰越し）を入力してください`,
  deadlineNotLater: (day: string): string => `今の事業実施期限（${day}）より後の日付を入力してください`,
  deadlineBeforePlanned: '事業実施期限は、完了予定日以降の日付を入力してください',
  deadlineTooLate: (day: string): string => `事故繰越しは翌年度まで（${day}まで）です`,
  untilBeforeFrom: '中止の最後の日は、中止する日以降の日付を入力してください',
  untilAfterDeadline: (day: string): string =>
    `中止の最後の日は、事業実施期限（${day}）以前の日付を入力してください。超えるときは、先に遅延を届け出てください`,
  effectiveBeforeAdoption: '適用する日は、採択通知日以降の日付を入力してください',
  effectiveFuture:
    '適用する日が、まだ来ていません。適用する日以降に承認するか、今日以前の日付を入力してください',
  effectiveBeforePlan: (day: string): string =>
    `適用する日は、今の計画の適用の日（${day}）以降の日付を入力してください`,
} as const;

/** Texts on the my page about a change request, and of its mails. */
export const changeNotices = {
  name: (number: number, kind: string): string => `${kind}の申請（第${number}号）`,
  submittedTitle: (name: string): string => `${name}を受け付けました`,
  submittedBody: '内容を確認し、結果をあらためてお知らせします。',
  returnedTitle: (name: string): string => `${name}をご修正ください`,
  returnedBody: (reason: string): string => `次の点をご確認のうえ、修正して再提出してください。\n・${reason}`,
  forwardedTitle: (name: string): string => `${name}を農林水産省へ送りました`,
  forwardedBody: '農林水産省の確認が終わりしだい、結果をお知らせします。',
  approvedTitle: (name: string): string => `${name}が承認されました`,
  approvedBody: (day: string): string => `${day}から適用されます。マイページで変更後の内容をご確認ください。`,
  declinedTitle: (name: string): string => `${name}は承認されませんでした`,
  declinedBody: (reason: string): string => `理由：${reason}`,
  withdrawnTitle: (name: string): string => `${name}を取り下げました`,
  withdrawnBody: (reason: string): string => `事務局が代わりに取り下げました。理由：${reason}`,
  cancelReason: (kind: string, reason: string): string => `${kind}の申請による：${reason}`,
} as const;
