import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: 'キーボードの操作',
  close: '閉じる',
  open: 'キーボードの操作を見る',
  use: '1文字のキーを使う',
  useHelp: '音声入力などで意図せず動くときは、外してください。このブラウザーに保存します。',
  list: {
    next: '次の行へ',
    previous: '前の行へ',
    open: '選んでいる行を開く',
    select: '選んでいる行に印を付ける',
    search: '検索の欄へ',
  },
};

export const shortcutsText = texts('shortcuts', words);
