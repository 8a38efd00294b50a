/** The states in which every page of the product can be met. */
export const STATES = [
  'normal',
  'loading',
  'empty',
  'many',
  'long',
  'broken',
  'sessionEnded',
  'offline',
  'noPermission',
  'notFound',
  'phone',
  'tablet',
] as const;

export type State = (typeof STATES)[number];

export const STATE_WORDS: Readonly<Record<State, string>> = {
  normal: 'ふつう',
  loading: '読み込み中',
  empty: '空',
  many: '件数が多い',
  long: '長い名前',
  broken: 'エラー',
  sessionEnded: 'ログインの期限切れ',
  offline: '通信できない',
  noPermission: '権限がない',
  notFound: '見つからない',
  phone: '電話',
  tablet: 'タブレット',
};
