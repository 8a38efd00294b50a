import * as applicationsWords from '#rules/words/applications.ts';
import * as recordWords from '#rules/words/records.ts';
import * as sectionsWords from '#rules/words/sections.ts';

/** Words of a receipt as a paper. */
export const receiptPaperWords = {
  none: '—',
  title: recordWords.receipt,
  number: sectionsWords.receiptNumber,
  at: sectionsWords.receiptAt,
  atValue: (day: string, time: string): string => `${day}　${time}（サーバーの時刻。日本時間）`,
  what: '受け付けたもの',
  code: '管理番号・応募コード',
  organization: '提出した企業・応募者',
  who: sectionsWords.receiptWho,
  onBehalf: '事務局が代わりに提出した理由',
  amount: applicationsWords.applicationSubsidyAmount,
  desk: sectionsWords.receiptContact,
  deskValue: (name: string, phone: string): string => `${name}　電話 ${phone}`,
  lead: '下記のとおり受け付けました。',
  files: (count: number): string => `受け付けたファイル（${count}件）`,
  noFiles: 'ファイルはありません。',
  document: '書類',
  fileName: 'ファイル名',
  version: '版',
  versionValue: (number: number): string => `第${number}版`,
  size: 'バイト数',
  sha256: 'SHA-256',
  sums: (kept: string, received: string | undefined): string =>
    received === undefined ? kept : `送られたファイル ${received}　保存したファイル ${kept}`,
  explanation:
    'SHA-256は、ファイルの内容から計算した64桁の値です。お手元のファイルの値と同じなら、受け付けたファイルと同じ内容です。写真は、位置情報などを除いて保存するため、送られたファイルと保存したファイルの値が違います。',
  making: (labels: readonly string[]): string =>
    `次の様式のPDFは作成中です。できあがると、この受付票に加わります。${labels.join('、')}`,
  pdfName: (number: string): string => `受付票_${number}.pdf`,
} as const;

/** Why a receipt was not printed. */
export const receiptPaperMessages = {
  busy: 'ただいま大変混み合っていて、受付票のPDFを作成できませんでした。受付は済んでいます。少し待ってから、もう一度お試しください',
  failed: '受付票のPDFを作成できませんでした。受付は済んでいます。画面の受付票を印刷してください',
} as const;
