/** Sentences about the files of a my page. */
export const sectionFileMessages = {
  tooMany: 'この書類に登録できるファイルは20件までです。不要なファイルを消すか、差し替えてください',
  notNow: '提出した書類のファイルは変えられません。修正が必要なときは事務局へご連絡ください',
  replacedUnknown: '差し替えるファイルが、この書類にありません。選び直してください',
  replacedAlready: 'このファイルは差し替え済みです。最新の版を差し替えてください',
  replacedAlone: '差し替えは、書類に登録したファイルでだけ使えます',
  submitted: '提出したファイルは消せません。新しいファイルに差し替えてください',
  hasNewer: 'このファイルには新しい版があります。新しい版を先に消してください',
  reusedUnknown: 'このファイルは使えません。支払証憑か実績報告に登録済みのファイルから選んでください',
  reusedKind: 'この書類では受け付けられない形式のファイルです。対応する形式のファイルを選んでください',
  reusedAlready: 'このファイルは、この書類に登録済みです',
  otherPerson: 'ほかの人が登録したファイルは消せません',
  onBehalfReasonRequired: '事業者に代わってファイルを登録する理由を入力してください',
  announcementOnly: 'お知らせの添付は、事務局（JMAC）だけが登録できます',
  noSection: '書類を選んでください',
} as const;

/** Names inside the archive of a my page. */
export const archiveTexts = {
  /** The last part of 管理番号_企業名_区分.zip. */
  everything: '全書類',
  version: (number: number): string => `第${number}版`,
  replaced: '差替え前',
} as const;
