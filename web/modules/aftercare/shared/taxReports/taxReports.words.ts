import * as aftercareWords from '#rules/words/aftercare.ts';
import * as moneyWords from '#rules/words/money.ts';
import { texts } from '#web/parts/text/i18n.ts';

const words = {
  title: '消費税の報告',
  lead: '消費税の確定申告をした後に入力してください。返還する額が0円の方や、免税事業者の方も報告が必要です。',
  onBehalf: {
    open: '報告を代わりに入力する',
    title: '消費税の報告を代わりに入力します',
    text: '企業から書面などで届いた報告を入力します。理由は企業にも表示します。保存した後、添付する書類とともに「代わりに提出する」で提出してください。提出した人は、この書類を確認済みにできません。',
    reason: '企業に代わって入力する理由',
    reasonHelp: '企業のマイページに表示します。',
  },
  groups: {
    method: '申告の方法と課税期間',
    sales: '売上高',
    income: aftercareWords.taxReportSpecifiedIncome,
    expenses: moneyWords.amountEligibleCost,
    uses: '補助対象経費の用途',
    note: '補足',
  },
  fields: {
    method: aftercareWords.taxReportMethod,
    periodFromOn: aftercareWords.taxReportPeriodFromOn,
    periodToOn: aftercareWords.taxReportPeriodToOn,
    filedOn: aftercareWords.taxReportFiledOn,
    taxableSales: '課税売上高（税抜）',
    totalSales: '総売上高（税抜）',
    specifiedIncome: aftercareWords.taxReportSpecifiedIncome,
    allIncome: aftercareWords.taxReportAllIncome,
    expensesStandard: '税率10％の経費（税込）',
    expensesReduced: '軽減税率8％の経費（税込）',
    expensesUntaxed: '消費税のかからない経費',
    taxableStandard: '課税売上げにだけ要するもの（10％、税込）',
    taxableReduced: '課税売上げにだけ要するもの（8％、税込）',
    commonStandard: '課税・非課税に共通して要するもの（10％、税込）',
    commonReduced: '課税・非課税に共通して要するもの（8％、税込）',
    note: '補足',
  },
  help: {
    method: '事業を完了した日を含む課税期間の申告について選んでください。',
    taxableSales: '付表2の「課税売上額」と免税売上額の合計です。',
    totalSales: '課税売上高に非課税売上高を加えた金額です。課税売上割合の分母になります。',
    specifiedIncome: '補助金・寄附金など、対価でない収入です。',
    expensesStandard:
      '補助金の対象になった経費を、支払った税込の金額で入力してください。ないときは0を入力してください。',
    expensesUntaxed: '給与・保険料・海外での支払など。ないときは0を入力してください。',
    uses: '残りは、非課税売上げにだけ要するものとして、控除のない経費になります。ないときは0を入力してください。',
  },
  save: '報告を保存する',
  saved: '消費税の報告を保存しました',
  problems: '提出までに直すところがあります',
  evidences: '下の「ファイル」に付けていただく書類',
  calculation: {
    title: '返還する額の計算',
    line: '{expenses} × {rate}',
    lineShared: '{expenses} × {rate} × 課税売上割合（{part} ÷ {whole}）',
    lineResult: '{formula} ＝ {tax}',
    rate: { standard: '10/110', reduced: '8/108' },
    use: { all: '経費の全体', taxable: '課税売上げにだけ要するもの', common: '共通して要するもの' },
    rateName: { standard: '税率10％', reduced: '軽減税率8％' },
    lineName: '{rate}・{use}',
    deductibleTax: '控除される消費税額',
    returnAmount: '返還する額',
    formula: '補助金 {subsidy} × 控除される消費税額 {tax} ÷ 補助対象経費 {expenses}',
    rounding: '1円未満の端数は、最後に一度だけ切り捨てます。内訳の金額は端数を切り捨てて表示しています。',
    none: '{method}のため、返還する額はありません。',
    waiting: '入力して保存すると、返還する額を計算します。',
    subsidyAmount: '補助金の額（額の確定）',
    expensesTotal: '補助対象経費の合計（税込）',
  },
  claim: {
    term: 'この報告による返還',
    name: '返還（第{number}号）{amount}',
    next: '確認済みにすると、返還（{amount}）の起案を作ります。返還の命令は、2人の担当者が別に行います。',
    nextNone: '返還する額は0円です。確認済みにすると、この報告は終わります。',
  },
  report: {
    term: 'もとになった報告',
    open: '消費税の報告を見る',
  },
  place: {
    whole: '報告の全体',
  },
};

/** Texts of the report on consumption tax, for the business and the office. */
export const taxReportsText = texts('taxReports', words);
