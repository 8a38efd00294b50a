/** Texts built into shell, menus, dialogs and snackbars. */
export const jaShell = {
  shell: {
    openMenu: 'メニューを開く',
    closeMenu: 'メニューを閉じる',
    mainMenu: 'メインメニュー',
    home: 'ホームへ移動する',
  },
  account: {
    button: 'アカウント',
    changePassword: 'パスワードを変更する',
    logOut: 'ログアウト',
  },
  snackbar: {
    close: 'メッセージを閉じる',
    log: 'これまでのメッセージ',
  },
  dialog: {
    close: '閉じる',
    cancel: 'やめる',
  },
  breadcrumb: { label: '現在の位置' },
} as const;
