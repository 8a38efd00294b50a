/* The pages of what is kept for a time, in one script. */
export { ErasurePage } from './erasures/ErasurePage.tsx';
export { ErasuresPage } from './erasures/erasures.list.tsx';
export { RetentionPage } from './RetentionPage.tsx';
