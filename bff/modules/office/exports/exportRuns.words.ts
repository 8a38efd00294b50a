/** What is said about lists that are made into files. */
export const exportRunMessages = {
  unknownQuery: 'この一覧にない条件、またはファイルの種類が指定されています',
  /** The summary of the operation without what it does. */
  listOf: (summary: string): string => summary.replace(/の書き出し/, ''),
  tooMany:
    '作成中のファイルが5件あります。できあがるのを待つか、どれかを取りやめてから、もう一度お試しください',
  notMade: 'このファイルは、まだできあがっていません',
  otherRights:
    '権限、担当の都道府県または担当のマイページが変わったため、このファイルは保存できません。一覧から、もう一度保存してください',
  ownerGone: '依頼した人が利用できなくなったため、作成をやめました',
  failed: 'ファイルを作成できませんでした。一覧から、もう一度保存してください',
} as const;
