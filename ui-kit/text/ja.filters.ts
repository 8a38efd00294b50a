/** Texts built into the filters of a list. */
export const jaFilters = {
  more: 'ほかの条件',
  region: '絞り込み',
  set: '絞り込んでいる条件',
  clear: '条件をすべて消す',
  cleared: '条件をすべて消しました',
  unnamed: '指定あり',
  value: (name: string, value: string) => `${name}：${value}`,
  values: (labels: readonly string[]) => labels.join('、'),
  several: (named: string, others: number) => `${named} ほか${others}件`,
  clearOne: 'この条件を外す',
  remove: (condition: string) => `${condition}を外す`,
  removed: (condition: string) => `${condition}を外しました`,
  total: (total: number) => `${total.toLocaleString('ja-JP')}件`,
} as const;
