import type { TaxField } from '#rules/tax/taxReturn.ts';
import * as aftercareWords from '#rules/words/aftercare.ts';

/** The fields of the report on consumption tax, as its form and its findings name them. */
export const taxFieldNames: { readonly [Field in TaxField | 'method']: string } = {
  method: aftercareWords.taxReportMethod,
  periodFromOn: aftercareWords.taxReportPeriodFromOn,
  periodToOn: aftercareWords.taxReportPeriodToOn,
  filedOn: aftercareWords.taxReportFiledOn,
  taxableSales: '課税売上高',
  totalSales: '総売上高',
  specifiedIncome: aftercareWords.taxReportSpecifiedIncome,
  allIncome: aftercareWords.taxReportAllIncome,
  expensesStandard: '補助対象経費（税率10％）',
  expensesReduced: '補助対象経費（軽減税率8％）',
  expensesUntaxed: '補助対象経費（消費税のかからないもの）',
  taxableStandard: '課税売上げにだけ要するもの（税率10％）',
  taxableReduced: '課税売上げにだけ要するもの（軽減税率8％）',
  commonStandard: '共通して要するもの（税率10％）',
  commonReduced: '共通して要するもの（軽減税率8％）',
};

/** What keeps a report from being handed in; each says what to do. */
export const taxProblemTexts = {
  required: '入力してください',
  wholeZero: '1円以上の金額を入力してください',
  partAboveWhole: '合計の金額以下で入力してください',
  notFull:
    '全額控除は、課税売上割合が95％以上で、課税売上高が5億円以下のときに限られます。売上高を確かめるか、個別対応方式・一括比例配分方式を選んでください',
  isFull:
    '課税売上割合が95％以上で課税売上高が5億円以下のときは、全額控除です。売上高を確かめるか、全額控除を選んでください',
  notSpecified: '特定収入割合が5％以下のときは、この区分になりません。ほかの方法を選んでください',
  expensesBelowSubsidy: '補助対象経費の合計が補助金の額より少なくなっています。税込の金額を入力してください',
  useAboveExpenses: '用途ごとの金額の合計を、同じ税率の補助対象経費以下にしてください',
  periodOrder: '課税期間の末日は、初日以降の日付を入力してください',
  filedBeforeEnd: '確定申告をした日は、課税期間の末日より後の日付を入力してください',
} as const;

export const taxMessages = {
  filedInFuture: '確定申告をした日は、今日以前の日付を入力してください',
  notHere: '消費税の報告は、消費税仕入控除税額報告書でだけ入力できます',
  amountOpen: '補助金の額の確定が通知されてから入力できます',
  cellUnknown: '消費税の報告の項目を選んでください',
} as const;

/** Why the report cannot be handed in or opened again now; each says what to do first. */
export const taxReasons = {
  notEntered: '消費税の報告を入力して保存すると提出できます',
  hasProblems: '消費税の報告に、直すところがあります。内容を確かめて保存すると提出できます',
  noEvidence: '確定申告書の写しなど、添付する書類のファイルを1件以上登録すると提出できます',
  claimLives: 'この報告から始まった返還があります。返還を取りやめてから、確認をやり直してください',
} as const;

const RETURN_PAPER = '消費税の確定申告書の写し（税務署の受付が分かるもの）';

/** The papers that go with a report, by the method. */
export const taxEvidences = {
  none: [],
  exempt: ['免税事業者であることが分かるもの（基準期間の課税売上高が分かる決算書など。任意）'],
  simplified: [RETURN_PAPER, '簡易課税制度選択届出書の写し（確定申告書で分かるときは不要）'],
  twentyPercent: [RETURN_PAPER],
  specifiedIncome: [RETURN_PAPER, '特定収入割合の計算表の写し'],
  general: [RETURN_PAPER, '付表2（課税売上割合・控除対象仕入税額等の計算表）の写し'],
  individual: [
    RETURN_PAPER,
    '付表2（課税売上割合・控除対象仕入税額等の計算表）の写し',
    '補助対象経費を用途ごとに分けた明細',
  ],
} as const;

/** Why money is ordered back after a report. */
export const taxClaimReason = (period: string): string =>
  `消費税の確定申告（課税期間 ${period}）により、補助金に係る仕入控除税額が確定したため`;
