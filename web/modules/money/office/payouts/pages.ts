/* The pages of payments, in one script. */
export { BatchesPage } from './BatchesPage.tsx';
export { BatchPage } from './BatchPage.tsx';
export { BudgetPage } from './BudgetPage.tsx';
export { PayoutPage } from './PayoutPage.tsx';
export { PayoutsPage } from './PayoutsPage.tsx';
