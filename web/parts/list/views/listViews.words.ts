import { texts } from '#web/parts/text/i18n.ts';

const words = {
  save: {
    title: '今の表示を保存する',
    lead: '今の条件・検索の言葉・並び順・列を、名前を付けて保存します。見出しに並ぶのは自分だけです。ほかの人には、この画面のアドレス（URL）を送ってください。',
    into: '保存先',
    'new': '新しい表示',
    name: '表示の名前',
    nameHelp: '40文字まで',
    nameMissing: '表示の名前を入力してください',
    isDefault: 'この一覧を開いたとき、最初に出す',
    firstOfType: '決めるまでは、種別の表示「{name}」から開きます。',
    send: '保存する',
    done: '表示「{name}」を保存しました',
  },
  manage: {
    title: '保存した表示',
    list: '保存した表示の一覧',
    none: '保存した表示はありません',
    isDefault: '最初に出す表示',
    makeDefault: '「{name}」を最初に出す',
    rename: '「{name}」の名前を変える',
    delete: '「{name}」を削除する',
    nameOf: '「{name}」の新しい名前',
    keep: '保存する',
    cancel: 'やめる',
    close: '閉じる',
    deleted: '表示「{name}」を削除しました',
    undo: '元に戻す',
    failed: '保存できませんでした。しばらくしてから、もう一度お試しください。',
  },
};

/** Words of the dialogs that save and arrange views of a list. */
export const listViewsText = texts('listViews', words);
