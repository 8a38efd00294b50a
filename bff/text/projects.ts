import type { SectionCondition } from '../programmes/sections.ts';

/** Sentences about projects (programme rounds). */
export const projectMessages = {
  deadlineBeforeClose: '事業実施期限は、公募締切より後の日付を入力してください',
  closesBeforeOpens: '公募締切は、公募開始より後の日時を入力してください',
  rateAboveOne: '補助率の分母は、分子以上の数を入力してください',
  maximumBelowMinimum: '補助上限額は、補助下限額以上の金額を入力してください',
  raisedBelowMaximum: '取組Aを含む場合の上限額は、補助上限額以上の金額を入力してください',
  raisedRequired: '産地連携（R6補）では、取組Aを含む場合の上限額を入力してください',
  domainMismatch: '配備種別が事業区分と合いません。組み合わせを確認してください',
  expenseListMismatch: '経費区分の一覧が事業区分と合いません。組み合わせを確認してください',
  codeRangeTaken: '管理番号の範囲が、ほかの事業と重なります。管理番号オフセットと桁数を確認してください',
  fixedAfterSubmission:
    '応募の提出があったため、事業区分・配備種別・管理番号の範囲は変更できません。新しい事業を登録してください',
  hasApplications: '応募があるため削除できません。公開を止める場合は「公開」を外してください',
  hasMyPages: 'マイページがあるため削除できません。公開を止める場合は「公開」を外してください',
  readOnly: '事業を変更する権限がありません',
  copyUnknown: '引き継ぐ事業が見つかりません。一覧から選択してください',
  documentUnknown: '書類種別が見つかりません。一覧から選択してください',
  documentTwice: '同じ書類種別が2回以上あります。1つにしてください',
  conditionRequired: '条件付きの書類には、条件を入力してください',
  dueIncomplete: '期限は、固定の日付か「起点と日数」のどちらか一方で入力してください',
  templateUnknown: '様式のファイルが見つかりません。もう一度アップロードしてください',
  scoringTwice: '同じ名前の審査項目が2回以上あります。1つにしてください',
} as const;

/** What makes a conditional document of a my page required, in words. */
export const sectionConditionTexts: { readonly [Condition in SectionCondition]: string } = {
  withdrawal: '取り下げ・辞退をするとき',
  competitiveQuotation: '1契約の税抜額が基準額以上のとき',
  selectionReason: '相見積が取れないとき、または最安以外を選ぶとき',
  earlyStart: '交付決定前に着手するとき',
  change: '計画を変更するとき',
  changeOfContract: '契約先・金額を変更するとき',
  changeOfProfile: '届出事項を変更するとき',
  delay: '期間内に完了しない見込みのとき',
  carryOver: '事業実施期限を超える見込みのとき',
  suspension: '中止・廃止をするとき',
  constructionOrInstallation: '建物費、または設備の設置があるとき',
  deliverable: '成果物があるとき',
  onSiteInspection: '現地検査の対象となったとき',
  contract: '契約を結んだとき',
  paidOtherwise: '振込以外で支払ったとき',
  property: '税抜50万円以上の財産を取得したとき',
  propertyDisposal: '処分制限期間内に財産を処分するとき',
  generalTaxation: '消費税を一般課税で申告するとき',
  lentEquipment: '取組Aで機械を貸与するとき',
};
