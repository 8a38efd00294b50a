/** What is said of records that are erased. */
export const erasureMessages = {
  reasonRequired: '廃棄する理由を入力してください',
  none: '保存期間が満了した記録がありません。条件を変えるか、満了する日を待ってください',
  open: '承認待ちか廃棄中のものがあります。それが終わってから、もう一度起案してください',
  ownProposal: '起案した人は承認できません。ほかの事務局の人に承認を依頼してください',
  notNow: 'いまの状態では、この操作はできません。画面を読み込み直してください',
} as const;
