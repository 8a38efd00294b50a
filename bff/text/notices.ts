/** Sentences about announcements and notifications. */
export const noticeMessages = {
  publishOrder: '掲載終了は、掲載開始より後の日時を入力してください',
  filesUnknown: '添付ファイルが見つかりません。もう一度アップロードしてください',
  filesUsed: '添付ファイルは、ほかのお知らせで使われています。もう一度アップロードしてください',
  sectionUnknown: '関連する書類が、このマイページにありません。選び直してください',
  alreadyRead: '事業者が読んだお知らせは変更・削除できません。新しいお知らせを作成してください',
  alreadyMailed: 'メールを送ったお知らせは変更・削除できません。新しいお知らせを作成してください',
  noRecipient:
    'メールを受け取る企業ユーザーがいません。企業ユーザーを登録するか、メールを送らずに保存してください',
} as const;
