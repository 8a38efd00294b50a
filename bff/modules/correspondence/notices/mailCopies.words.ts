/** Sentences about further addresses of a business. */
export const mailCopyMessages = {
  tooMany: (most: number): string =>
    `送付先は${most}件までです。使っていないものを削除してから、追加してください`,
  taken: 'このアドレスは、すでに送付先に追加されています',
  confirmed: 'このアドレスは確認が済んでいます。画面を更新して確認してください',
  linkUnknown:
    'このURLは使えません。確認が済んでいるか、新しい確認のメールが届いています。最後に届いたメールのURLを開いてください',
  linkExpired:
    'このURLの有効期限（24時間）が過ぎました。登録した企業の方に、確認のメールの再送を依頼してください',
} as const;
