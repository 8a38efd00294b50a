/** Sentences about applications: why an action is not possible now, and what to do. */
export const applicationMessages = {
  notOpenYet: '応募の受付は{from}に始まります。受付の開始後に、もう一度お試しください',
  closed: '応募の受付は{to}に終了しました。受付期間を公募要領でご確認ください',
  submitClosed: '応募の受付は{to}に終了したため、提出できません。事務局にお問い合わせください',
  emailTaken:
    'このメールアドレスは、この事業の応募に登録済みです。ログインするか、別のメールアドレスを入力してください',
  emailNotConfirmed:
    'メールアドレスの確認が済むと提出できます。登録したときにお送りしたメールのURLを開いてください',
  confirmMailSent:
    'メールアドレスの確認が済んでいません。確認のメールを新しくお送りしましたので、URLを開いてから提出してください',
  linkUnknown: 'このURLは使えません。最後に届いた確認のメールのURLを開いてください',
  linkUsed: 'このURLは使用済みです。メールアドレスの確認は済んでいますので、ログインしてお進みください',
  emailConfirmed: 'メールアドレスの確認は済んでいます',
  confirmationJustSent: '確認のメールをお送りしたところです。1分ほど待ってからやり直してください',
  linkExpired:
    'このURLの有効期限（60分）が過ぎました。新しい確認のメールをお送りしましたので、そのURLを開いてください',
  incomplete: '入力や添付が済んでいない項目が{count}件あります。すべて済ませると提出できます',
  checkMarked: '入力内容を確認してください。修正が必要な項目が{count}件あります',
  papersBusy:
    'ただいま大変混み合っていて、様式のPDFを作成できませんでした。入力した内容は保存されています。少し待ってから、もう一度お試しください',
  papersFailed:
    '様式のPDFを作成できませんでした。入力した内容は保存されています。もう一度お試しになり、繰り返すときは、様式を「添付書類」に添付するか、事務局にご連絡ください',
  codesUsedUp: '応募コードの採番ができないため提出できません。事務局にお問い合わせください',
  alreadyOpened: '事務局が確認を始めたため、引き戻せません。修正が必要なときは事務局にご連絡ください',
  pullBackClosed: '応募の受付期間が終わったため、引き戻せません',
  notEditable: '提出した応募は変更できません。修正が必要なときは事務局にご連絡ください',
  notReturnedField: 'この項目は修正の依頼がないため変更できません',
  notReturnedDocument: 'この書類は修正の依頼がないため変更できません',
  returnItemsOpen: '修正依頼の{count}件に回答していません。すべて回答すると再提出できます',
  answerComment: '説明を入力してください',
  answerFiles: '差し替えたファイルを選択してください',
  answerNotNow: '回答できるのは、修正を依頼された応募だけです',
  returnItemUnknown: 'この修正依頼は見つかりません。画面を読み直してください',
  returnItemClosed: 'この修正依頼は解決済みです。画面を読み直してください',
  returnItemRequired: '差し戻す項目を1件以上入力してください',
  returnTargetRequired: '修正してほしい入力項目またはファイルを選択してください',
  returnDueRequired: '再提出期限を入力してください',
  returnDuePast: '再提出期限には今日以降の日付を入力してください',
  adoptedAmountUnit: '採択額は{unit}円単位で入力してください',
  adoptedAmountAbove: '採択額は、申請額（{amount}円）以下にしてください',
  adoptedAmountMissing: '採択額を入力してください',
  adoptedLessReason: '申請額から減らすときは、理由を入力してください',
  fieldUnknown: 'この入力項目は様式にありません',
  pageUnknown: 'このページは、このファイルにありません。ページの番号を確認してください',
  rowUnknown: 'この行はありません。行の番号を確認してください',
  fileUnknown: 'このファイルは見つかりません。画面を読み直してください',
  rowFileUnknown: 'この行の書類として送ったファイルではありません。添付し直してください',
  checklistIncomplete: 'チェックリストに未確認の項目が{count}件あります。すべて確認してください',
  checklistFindings: 'チェックリストに指摘ありの項目があります。差し戻すか、確認し直してください',
  checkUnknown: 'このチェック項目は様式にありません',
  checkNotNow: 'チェックリストを変えられるのは、形式確認中と審査中だけです',
  returnItemsUnresolved: '解決していない修正依頼が{count}件あります。すべて解決にしてください',
  scoreNotNow: '採点できるのは、審査中と補欠の応募だけです',
  scoreItemUnknown: 'この審査項目は事業にありません',
  assigneeUnknown: '担当に選べる管理者ではありません。一覧から選択してください',
  adoptChecker: '形式確認をした人は採択できません。別の担当者が採択してください',
  adoptOnBehalf: '代わりに提出した人は採択できません。別の担当者が採択してください',
  memberOfOther:
    'この企業は、同じ公募回の別の事業に構成員として参加しています。先にその事業の構成員を確認してください',
  alreadyUndertaking: 'この企業には、この事業のマイページがあります。先にマイページを確認してください',
  contactTaken:
    '応募者のメールアドレスは、この事業のほかの企業のユーザーが使っています。先に企業ユーザーを確認してください',
  sectionSubmitted: 'マイページで書類が提出されているため、採択を取り消せません',
  myPageAdvanced:
    '額の確定や支払いの手続きが進んでいるため、取り下げられません。マイページを確認してください',
  reasonRequired: '理由を入力してください',
  onBehalfReasonRequired: '代わりに行う理由を入力してください',
  wrongStatus: 'いまの状態ではこの操作はできません。画面を読み直して、行える操作を確認してください',
  roleFields: 'この項目を変更する権限がありません',
  inspectorContent: '検査員は応募の内容を表示できません',
  sortAmounts: '金額での並べ替えはできません。別の並び順を選択してください',
  applicationIdRequired: '応募の番号を指定してください',
  deleteSubmitted: '提出されたことのある応募は削除できません。取下げの手続きをしてください',
  documentUnknown: 'この書類種別は様式にありません。一覧から選択してください',
  tooManyFiles: '1つの書類に入れられるファイルは{max}件までです。まとめるか、差し替えてください',
  accountInactive: '無効になっているため送信できません。先に有効に戻してください',
  fileVersion: '{name}（第{version}版）',
  adoptionNoticeTitle: '採択のお知らせ',
  adoptionNoticeBody:
    '「{plan}」を採択しました（管理番号 {code}）。採択額は {amount}円です。{conditions}期限までに交付申請の書類を提出してください。採択決定通知書は、事務局が掲載したときにお知らせします。',
  adoptionNoticeConditions: '採択の条件は、次のとおりです。\n{conditions}\n',
  defaultScoring: {
    relevance: '妥当性',
    feasibility: '実現性・体制',
    costEffectiveness: '費用対効果',
    diffusion: '波及性',
    environment: '環境負荷低減・賃上げ',
  },
} as const;

type MessageKey = {
  [Key in keyof typeof applicationMessages]: (typeof applicationMessages)[Key] extends string ? Key : never;
}[keyof typeof applicationMessages];

/** A sentence with its values filled in. */
export const applicationMessage = (
  key: MessageKey,
  values: { readonly [name: string]: string | number } = {},
): string =>
  applicationMessages[key].replace(/\{(\w+)\}/g, (_match, name: string) => String(values[name] ?? ''));
