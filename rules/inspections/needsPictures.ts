/** ExpenseType: 工事費, 設置費, 購入費. */
const PICTURED: readonly number[] = [0, 1, 2];

/** Whether the result of a work is seen only beside what was there before (domain 2 "Before/after photos"). */
export const needsPictures = (expenseType: number): boolean => PICTURED.includes(expenseType);
