export const myPageDisplayCode = '管理番号';
export const myPagePlan = '事業計画';
export const myPagePlanTitle = '事業計画名';
export const myPageSite = '実施場所';
export const myPagePriority = '優先度';
export const myPageNextDueOn = '次の期限';
export const myPageAssignee = '担当者';
export const myPageMine = '自分の担当';
export const myPageConsultant = 'コンサルタント';
export const myPageGrantAmount = '交付決定額';
export const myPageGrantDecisionOn = '交付決定日';
export const myPageConfirmedAmount = '確定額';
export const myPagePaidAmount = '支払済額';
export const myPageCompletionDeadline = '事業実施期限';
export const myPageMemo = '事務局メモ';
export const myPageMember = '構成員';

export const stageGrantApplication = '交付申請';
export const stageGrantDecision = '交付決定';
export const stageReport = '実績報告';
export const stageInspection = '完了検査';
export const stageAmount = '額の確定';

export const changeKind = '申請の種類';
