import type { Fact, Paper, PaperBlock } from '#bff/core/paper.ts';
import type { DocumentDefinition } from '#bff/programmes/familyTypes.ts';
import type { CalendarDay } from '#rules/calendar.ts';
import { yenLimitText } from '#rules/figure.ts';
import { formatEraDay, formatEraInstant } from '#rules/japaneseDate.ts';

/*
 * What a round of the demo hands out: its 公募要領, and the forms that have to be filled in by hand.
 */

type Call = {
  readonly name: string;
  readonly summary: string;
  readonly eligibility: string;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly completionDeadline: CalendarDay;
  readonly rateNumerator: number;
  readonly rateDenominator: number;
  readonly minSubsidy: number;
  readonly maxSubsidy: number;
  readonly documents: readonly DocumentDefinition[];
  readonly madeOn: CalendarDay;
};

const DESK = '補助事業事務局';

const heading = (text: string): PaperBlock => ({ kind: 'heading', level: 1, text });
const says = (text: string): PaperBlock => ({ kind: 'text', text });

const moneyOf = (call: Call): Fact[] => [
  [
    '補助率',
    call.rateNumerator === call.rateDenominator
      ? '定額'
      : `補助対象経費の${call.rateNumerator}/${call.rateDenominator}以内`,
  ],
  [
    '補助額',
    `${call.minSubsidy > 0 ? `下限${yenLimitText(call.minSubsidy)}、` : ''}上限${yenLimitText(call.maxSubsidy)}`,
  ],
  ['対象外の経費', '消費税、汎用品の購入、振込手数料、交付決定より前に契約・発注したもの'],
];

const needOf = ({ required, hint }: DocumentDefinition): string => {
  if (required === 'always') return '必須';
  return required === 'never' ? '任意' : (hint ?? '該当する場合');
};

const documentTable = (documents: readonly DocumentDefinition[]): PaperBlock => ({
  kind: 'table',
  columns: ['No.', '書類', '要否', '準備'].map((label, index) => ({ label, isFigure: index === 0 })),
  rows: documents.map((document, index) => [
    String(index + 1),
    document.label,
    needOf(document),
    document.madeOf === null ? 'ファイルを添付' : '入力した内容から作成（添付不要）',
  ]),
  sums: [],
});

/** 公募要領, in the order in which one reads it. */
export const guidelines = (call: Call): Paper => ({
  form: null,
  over: call.name,
  title: '公募要領',
  date: formatEraDay(call.madeOn),
  madeOn: call.madeOn,
  letter: null,
  foot: DESK,
  mark: null,
  blocks: [
    heading('１　事業の目的'),
    says(call.summary),
    heading('２　応募できる方'),
    says(call.eligibility),
    heading('３　補助の内容'),
    { kind: 'facts', rows: moneyOf(call) },
    heading('４　日程'),
    {
      kind: 'facts',
      rows: [
        ['公募期間', `${formatEraInstant(call.opensAt)}から${formatEraInstant(call.closesAt)}まで（必着）`],
        ['事業実施期限', formatEraDay(call.completionDeadline)],
      ],
    },
    heading('５　提出する書類'),
    documentTable(call.documents),
    heading('６　応募の方法'),
    says('補助事業管理ツールの画面から応募します。郵送・持参・メールでは受け付けません。'),
    heading('７　個人情報の取扱い'),
    says(
      '応募の内容に含まれる個人情報は、審査、採択後の手続き、事業の効果の把握のために使います。農林水産省に提供するほかは、法令による場合を除き、第三者に提供しません。',
    ),
    heading('８　問合せ先'),
    says(`${DESK}　電話 03-0000-0000（平日 9:00〜17:30）　desk@example.jp`),
  ],
});

const BLANK_DATE = '令和　　年　　月　　日';

const form = (call: Call, title: string, lead: string, labels: readonly string[]): Paper => ({
  form: null,
  over: call.name,
  title,
  date: BLANK_DATE,
  madeOn: call.madeOn,
  letter: null,
  foot: DESK,
  mark: null,
  blocks: [says(lead), { kind: 'facts', rows: labels.map((label): Fact => [label, '\n']) }],
});

const agreement = ['名称', '所在地', '代表者氏名', '役割', '経費の負担'];

/** Forms to fill in by hand, by the document that they are for. */
export const formsByHand: { readonly [documentKey: string]: (call: Call) => Paper } = {
  IngR6ProducerAgreement: (call) =>
    form(call, '産地との合意書', '産地と応募者は、国産原材料の安定した取引に向けて、次のとおり合意します。', [
      '産地の名称',
      '産地の代表者',
      '応募者の名称',
      '応募者の代表者',
      '対象の品目',
      '契約する数量と期間',
      '支援の内容',
    ]),
  InclusiveConsortiumAgreement: (call) =>
    form(call, 'コンソーシアム協定書', '構成員は、本事業の実施に当たり、次のとおり協定を結びます。', [
      'コンソーシアム名',
      '代表事業者',
      ...agreement,
    ]),
  InclusiveMemberConsent: (call) =>
    form(
      call,
      '構成員の参加同意書',
      '当社は、コンソーシアムの構成員として本事業に参加することに同意します。',
      agreement,
    ),
  ApplicationPartnerProfile: (call) =>
    form(call, '共同事業者の会社概要・支援計画書', '共同事業者は、次のとおり応募者の取組を支援します。', [
      ...agreement.slice(0, 3),
      '業務の内容と実績',
      '支援の内容',
      '支援の日程と担当者',
    ]),
  NotoSiteConsent: (call) =>
    form(call, '営業場所の使用承諾書', '当方は、次の場所を仮営業のために使用することを承諾します。', [
      '所在地',
      '使用の期間',
      '所有者・管理者の氏名',
      '営業する事業者の名称',
    ]),
};
