/** Sentences about lists. */
export const pagingMessages = {
  sort: 'この並び順は使えません。画面を読み直してください',
  cursor: '一覧の続きを読み込めませんでした。一覧をはじめから読み直してください',
} as const;
