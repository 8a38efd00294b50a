import * as applicationsWords from '#rules/words/applications.ts';
import * as moneyWords from '#rules/words/money.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  value: {
    rows: '{count}行',
    yes: 'はい',
    no: 'いいえ',
    comma: '、',
    dot: '・',
  },
  deadline: {
    title: '公募の締切まで',
    closed: '公募の受付は終わりました',
    closedText:
      '{at} に締め切りました。入力した内容は残っていますが、新しく提出することはできません。締切までに「提出する」を押していて、まだ受付票が届いていないときは、内容を変えずに「確認・提出」でもう一度押してください。押した時刻で受け付けます。',
    closedAsk: '募集の案内で連絡先を見る',
  },
  area: {
    home: '応募の作成',
    place: '{label}：{message}',
    failed: '応募の情報を読み込めませんでした',
    failedText:
      'インターネットの接続を確かめるか、時間をおいて、もう一度読み込んでください。入力した内容は残っています。',
    retry: 'もう一度読み込む',
    about: '募集の案内を見る',
    adminTitle: '応募の内容は、応募の一覧から開いてください',
    adminText: 'このページは応募者ごとの内容を表示します。管理者は、応募の一覧から内容を確認できます。',
    adminBack: '管理者のホームへ移動する',
    otherTitle: 'この公募の応募には、まだログインしていません',
    otherText:
      'いまは、ほかの公募の応募にログインしています。この公募に応募した方は、登録したアドレスでログインしてください。',
    otherLogin: 'ログインページへ移動する',
  },
  save: {
    idle: '入力した内容は自動で保存します',
    saving: '保存しています',
    saved: '保存済み {time}',
    held: '入力の途中の項目は、この端末に残しています',
    offline: 'つながっていません。この端末に残し、つながると保存します',
    failed: '保存できない入力があります。印の付いた所を直してください',
  },
  check: {
    atLeast: '{min}以上の数字を入力してください。',
    whole: '小数点のない数字で入力してください。',
    decimals: '小数点以下は{decimals}桁までで入力してください。',
    month: '年と月を、2026/4 のように入力してください。',
    minItems: '{min}件以上にしてください。',
    maxItems: '{max}件以内にしてください。',
    exactItems: '{min}件にしてください。',
    distinct: '同じものが重なっています。異なるものにしてください。',
    corporateNumber: '法人番号が正しくありません。国税庁の通知を見て、13桁を確かめてください。',
    rows: '1行以上入力してください。',
    pledge: '確認のうえ、チェックを入れてください。',
    rowFiles: 'この行に{label}を添付してください。',
    rowName: '「{name}」は1件50万円以上の経費です。',
  },
  step: {
    title: '{number}. {title}',
    place: '{all}項目中 {number}番目',
    toList: '項目の一覧に戻る',
    advice: '提出の前に、ご確認ください',
    next: '確認して次へ進む',
    nextPlain: '次の項目へ進む',
    monthHelp: '2026年4月、2026/4 のように入力します。',
    nth: '{label} {number}',
    search: '{label}を言葉でさがす',
    searchHelp: '「飲食」「食料品」のように入力すると、選択肢を絞り込みます。',
    found: '{count}件から選んでください',
    rowFilesFrom: '添付済みのファイルから選ぶ（{count}件）',
    useFile: '{name}をこの行にも使う',
    rowFileLeft: '{name}をこの行から外しました。ファイルは「添付書類」に残っています。',
    details: 'くわしく入力する',
    detailsOf: '{title}をくわしく入力する',
    rowsNeed: '{columns}は、すべての行で入力してください。',
    addRow: '{label}を加える',
    removeRow: '{title}を削除する',
  },
  returned: {
    crumb: '応募の状況',
    title: '事務局から修正を依頼された箇所（{count}か所）',
    row: '{label} {row}行目',
    before: '差戻し時：',
    now: 'いま：',
    same: 'まだ変わっていません',
    empty: '（空です）',
    done: '直し終えた・一覧に戻る',
  },
  funding: {
    own: '自己負担額は {yen} です。',
    even: '自己負担額と調達方法の合計が一致しています',
    short: 'あと {yen} の調達方法を入力してください',
    over: '調達方法の合計が {yen} 多くなっています',
  },
  totals: {
    title: '補助金申請額の計算',
    totalCost: '総事業費',
    notEligible: '補助対象外',
    eligibleCost: moneyWords.amountEligibleCost,
    selfFunded: '自己負担額',
    subsidyAmount: applicationsWords.applicationSubsidyAmount,
    breakdown: '内訳',
  },
};

/** Texts of the applicants' pages. */
export const applicantText = texts('applicant', words);
