/* What an inspector opens without a line, in one script: his phone keeps it (scripts/offline). */
export { OnsitePage } from './OnsitePage.tsx';
export { OnsiteReportPage } from './OnsiteReportPage.tsx';
