/** Japanese words of the parts that send, list and acknowledge files. */
import { formatFigure } from './ja.fields.ts';

const kiloBytes = 1024;
const megaBytes = kiloBytes * 1024;

const oneDecimal = (value: number): string => value.toFixed(1);

/** A size in bytes as `980KB` or `1.2MB`; under 1 KB in bytes. */
export const formatSize = (sizeBytes: number): string => {
  if (sizeBytes >= megaBytes) return `${oneDecimal(sizeBytes / megaBytes)}MB`;
  if (sizeBytes >= kiloBytes) return `${Math.round(sizeBytes / kiloBytes)}KB`;
  return `${sizeBytes}B`;
};

/** Progress of a transfer: `1.1 / 1.8MB`, both sides in the unit of the whole. */
export const formatTransfer = (sentBytes: number, sizeBytes: number): string => {
  if (sizeBytes >= megaBytes) return `${oneDecimal(sentBytes / megaBytes)} / ${formatSize(sizeBytes)}`;
  if (sizeBytes >= kiloBytes) return `${Math.round(sentBytes / kiloBytes)} / ${formatSize(sizeBytes)}`;
  return `${sentBytes} / ${formatSize(sizeBytes)}`;
};

export const fileText = {
  dropHere: 'ここにファイルを重ねるか、次から選びます',
  choose: 'ファイルを選ぶ',
  takePhoto: '撮影する',
  sending: (percent: number, transfer: string) => `送信中 ${percent}%　${transfer}`,
  progressOf: (name: string) => `${name}の送信`,
  resume: '続きを送る',
  resumeOf: (name: string) => `${name}の続きを送る`,
  open: (name: string) => `${name}の内容を見る`,
  remove: (name: string) => `${name}を外す`,
  stop: (name: string) => `${name}の送信をやめる`,
  saved: '保存済み',
  interrupted: (percent: number) => `通信が切れました。${percent}%まで送っています`,
  summary: (all: number, sent: number, failed: number) =>
    failed > 0
      ? `${all}件中${sent}件を送りました。${failed}件は送れていません。`
      : `${all}件中${sent}件を送りました。`,
  list: '選んだファイル',
} as const;

export const receiptText = {
  files: (count: number) => `受け付けたファイル（${formatFigure(count)}件）`,
  total: (sizeBytes: number) => `合計 ${formatFigure(sizeBytes)} バイト`,
  bytes: (sizeBytes: number) => `${formatFigure(sizeBytes)} バイト`,
  hash: 'SHA-256',
  /** A photo is kept without its place: then both are told. */
  receivedHash: '送られたファイルのSHA-256：',
  keptHash: '保存したファイルのSHA-256：',
  explanation:
    '英数字の並び（SHA-256）は、ファイルの中身から計算した印です。手元のファイルと同じ並びになれば、受け付けた後に中身が変わっていないことを確かめられます。',
  print: '受付票を印刷する',
} as const;
