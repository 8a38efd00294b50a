import { titlesText as title } from '#web/text/ja/titles.ts';
import { type Page, page } from './page.ts';

/** What an inspector opens without a line: one script, which his phone keeps. */
const onsitePages = () => import('#web/features/inspections/onsite/pages.ts');

/** Pages under /admin about inspections. */
export const inspectionPages: readonly Page[] = [
  page({
    path: 'mypage_report',
    title: title((w) => w.reports),
    load: async () => (await import('#web/features/inspections/list/ReportsPage.tsx')).ReportsPage,
  }),
  page({
    path: 'mypage_report/onsite',
    title: title((w) => w.onsite),
    load: async () => (await onsitePages()).OnsitePage,
  }),
  page({
    path: 'mypage_report/:id/onsite',
    title: title((w) => w.onsiteReport),
    load: async () => (await onsitePages()).OnsiteReportPage,
  }),
  page({
    path: 'mypage_report/:id',
    title: title((w) => w.report),
    load: async () => (await import('#web/features/inspections/report/ReportPage.tsx')).ReportPage,
  }),
  page({
    path: 'mypage_report/:id/paper',
    title: title((w) => w.reportPaper),
    load: async () => (await import('#web/features/inspections/report/ReportPaperPage.tsx')).ReportPaperPage,
  }),
];
