import { type PaperField, PaperKind, PaperSeal } from '#bff/generated/contract/enums.ts';
import * as recordWords from '#rules/words/records.ts';

/** What a template says; PaperTemplateText of the contract. */
export type TemplateText = {
  readonly title: string;
  readonly numberFormat: string;
  readonly body: string;
  readonly factFields: readonly PaperField[];
  readonly conditions: string;
  readonly hasBreakdown: boolean;
  readonly seal: PaperSeal;
};

const { Adoption, GrantDecision, Confirmation, Payment, Reminder, ChangeApproval, ReturnOrder } = PaperKind;
const { NonAdoption, Waitlisting, InspectionReport } = PaperKind;

/** The templates that come with the product, for rounds that have none of their own. */
export const DEFAULT_TEMPLATES: { readonly [kind in PaperKind]: TemplateText } = {
  [Adoption]: {
    title: '採択通知書',
    numberFormat: '採第{番号}号',
    body: '応募のありました「{事業計画名}」について、審査の結果、下記のとおり採択することに決定しましたので、通知します。\n採択は交付の決定ではありません。交付決定の日より前に、契約、発注又は購入をしないでください。',
    factFields: ['displayCode', 'planTitle', 'adoptedOn'],
    conditions: '',
    hasBreakdown: false,
    seal: PaperSeal.Omitted,
  },
  [GrantDecision]: {
    title: '交付決定通知書',
    numberFormat: '交第{番号}号',
    body: '申請のありました補助金について、下記のとおり交付することに決定しましたので、通知します。',
    factFields: ['displayCode', 'planTitle', 'grantAmount', 'grantDecisionOn', 'completionDeadline'],
    conditions: [
      '経費の配分又は事業の内容を変更するときは、軽微な変更を除き、あらかじめ承認を受けてください。',
      '事業を中止し、又は廃止するときは、あらかじめ承認を受けてください。',
      '事業が期限までに完了しない見込みとなったとき、又は遂行が困難となったときは、すみやかに報告し、指示を受けてください。',
      '事業が完了したときは、定められた期限までに実績を報告してください。',
      '帳簿及び証拠書類は、事業が完了した年度の翌年度から5年間保存してください。',
      '補助金により取得した財産は、承認を受けずに、目的に反して使用し、譲渡し、交換し、貸し付け、又は担保に供することはできません。',
    ].join('\n'),
    hasBreakdown: true,
    seal: PaperSeal.Omitted,
  },
  [Confirmation]: {
    title: '補助金の額の確定通知書',
    numberFormat: '確第{番号}号',
    body: '提出のありました実績報告書を審査した結果、補助金の額を下記のとおり確定しましたので、通知します。',
    factFields: ['displayCode', 'planTitle', 'grantAmount', 'confirmedAmount', 'confirmedOn'],
    conditions: '',
    hasBreakdown: true,
    seal: PaperSeal.Omitted,
  },
  [Payment]: {
    title: '補助金支払通知書',
    numberFormat: '支第{番号}号',
    body: '確定した補助金を、登録された口座へ下記のとおり支払いましたので、通知します。',
    factFields: ['displayCode', 'planTitle', 'confirmedAmount', 'paidAmount', 'paidOn'],
    conditions: '',
    hasBreakdown: false,
    seal: PaperSeal.Omitted,
  },
  [Reminder]: {
    title: '督促状',
    numberFormat: '督第{番号}号',
    body: '下記の事業について、期限までに提出のない書類があります。至急、マイページから提出してください。提出が難しいときは、{事務局名}（電話 {事務局電話番号}）へご連絡ください。',
    factFields: ['displayCode', 'planTitle', 'nextDueOn'],
    conditions: '',
    hasBreakdown: false,
    seal: PaperSeal.Omitted,
  },
  [ChangeApproval]: {
    title: '変更承認通知書',
    numberFormat: '変第{番号}号',
    body: '申請のありました計画の変更について、下記のとおり承認しましたので、通知します。',
    factFields: ['displayCode', 'planTitle', 'changeName', 'changeApprovedOn', 'changeEffectiveOn'],
    conditions: '',
    hasBreakdown: false,
    seal: PaperSeal.Omitted,
  },
  [ReturnOrder]: {
    title: '補助金返還命令書',
    numberFormat: '返第{番号}号',
    body: '下記のとおり補助金の返還を命じますので、期限までに納付してください。',
    factFields: [
      'displayCode',
      'planTitle',
      'recoveryAmount',
      'recoveryReason',
      'recoveryDueOn',
      'recoveryPayTo',
    ],
    conditions: [
      '交付決定の取消しによる返還には、補助金を受領した日から納付の日までの日数に応じ、年10.95％の割合の加算金がかかります。',
      '期限までに納付しないときは、期限の翌日から納付の日までの日数に応じ、年10.95％の割合の延滞金がかかります。',
    ].join('\n'),
    hasBreakdown: false,
    seal: PaperSeal.Omitted,
  },
  [NonAdoption]: {
    title: '不採択通知書',
    numberFormat: '不第{番号}号',
    body: '応募のありました「{事業計画名}」について、審査の結果、下記のとおり不採択と決定しましたので、通知します。',
    factFields: ['displayCode', 'planTitle', 'decidedOn', 'decisionReason'],
    conditions: '',
    hasBreakdown: false,
    seal: PaperSeal.Omitted,
  },
  [Waitlisting]: {
    title: '補欠通知書',
    numberFormat: '補第{番号}号',
    body: '応募のありました「{事業計画名}」について、審査の結果、下記のとおり補欠と決定しましたので、通知します。\n採択者に辞退などがあったときは、補欠の順位により採択し、あらためて通知します。採択の通知を受けるまでは、契約、発注又は購入をしないでください。',
    factFields: ['displayCode', 'planTitle', 'decidedOn', 'waitlistRank'],
    conditions: '',
    hasBreakdown: false,
    seal: PaperSeal.Omitted,
  },
  [InspectionReport]: {
    title: recordWords.inspectionPaper,
    numberFormat: '検第{番号}号',
    body: '補助事業の{検査の種類}の結果を、下記のとおり取りまとめましたので、通知します。\n指摘事項があるときは、是正の期限までに是正し、その内容を報告してください。',
    factFields: [
      ...(['displayCode', 'planTitle', 'inspectionKind', 'inspectedOn', 'inspectionPlace'] as const),
      ...(['inspectorName', 'inspectionResult', 'inspectionFindings'] as const),
      ...(['correctiveAction', 'correctiveDueOn'] as const),
    ],
    conditions: '',
    hasBreakdown: true,
    seal: PaperSeal.Omitted,
  },
};
