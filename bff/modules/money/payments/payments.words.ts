import { yenText } from '#rules/figure.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { codePointLength } from '#rules/text.ts';
import * as moneyWords from '#rules/words/money.ts';
import * as myPagesWords from '#rules/words/myPages.ts';

export type NamedDay = { readonly name: string; readonly day: string };

const yen = yenText;
const dated = ({ name, day }: NamedDay): string => `${name}（${formatEraDay(day)}）`;

/** What divides a deal's name from its payee where both are one text. */
export const PAYEE_MARK = '／';

const MAX_HEADING = 100;

const cut = (text: string, length: number): string => [...text].slice(0, Math.max(0, length)).join('');

/** What the vouchers of a deal are headed by: 「豆腐製造ライン／株式会社みほん製機」. A long name gives way to the payee. */
export const dealHeading = (description: string, payee: string): string => {
  const room = MAX_HEADING - PAYEE_MARK.length - codePointLength(payee);
  return cut(`${cut(description, room)}${PAYEE_MARK}${payee}`, MAX_HEADING);
};

/** Another deal, with its holder or its payee. */
type Other = { readonly holder: string; readonly number: number; readonly other: string };

/** What the cross-check of the payment list says: always both values. */
export const paymentTexts = {
  days: {
    quotationOn: moneyWords.dealQuotationOn,
    orderedOn: moneyWords.dealOrderedOn,
    deliveredOn: moneyWords.dealDeliveredOn,
    inspectedOn: moneyWords.dealInspectedOn,
    invoicedOn: moneyWords.dealInvoicedOn,
    paidOn: moneyWords.dealPaidOn,
  },
  grantDecision: myPagesWords.myPageGrantDecisionOn,
  deadline: myPagesWords.myPageCompletionDeadline,
  amount: moneyWords.payoutAmount,
  invoiced: moneyWords.dealInvoicedAmount,
  paidIncluded: moneyWords.dealAmountTaxIncluded,
  paidExcluded: moneyWords.dealAmountTaxExcluded,
  payee: moneyWords.dealPayee,
  holder: moneyWords.dealPayeeAccountHolder,
  dealHolder: (number: number): string => `${number}番の口座名義`,
  dealPayee: (number: number): string => `${number}番の支払先`,
  planned: '計画',
  total: '合計',
  invoiceDiffers: (invoiced: number, paid: number): string =>
    `請求額（${yen(invoiced)}）と支払額（${yen(paid)}）が違います。振込手数料などの差し引きがないか確認してください。`,
  missing: (name: string): string => `${name}が入力されていません。`,
  before: (later: NamedDay, earlier: NamedDay): string => `${dated(later)}が、${dated(earlier)}より前です。`,
  after: (later: NamedDay, earlier: NamedDay): string =>
    `${dated(later)}が、${dated(earlier)}を過ぎています。`,
  taxDiffers: ({
    amountTaxIncluded,
    amountTaxExcluded,
  }: {
    readonly amountTaxIncluded: number;
    readonly amountTaxExcluded: number;
  }): string =>
    `税込（${yen(amountTaxIncluded)}）が、税抜（${yen(amountTaxExcluded)}）の1.08倍・1.10倍のどちらでもありません。`,
  cash: (amount: number): string =>
    `10万円以上（${yen(amount)}）を現金で支払っています。振込にできなかった理由を確認します。`,
  missingVoucher: (name: string): string => `${name}がまだありません。`,
  sameRow: (number: number): string => `${number}番の明細と、支払先・金額・請求日が同じです。`,
  sameInvoice: '同じ請求書が、ほかの事業の支払にも使われています。',
  sameInvoiceIn: (codes: readonly string[]): string =>
    `同じ請求書が、管理番号 ${codes.join('、')} の支払にも使われています。`,
  ownPayee: (payee: string): string => `支払先（${payee}）が自社です。`,
  participantPayee: (payee: string): string =>
    `支払先（${payee}）が、この事業の事業者（代表事業者または構成員）です。`,
  ownAccount: (payee: string, holder: string): string =>
    `支払先は「${payee}」ですが、振込先の口座名義（${holder}）は自社の口座です。`,
  holderDiffers: ({ payee, holder, number, other }: Other & { readonly payee: string }): string =>
    `「${payee}」への振込先の口座名義（${holder}）が、${number}番の取引（${other}）と違います。`,
  holderShared: ({ holder, number, other }: Other): string =>
    `振込先の口座名義（${holder}）が、支払先の違う${number}番の取引（${other}）と同じです。`,
  notInPlan: (category: string): string => `計画に「${category}」の経費がありません。計画変更が必要です。`,
  notEligibleInPlan: (category: string): string =>
    `計画では「${category}」の補助対象額が0円です。補助対象額を0円にするか、計画変更を申請してください。`,
  aboveShare: (
    category: string,
    { total, limit, percent }: { readonly total: number; readonly limit: number; readonly percent: number },
  ): string =>
    `「${category}」の合計（${yen(total)}）が、計画（${yen(limit)}）を${percent}%より多く超えています。計画変更の承認が必要です。`,
  repeatedInvoice: (payee: string, invoiceNumber: string, other: number): string =>
    `「${payee}」の請求書（${invoiceNumber}）が、${other}番の取引にも使われています。1枚の請求書の金額を2度数えていないか確認してください。`,
  splitDeal: (
    payee: string,
    { total, count, first }: { readonly total: number; readonly count: number; readonly first: number },
  ): string =>
    `「${payee}」から、7日以内に50万円未満の取引が${count}件（${first}番など）あり、合わせて${yen(total)}です。1つの購入を分けたものではないか確認してください。`,
  overPlan: (category: string, total: number, limit: number): string =>
    `「${category}」の合計（${yen(total)}）が、計画（${yen(limit)}）を超えています。`,
  handedIn:
    '支払経費一覧は提出済みのため、いまは変更できません。直すところがあるときは、提出を取り消すか、事務局へご連絡ください',
  resultConfirmed: '実績が確認済みのため、支払経費一覧は変更できません',
  excludedAboveTax: '税抜の支払額以下にしてください',
  taxExcludedAboveIncluded: '税込の支払額以下にしてください',
  paidNothing: '1円以上を入力してください',
  categoryUnknown: 'この事業の経費区分から選択してください',
  futureDay: '支払が済んだ日を入力してください（これから来る日は入力できません）',
  submitted: '証憑を提出した取引は削除できません。不要なときは事務局へご連絡ください',
  excluded: (amount: number): string =>
    `事務局が${yen(amount)}を対象外とした取引のため、削除できません。対象外の理由に心当たりがないときは、事務局へお問い合わせください`,
  eligibleBelowExclusion: (amount: number): string =>
    `事務局が対象外とした額（${yen(amount)}）以上にしてください。対象外の額を直す必要があるときは、事務局へお問い合わせください`,
  tooMany: '取引はこれ以上追加できません。事務局へご連絡ください',
  exclusionAboveEligible: (amount: number): string => `補助対象額（${yen(amount)}）以下にしてください`,
  findingGone: '点検の結果が変わっています。読み込み直して、もう一度確認してください',
  acceptanceReason: '認める理由を入力してください（企業にも表示されます）',
  enteredTitle: '支払経費一覧を事務局が更新しました',
  enteredBody: (count: number, reason: string): string =>
    `${count.toLocaleString('ja-JP')}件の取引を、事務局が代わりに登録または変更しました。理由：${reason}`,
  behalfReason: '企業に代わって入力する理由を入力してください（企業にも表示されます）',
  exclusionReason: '対象外とする理由を入力してください（企業にも表示されます）',
} as const;
