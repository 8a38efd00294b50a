import * as moneyWords from '#rules/words/money.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: '表から取り込む',
  context: 'Excelなどで作った支払経費の表を、まとめて取引にします。',
  fileTitle: 'ファイルを選ぶ',
  how: '見出しの行も一緒に取り込みます。見出しは「経費区分・内容・支払先・支払額（税込）・支払額（税抜）」が必要です。列の順番は自由です。番号のある行は、その番号の取引を書き換えます。',
  writing: '「1,100円」「１１００」や、「R8.11.20」「2026/11/20」のような書き方も読み取ります。',
  template: 'ひな形を保存',
  file: '支払経費の表',
  fileHelp:
    'Excel（.xlsx）またはCSV、10MBまで。明細は一度に5,000行まで。選ぶと、まず内容を確認します（すぐには取り込みません）。',
  reading: '読み取っています',
  chosen: '選択済み（まだ取り込んでいません）',
  onlySheets:
    'Excel（.xlsx）またはCSVのファイルを選んでください。古いExcel（.xls）は、.xlsxで保存し直してください。',
  tooLarge: '10MBを超えるファイルは読み取れません。表だけのファイルにして選び直してください。',
  retry: 'もう一度確認する',
  pasteTitle: 'または、表を貼り付ける',
  table: 'コピーした表',
  tableHelp: '一度に2,000行まで。それより多いときは、ファイルで取り込んでください。',
  nothing: '表が貼り付けられていません。見出しの行を含めてコピーし、貼り付けてください。',
  tooMany: '貼り付けられるのは2,000行までです。表を分けるか、ファイルで取り込んでください。',
  failed: '送信できませんでした。選んだ表は残っています。しばらくしてから、もう一度お試しください。',
  notTaken: '取り込んでいません',
  check: '内容を確認する',
  preview: '取込みの内容',
  unreadable: '表を読み取れません',
  refused: '{count}行を直すと取り込めます（まだ何も取り込んでいません）',
  same: '一覧と同じ内容です。取り込むものはありません',
  fine: 'すべての行を取り込めます（まだ取り込んでいません）',
  count: '{outcome} {count}行',
  ignored: '取り込まない列：{columns}',
  line: '行',
  lineOf: '{line}行目',
  outcome: '結果',
  deal: '取引',
  amount: moneyWords.dealAmountTaxIncluded,
  remarks: '直すところ・変わる項目',
  changes: '変わる項目：{columns}',
  take: '{count}件を取り込む',
  taken: '{count}件を取り込みました',
  back: '支払経費一覧に戻る',
  office: {
    context: '{name}に代わって、支払経費の表をまとめて取引にします。',
    reason: '企業に代わって取り込む理由',
    reasonHelp: '企業のマイページにも表示され、記録に残ります。例：郵送で届いた一覧表のため',
    reasonMissing: '企業に代わって取り込む理由を入力してから、もう一度確認してください。',
    open: '表から取り込む',
  },
};

/** Texts of taking a table over into the payment list, for the company and the office. */
export const paymentImportText = texts('paymentImport', words);
