import * as applicationsWords from '#rules/words/applications.ts';
import * as myPagesWords from '#rules/words/myPages.ts';
import * as recordWords from '#rules/words/records.ts';

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

const integer = (count: number): string => count.toLocaleString('ja-JP');

/** Rounded up, so that what is too large never reads as what is allowed. */
const gigabytes = (bytes: number): string => `${Math.ceil(bytes / 100_000_000) / 10} GB`;

/** Names inside the archive of a my page. */
export const archiveTexts = {
  /** The last part of 管理番号_企業名_区分.zip. */
  everything: '全書類',
  version: (number: number): string => `第${number}版`,
  replaced: '差替え前',
  /** A voucher among those of its deal. */
  branch: (document: string, number: string): string => `${document}（${number}）`,
  list: '一覧.csv',
  columns: {
    document: '書類',
    version: '版',
    state: '状態',
    scan: 'ウイルスの検査',
    fileName: '元のファイル名',
    path: 'zipの中の名前',
    sizeBytes: '大きさ（バイト）',
    createdAt: '登録日時',
    sha256: 'SHA-256',
  },
  current: '有効',
  /** What the scanner says of a file, and that only clean ones are in the archive. */
  scans: {
    pending: '検査中のため、入っていません',
    clean: '検査済み',
    infected: 'ウイルスが見つかったため、入っていません',
    failed: '検査を通らなかったため、入っていません',
  },
  /** The row of a file is there, its bytes are not. */
  gone: '保存先にファイルが見つからないため、入っていません。システムの担当者に知らせてください',
  /** What is made for the archive of what was received. */
  made: '提出された内容から作成',
  notMade: (records: string): string =>
    `PDFを作成できなかったため、入っていません。${records}の画面から保存してください`,
  /** The archives of many records, by what they are gathered for. */
  kinds: {
    myPage: {
      name: 'マイページの書類',
      code: myPagesWords.myPageDisplayCode,
      owner: '企業',
      records: recordWords.myPage,
    },
    section: { name: '書類のファイル', code: myPagesWords.myPageDisplayCode, owner: '企業', records: '書類' },
    application: {
      name: applicationsWords.applicationDocuments,
      code: applicationsWords.applicationCode,
      owner: applicationsWords.applicationApplicant,
      records: '応募',
    },
    report: {
      name: '検査報告書と写真',
      code: myPagesWords.myPageDisplayCode,
      owner: '企業',
      records: '検査',
    },
  },
  /** An application that has no code yet. */
  draft: (id: number): string => `作成中${id}`,
  none: (records: string): string =>
    `ウイルスの検査が済んだファイルが、選んだ${records}にありません。ほかの行を選んでください。`,
  tooManyRecords: (records: string, most: number): string =>
    `一度に保存できるのは、${records}${integer(most)}件までです。条件でしぼるか、行を選んで、分けて保存してください。`,
  tooManyFiles: (files: number, most: number): string =>
    `ファイルが${integer(files)}件あります。一度に保存できるのは${integer(most)}件までです。条件でしぼるか、行を選んで、分けて保存してください。`,
  tooLarge: (bytes: number, mostBytes: number): string =>
    `ファイルの大きさの合計が${gigabytes(bytes)}あります。一度に保存できるのは${gigabytes(mostBytes)}までです。条件でしぼるか、行を選んで、分けて保存してください。`,
} as const;
