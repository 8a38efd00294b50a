import * as accessWords from '#rules/words/access.ts';
import * as recordWords from '#rules/words/records.ts';
import { frontTexts } from './frontTexts.ts';

const words = {
  product: recordWords.product,
  programme: {
    r5: 'R5補 食品原材料調達リスク軽減対策事業',
    r6: 'R6補 産地連携推進緊急対策事業',
  },
  familyApplications: '{family}の応募',
  documentTitle: '{page} | {product}',
  redirecting: 'Redirecting',
  mailPreferences: accessWords.accountMailPreferences,
  ownRecord: '自分の記録を保存する',
  security: 'ログインの安全',
  offline: 'インターネットにつながっていません。つながると、続きから使えます。',
  storage: {
    title: 'このブラウザーは、入力の途中の内容を残せない設定です',
    text: 'このまま使えますが、保存や提出の前にページを閉じると、入力した内容は消えます。',
    read: 'この表示を閉じる',
  },
  notFound: {
    title: 'ページが見つかりません',
    text: 'アドレスが変わったか、ページがなくなりました。見る権限のないページも、このように表示されます。',
    home: 'ホームへ移動する',
  },
  noPermission: {
    title: 'このページは利用できません',
    text: '{types}のアカウントで利用できるページです。',
    own: '{type}のアカウントでログインしています。必要なときは、事務局へお問い合わせください。',
  },
  error: {
    title: 'エラーが発生しました',
    text: 'もう一度読み込んでも直らないときは、窓口へお知らせください。',
    requestId: '問い合わせ番号：{requestId}',
    unreachable: 'サーバーにつながりません。インターネットの接続を確かめて、もう一度読み込んでください。',
    reload: 'もう一度読み込む',
    home: 'ホームへ移動する',
  },
  readFailed: {
    title: '読み込めませんでした',
    text: 'インターネットの接続を確かめて、もう一度読み込んでください。',
    server: 'サーバーでエラーが発生しました。時間をおいて、もう一度読み込んでください。',
  },
  generic: 'エラーが発生しました',
  proposed: '承認の依頼を出しました。ほかの事務局（JMAC）の人が「承認の依頼」で承認すると、行われます。',
};

/** Texts of shell, guards and error pages, and those that every area shares. */
export const shellText = frontTexts(words);
