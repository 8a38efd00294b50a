/** Words of the demo's mailbox at /dev/mail. */
export const mailboxTexts = {
  title: '届いたメール（デモ）',
  empty: 'メールはまだありません。差戻しやパスワードの再設定をすると、ここに届きます。',
  asPage: 'HTML 版を表示する',
  back: '一覧に戻る',
  sentTo: (to: string, time: string): string => `${to}　${time}`,
} as const;
