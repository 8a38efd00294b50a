/** Every Japanese word that is built into a part of the kit. Plain values and plain functions; no lookup at run time. */

import { formatSlashDay, weekdayWordOf } from '#rules/japaneseDate.ts';

const figure = new Intl.NumberFormat('ja-JP');

/** `23100000` → `23,100,000`. */
export const formatFigure = (value: number): string => figure.format(value);

/** A date `YYYY-MM-DD` → `2026/11/30`. */
export const formatDate = formatSlashDay;

/** The weekday of a date `YYYY-MM-DD`, one letter. */
export const weekdayOf = weekdayWordOf;

/** `2026-11-30` → `（月）`. */
export const formatWeekday = (isoDate: string): string => `（${weekdayOf(isoDate)}）`;

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

export const needText = { required: '必須', optional: '任意' } as const;

export const busyText = { loading: '読み込んでいます', sending: '送信しています' } as const;

export const passwordText = { show: 'パスワードを表示する', hide: 'パスワードを隠す' } as const;

export const textAreaText = {
  count: (used: number, max: number) => `${formatFigure(used)} / ${formatFigure(max)}文字`,
  /** Stands behind the count. */
  over: (over: number) => `　${formatFigure(over)}文字減らしてください`,
} as const;

export const selectText = { choose: '選んでください' } as const;

export const dateText = { openCalendar: 'カレンダーを開く' } as const;

export const moneyText = { unit: '円' } as const;

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

export const errorSummaryText = { title: (count: number) => `${count}か所を直してください` } as const;

export const stepperText = {
  label: (flow: string, all: number, current: number) => `${flow} ${all}段階中${current}番目`,
  position: (all: number, current: number) => `${all}段階中${current}番目`,
  finished: (all: number) => `${all}段階すべて完了`,
  done: '（済み）',
  current: (number: number, name: string) => `${number}. ${name}`,
} as const;

export const segmentsText = { done: (done: number, all: number) => `${all}件中${done}件` } as const;

export const deadlineText = {
  before: '残り',
  businessDays: '営業日',
  calendarDays: '日',
  today: '本日まで',
  past: '期限切れ',
  left: (days: number, unit: string) => `残り${formatFigure(days)}${unit}`,
} as const;

export const receiptText = {
  files: (count: number) => `受け付けたファイル（${formatFigure(count)}件）`,
  total: (sizeBytes: number) => `合計 ${formatFigure(sizeBytes)} バイト`,
  bytes: (sizeBytes: number) => `${formatFigure(sizeBytes)} バイト`,
  hash: 'SHA-256',
  explanation:
    '英数字の並び（SHA-256）は、ファイルの中身から計算した印です。手元のファイルと同じ並びになれば、受け付けた後に中身が変わっていないことを確かめられます。',
  print: '受付票を印刷する',
} as const;

export const skipText = { toMain: '本文へ移動する' } as const;

export const chartText = { total: '合計', unit: '件' } as const;

export const countText = { over: (max: number) => `${max}+` } as const;

export const markText = { done: (sign: number | string) => `${sign}（答えました）` } as const;
