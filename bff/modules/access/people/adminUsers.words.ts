/** Sentences about administrators. */
export const adminUserMessages = {
  emailTaken:
    'このメールアドレスは、ほかの管理者ユーザーが使っています。別のメールアドレスを入力してください',
  prefecturesRequired: '検査員には担当都道府県を1つ以上選択してください',
  disableSelf: '自分自身は無効にできません。ほかの事務局（JMAC）の管理者に依頼してください',
  deleteSelf: '自分自身は削除できません。ほかの事務局（JMAC）の管理者に依頼してください',
  changeOwnType: '自分自身の種別は変えられません。ほかの事務局（JMAC）の管理者に依頼してください',
  lastJmac:
    '有効な事務局（JMAC）の管理者がいなくなるため、この操作はできません。先に別の管理者を登録してください',
  confirmed: '確認済みです',
  confirmSelf: '自分自身は確認できません。ほかの事務局（JMAC）の管理者に依頼してください',
  confirmOwn: 'あなたが登録または変更した人は確認できません。ほかの事務局（JMAC）の管理者に依頼してください',
  inactive: '無効になっているため送信できません。先に有効に戻してください',
} as const;

/** Who confirms whom `npm run admin:create` makes. */
export const firstAdministratorWords = { command: 'サーバーの管理者（admin:create）' } as const;
