import { texts } from '#web/parts/text/i18n.ts';

const words = {
  place: '{label}：{message}',
  row: '{row}行目 {message}',
  reason: '理由',
  required: '入力してください。',
  choose: '選んでください。',
  tooShort: '{min}文字以上で入力してください。',
  tooLong: '{max}文字以内で入力してください。あと{over}文字減らしてください。',
  range: '{min}から{max}までの数字を入力してください。',
  number: '数字で入力してください。',
  date: '日付を、2026/11/30 のように入力してください。',
  time: '時刻を、13:30 のように入力してください。',
  format: {
    Email: 'メールアドレスを、name@example.jp のように入力してください。',
    Phone: '電話番号を、0から始まる10桁か11桁の数字で入力してください。',
    PostalCode: '郵便番号を、7桁の数字で入力してください。',
    Kana: '全角カタカナで入力してください。',
    CorporateNumber: '法人番号を、13桁の数字で入力してください。',
    InvoiceNumber: '登録番号を、T と13桁の数字で入力してください。',
    other: '形式を確かめて、もう一度入力してください。',
  },
  unsaved: '変更をまだ保存していません。',
  changed: '{count}か所を変更しています',
  conflict: {
    title: 'ほかの人が先に変更しました',
    text: 'まだ何も変えていません。最新の内容を読み込んで、確かめてから、もう一度押してください。ここで入力した内容は残ります。',
    textAgain:
      '入力した内容は、まだ保存していません。この画面に残っています。少し待ってから、もう一度保存してください。',
    reload: '最新の内容を読み込む',
  },
  failed: {
    title: '保存できませんでした',
    text: '時間をおいて、もう一度保存してください。入力した内容は、この画面に残っています。',
  },
  leave: {
    title: '保存せずに移動しますか',
    text: 'このページで入力した内容は、まだ保存していません。',
    stay: 'ページに残る',
    leave: '保存せずに移動する',
  },
  kept: {
    title: '入力の途中だった内容を戻しました',
    text: 'まだ保存していません。内容を確かめてから保存してください。',
    drop: '戻した内容を消す',
  },
  timeOfDay: '時刻',
  cancel: 'やめる',
  on: 'はい',
  off: 'いいえ',
  comma: '、',
};

/** Texts that every form of records shares. */
export const formText = texts('form', words);
