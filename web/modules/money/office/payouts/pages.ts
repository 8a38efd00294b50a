/* The pages of payments, in one script. */

export { BatchPage } from './BatchPage.tsx';
export { BudgetPage } from './BudgetPage.tsx';
export { BatchesPage } from './batches.list.tsx';
export { PayoutPage } from './PayoutPage.tsx';
export { PayoutsPage } from './PayoutsPage.tsx';
