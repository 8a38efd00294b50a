import * as recordWords from '#rules/words/records.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  noMatch: '条件に合うものはありません',
  noMatchText: '言葉や条件を変えると、見つかることがあります。',
  clear: '条件をすべて消す',
  inactive: '{name}（無効）',
  days: {
    dayFrom: 'この日から',
    dayTo: 'この日まで',
    since: '{day}から',
    until: '{day}まで',
    between: '{from}–{to}',
  },
  amounts: {
    from: 'この額から',
    to: 'この額まで',
    since: '{amount}円以上',
    until: '{amount}円以下',
    between: '{from}–{to}円',
  },
  address: {
    myPage: recordWords.myPage,
    oneMyPage: '1社だけ',
    application: '応募',
    oneApplication: '1件だけ',
    batch: '支払の束',
    oneBatch: '1つだけ',
    due: '期限',
    receipt: '入金',
    received: '受け入れたもの',
    overdue: '過ぎたもの',
    decision: '判断',
    decidable: '自分が判断できるもの',
    amount: '金額',
    hasAmount: '決まったもの',
  },
  views: {
    all: 'すべて',
  },
  export: {
    action: '一覧を保存',
    xlsx: 'Excel（.xlsx）で保存',
    csv: 'CSVで保存',
    csvSjis: 'CSV（Shift_JIS、ない文字は〓）で保存',
    xlsxAll: 'すべての項目をExcelで保存',
    failed: '一覧を保存できませんでした。しばらくしてから、もう一度お試しください。',
    begins: 'ファイルの作成を始めています…',
    making: '作成しています… {done} / {total}件',
    stop: '取りやめる',
    leave:
      'このページを離れても作成は続き、できあがるとお知らせします。できあがったものは「保存したファイル」にあります。',
    files: '保存したファイル',
    made: '「{name}」を保存しました',
    leftMade: '「{name}」ができました',
    leftMadeMany: 'ファイル{count}件ができました',
    leftFailed: '「{name}」を作成できませんでした',
  },
  archive: {
    action: '書類をzipで保存する',
    working: '選んだ行の書類を、1つのzipにしています',
    tooMany:
      '印を付けてzipにできるのは{count}件までです。条件でしぼって「条件に合うすべて」を選ぶと、1,000件まで保存できます。',
  },
};

export const listText = texts('list', words);
