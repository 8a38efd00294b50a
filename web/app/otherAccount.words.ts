import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: 'このブラウザーでは、いま別の方がログインしています',
  text: 'この画面は{name}さんのものです。保存と更新を止めていますが、入力した内容はこの画面に残っています。別のタブで{name}さんがログインし直すと、このまま続けられます。',
  leave: 'いまログインしている方の画面を開く',
};

export const otherAccountText = texts('otherAccount', words);
