import { menuText as menu } from '../shell/menu.words.ts';
import { type Page, page } from './page.ts';
import { titlesText as title } from './titles.words.ts';

/** What an inspector opens without a line: one script, which his phone keeps. */
const onsitePages = () => import('#web/modules/inspections/office/onsite/pages.ts');

/** Pages under /admin about inspections. */
export const inspectionPages: readonly Page[] = [
  page({
    path: 'mypage_report',
    title: menu((w) => w.reports),
    load: async () => (await import('#web/modules/inspections/office/list/ReportsPage.tsx')).ReportsPage,
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
    load: async () => (await import('#web/modules/inspections/office/report/ReportPage.tsx')).ReportPage,
  }),
  page({
    path: 'mypage_report/:id/paper',
    title: title((w) => w.reportPaper),
    load: async () =>
      (await import('#web/modules/inspections/office/report/ReportPaperPage.tsx')).ReportPaperPage,
  }),
];
