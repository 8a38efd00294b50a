import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/titles.json' with { type: 'json' };
import { type Page, page } from './page.ts';

const title = texts('titles', words);

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
