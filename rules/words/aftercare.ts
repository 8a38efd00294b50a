export const personalRecordAccount = 'アカウント';
export const personalRecordMessages = '書いたメッセージ';

export const propertyName = '財産名';
export const propertyModelNumber = '型番・規格';
export const propertyUnitPrice = '単価（税抜）';
export const propertyAcquiredOn = '取得年月日';
export const propertyUsefulLife = '耐用年数';
export const propertyRestrictionUntil = '処分制限期限';
export const propertyLastRestriction = '最後の処分制限期限';
export const propertyLocation = '設置場所';
export const propertyToConfirm = '確認待ちの財産';

export const disposalRequests = '処分の申請';
export const disposalKind = '処分の内容';
export const disposalPlannedOn = '処分する日';
export const disposalDisposedOn = '処分年月日';
export const disposalProceeds = '対価（税抜）';
export const disposalBookValue = 'その日の残存簿価';
export const disposalCalculatedAmount = '計算した返還額';
export const disposalApprovalNumber = '承認番号';

export const dutyDoneOn = '確認した日';

export const taxReportMethod = '申告の方法';
export const taxReportPeriodFromOn = '課税期間の初日';
export const taxReportPeriodToOn = '課税期間の末日';
export const taxReportFiledOn = '確定申告をした日';
export const taxReportSpecifiedIncome = '特定収入';
export const taxReportAllIncome = '資産の譲渡等の対価と特定収入の合計';

export const erasureErased = '（廃棄済み）';
export const erasureDueOn = '満了した日';
export const erasureLastState = '最後の状態';
export const erasureAmount = '支払・申請の額';
