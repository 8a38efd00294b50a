import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: '保存したファイル',
  context: '件数の多い一覧は、ファイルを作成してから保存します。依頼から7日で消えます',
  name: '一覧',
  status: '状態',
  progress: '件数',
  countOf: '{done} / {total}件',
  count: '{done}件',
  createdAt: '依頼した日時',
  expiresAt: '消える日時',
  acts: '操作',
  save: '保存',
  saveOf: '{name}を保存',
  stop: '取りやめる',
  stopOf: '{name}の作成を取りやめる',
  remove: '削除',
  removeOf: '{name}を削除',
  empty: '保存したファイルはありません',
  emptyText: '1,000件を超える一覧を保存すると、ここに並びます。',
  notSaved: 'ファイルを保存できませんでした。しばらくしてから、もう一度お試しください。',
  progressOf: '{name}の作成の進み具合',
};

export const exportsText = texts('exports', words);
