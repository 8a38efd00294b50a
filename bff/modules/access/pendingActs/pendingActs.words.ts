/** What is answered about proposals of one that a second person decides. */
export const pendingActMessages = {
  notYours: 'この操作を承認できる種別の管理者ではありません。',
  waitsAlready: (name: string) =>
    `同じものについて、${name}さんの依頼が承認を待っています。先に「承認の依頼」で決めるか、取り下げてください。`,
  waitsNow: '同じものについての依頼が、いま出されました。先に「承認の依頼」で決めるか、取り下げてください。',
  ended: 'この依頼はもう終わっています。画面を読み込み直してください。',
  onlyProposer: '取り下げられるのは、依頼した人だけです。',
  reasonRequired: '承認しない理由を入力してください。',
  changedMeanwhile:
    '依頼の後に元の内容が変わったため、この依頼は無効になりました。何も行っていません。必要なら、もう一度依頼してください。',
};
