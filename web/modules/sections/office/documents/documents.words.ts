import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: '書類',
  all: 'すべて見る',
  none: '書類はまだありません',
  noneText: '採択のときに決まった書類が、ここに並びます。',
  files: '{count}ファイル',
  due: '期限',
  optional: '任意',
  submitted: '提出日',
  returned: '差戻し 未回答{count}件',
  notHandedIn: '提出なし',
  group: '{group}（{count}件）',
};

/** Texts of the documents of a my page in lists of the office. */
export const documentsText = texts('documents', words);
