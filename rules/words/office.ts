export const officeSystem = 'システム';

export const bulkStatusNow = '今の状態';
export const bulkMakes = '作られるもの';
export const bulkNoCode = '未採番';
export const bulkEmpty = '（空）';
