import type { SectionCondition } from './sectionTypes.ts';

/** What makes a conditional document of a my page required, in words. */
export const sectionConditionTexts: { readonly [Condition in SectionCondition]: string } = {
  declineAdoption: '交付決定の前に採択を辞退するとき',
  withdrawal: '交付の申請を取り下げるとき',
  competitiveQuotation: '1契約の税抜額が基準額以上のとき',
  selectionReason: '相見積が取れないとき、または最安以外を選ぶとき',
  earlyStart: '交付決定前に着手するとき',
  change: '計画を変更するとき',
  changeOfContract: '契約先・金額を変更するとき',
  changeOfProfile: '届出事項を変更するとき',
  changeOfBudget: '経費の配分を変更するとき',
  changeApproved: '計画の変更が承認されたとき',
  delay: '期間内に完了しないことを届け出るとき',
  delayApproved: '遅延の届出が認められたとき',
  carryOver: '事業実施期限を延ばすとき（事故繰越し）',
  suspension: '中止・廃止をするとき',
  suspensionApproved: '中止が承認されたとき',
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
