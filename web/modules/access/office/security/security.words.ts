import * as accessWords from '#rules/words/access.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: 'ログインの安全',
  context: 'パスワードに加えて使う二要素認証と、ログイン中の端末を管理します',
  factors: {
    title: accessWords.accountSecondFactor,
    none: 'まだ登録されていません。登録すると、ログインと、支払・一覧の保存・口座番号の表示のときに、パスワードのほかにもう一つの確認を行います。',
    demanded: 'あなたの種別では、二要素認証が必要です',
    demandedText:
      '登録するまで、支払・一覧の保存・口座番号の表示はできません。次のログインでは、登録が済むまでほかの画面は使えません。',
    list: '登録してあるもの',
    addApp: '認証アプリを追加する',
    addPasskey: 'パスキーを追加する',
    createdAt: '登録：{at}',
    lastUsedAt: '最後に使った日時：{at}',
    actsOf: '{name}の操作',
    rename: '名前を変える',
    remove: '削除する',
    removeTitle: '「{name}」を削除しますか',
    removeText: 'これからは、この方法では確認できません。',
    removeLast:
      '最後の1つです。削除すると、パスワードだけでログインできるようになり、回復コードも使えなくなります。',
    removed: '「{name}」を削除しました',
    notRemoved: '削除できませんでした',
    added: '「{name}」を登録しました',
    renamed: '名前を変えました',
  },
  rename: {
    title: '名前を変える',
    send: '保存する',
    name: '名前',
  },
  codes: {
    title: '回復コード',
    left: '使っていないコードが{count}個あります。',
    none: '使えるコードがありません。作り直して、保存してください。',
    renew: '回復コードを作り直す',
    renewTitle: '回復コードを作り直しますか',
    renewText: 'これまでのコードは、すべて使えなくなります。',
    renewConfirm: '作り直す',
    failed: '作り直せませんでした',
    close: '保存しました',
  },
  sessions: {
    title: 'ログイン中の端末',
    text: '心当たりのないものがあれば終了し、パスワードを変更してください。',
    current: 'この端末',
    facts: '{address}、最後の操作：{at}',
    end: '終了する',
    endOf: '{device}のログインを終了する',
    ended: '{device}のログインを終了しました',
  },
};

/** Texts of the page of one's own log-in. */
export const securityText = texts('security', words);
