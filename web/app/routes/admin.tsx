import { FAMILIES, type Family } from '#rules/families.ts';
import { deskPage } from '#rules/familyNames.ts';
import { familyApplications } from '#web/parts/text/familyApplications.ts';
import { menuText as menu } from '../shell/menu.words.ts';
import { inspectionPages } from './adminInspections.ts';
import { moneyPages } from './adminMoney.ts';
import { operationPages } from './adminOperation.ts';
import { projectPages } from './adminProjects.ts';
import { type Page, page } from './page.ts';
import { titlesText as title } from './titles.words.ts';

/** The applications of a family, and one of them. */
const familyPages = (family: Family): Page[] => {
  const path = deskPage(family).replace('/admin/', '');
  return [
    page({
      path,
      title: familyApplications(family),
      load: async () => {
        const { ApplicationsPage } = await import(
          '#web/modules/applications/office/list/ApplicationsPage.tsx'
        );
        return () => <ApplicationsPage family={family} />;
      },
    }),
    page({
      path: `${path}/:id`,
      title: title((w) => w.application),
      withoutPadding: true,
      load: async () => {
        const { ApplicationPage } = await import('#web/modules/applications/office/desk/ApplicationPage.tsx');
        return () => <ApplicationPage family={family} />;
      },
    }),
    page({
      path: `${path}/:id/filed`,
      title: title((w) => w.filed),
      load: async () => {
        const { FiledPage } = await import('#web/modules/applications/office/detail/FiledPage.tsx');
        return () => <FiledPage family={family} />;
      },
    }),
  ];
};

/** Who erases goes from what is due to the proposal and what came of it: one script for all of them. */
const retentionPages = () => import('#web/modules/aftercare/office/retention/pages.ts');

/** Pages under /admin. One row a page: `page({ path, title, load })`. */
export const adminPages: Page[] = [
  page({
    path: '',
    title: menu((w) => w.home),
    load: async () => (await import('#web/modules/office/office/home/HomePage.tsx')).HomePage,
  }),
  ...projectPages,
  page({
    path: 'paper',
    title: menu((w) => w.papers),
    load: async () => (await import('#web/modules/correspondence/office/papers/PapersPage.tsx')).PapersPage,
  }),
  page({
    path: 'paper/:id',
    title: title((w) => w.paper),
    load: async () => (await import('#web/modules/correspondence/office/papers/PaperPage.tsx')).PaperPage,
  }),
  page({
    path: 'mypage',
    title: menu((w) => w.myPages),
    load: async () => (await import('#web/modules/myPages/office/list/MyPageListPage.tsx')).MyPageListPage,
  }),
  page({
    path: 'mypage/:id',
    title: title((w) => w.myPage),
    load: async () =>
      (await import('#web/modules/myPages/office/detail/MyPageDetailPage.tsx')).MyPageDetailPage,
  }),
  page({
    path: 'mypage/:id/property/paper',
    title: title((w) => w.ledgerPaper),
    load: async () =>
      (await import('#web/modules/aftercare/office/property/LedgerPaperPage.tsx')).LedgerPaperPage,
  }),
  page({
    path: 'mypage/:id/section/:sectionId',
    title: title((w) => w.reviewDesk),
    withoutPadding: true,
    load: async () => (await import('#web/modules/sections/office/desk/ReviewDeskPage.tsx')).ReviewDeskPage,
  }),
  page({
    path: 'mypage/:id/payment/import',
    title: title((w) => w.importDeals),
    load: async () =>
      (await import('#web/modules/money/office/payments/ImportDealsPage.tsx')).ImportDealsPage,
  }),
  page({
    path: 'corporation',
    title: menu((w) => w.corporations),
    load: async () =>
      (await import('#web/modules/corporations/office/CorporationsPage.tsx')).CorporationsPage,
  }),
  page({
    path: 'corporation/new',
    title: title((w) => w.newCorporation),
    load: async () =>
      (await import('#web/modules/corporations/office/NewCorporationPage.tsx')).NewCorporationPage,
  }),
  page({
    path: 'corporation/:id',
    title: title((w) => w.corporation),
    load: async () => (await import('#web/modules/corporations/office/CorporationPage.tsx')).CorporationPage,
  }),
  ...operationPages,
  page({
    path: 'thread',
    title: menu((w) => w.threads),
    load: async () =>
      (await import('#web/modules/correspondence/office/threads/ThreadsPage.tsx')).ThreadsPage,
  }),
  page({
    path: 'thread/template',
    title: title((w) => w.threadTemplates),
    load: async () =>
      (await import('#web/modules/correspondence/office/threads/templates/TemplatesPage.tsx')).TemplatesPage,
  }),
  page({
    path: 'thread/:id',
    title: title((w) => w.thread),
    load: async () => (await import('#web/modules/correspondence/office/threads/ThreadPage.tsx')).ThreadPage,
  }),
  page({
    path: 'mail',
    title: menu((w) => w.mails),
    load: async () => (await import('#web/modules/correspondence/office/mails/MailsPage.tsx')).MailsPage,
  }),
  page({
    path: 'retention',
    title: menu((w) => w.retention),
    load: async () => (await retentionPages()).RetentionPage,
  }),
  page({
    path: 'retention/erasure',
    title: title((w) => w.erasures),
    load: async () => (await retentionPages()).ErasuresPage,
  }),
  page({
    path: 'retention/erasure/:id',
    title: title((w) => w.erasures),
    load: async () => (await retentionPages()).ErasurePage,
  }),
  ...FAMILIES.flatMap(familyPages),
  page({
    path: 'change_request',
    title: menu((w) => w.changes),
    load: async () => (await import('#web/modules/myPages/office/changes/changes.list.tsx')).ChangesPage,
  }),
  page({
    path: 'change_request/:id',
    title: title((w) => w.change),
    load: async () => (await import('#web/modules/myPages/office/changes/ChangePage.tsx')).ChangePage,
  }),
  page({
    path: 'calendar',
    title: menu((w) => w.calendar),
    load: async () => (await import('#web/modules/office/office/calendar/CalendarPage.tsx')).CalendarPage,
  }),
  page({
    path: 'reminder',
    title: menu((w) => w.reminders),
    load: async () =>
      (await import('#web/modules/correspondence/office/reminders/RemindersPage.tsx')).RemindersPage,
  }),
  page({
    path: 'duty',
    title: title((w) => w.duties),
    load: async () => (await import('#web/modules/aftercare/office/duties/DutiesPage.tsx')).DutiesPage,
  }),
  ...moneyPages,
  ...inspectionPages,
];
