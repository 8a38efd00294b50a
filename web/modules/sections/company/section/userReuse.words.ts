import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: '提出済みのファイルから選ぶ',
  lead: '1枚の通帳の写しや請求書が、いくつかの取引の証憑になるときに使います。選んだファイルは、この書類にも登録されます。',
  list: '使えるファイル',
  search: 'ファイルを探す',
  searchFor: 'ファイル名・書類名・証憑番号で探す',
  serves: '使っている書類：{names}',
  take: 'このファイルを使う',
  takeOf: 'このファイルを使う：{name}',
  done: '「{name}」をこの書類にも登録しました',
  none: '使えるファイルはまだありません',
  noneText: '支払証憑や実績報告に登録したファイルが、ここに並びます。',
  noneFound: '当てはまるファイルはありません。ほかの言葉で探してください。',
};

export const userReuseText = texts('userReuse', words);
