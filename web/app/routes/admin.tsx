import type { RouteObject } from 'react-router';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/titles.json' with { type: 'json' };
import { page } from './page.ts';

const title = texts('titles', words);

/** Pages under /admin. One row a page: `page({ path, title, load })`. */
export const adminRoutes: RouteObject[] = [
  page({
    path: '',
    title: title((w) => w.home),
    load: async () => (await import('#web/features/home/HomePage.tsx')).HomePage,
  }),
  page({
    path: 'project',
    title: title((w) => w.projects),
    load: async () => (await import('#web/features/projects/list/ProjectsPage.tsx')).ProjectsPage,
  }),
  page({
    path: 'project/new',
    title: title((w) => w.newProject),
    load: async () => (await import('#web/features/projects/edit/NewProjectPage.tsx')).NewProjectPage,
  }),
  page({
    path: 'project/:id',
    title: title((w) => w.project),
    load: async () => (await import('#web/features/projects/see/ProjectPage.tsx')).ProjectPage,
  }),
  page({
    path: 'project/:id/announcement',
    title: title((w) => w.announcements),
    load: async () =>
      (await import('#web/features/projects/announcements/AnnouncementsPage.tsx')).AnnouncementsPage,
  }),
  page({
    path: 'mypage',
    title: title((w) => w.myPages),
    load: async () => (await import('#web/features/myPages/list/MyPageListPage.tsx')).MyPageListPage,
  }),
  page({
    path: 'mypage/:id',
    title: title((w) => w.myPage),
    load: async () => (await import('#web/features/myPages/detail/MyPageDetailPage.tsx')).MyPageDetailPage,
  }),
  page({
    path: 'mypage/:id/section/:sectionId',
    title: title((w) => w.reviewDesk),
    withoutPadding: true,
    load: async () => (await import('#web/features/myPages/desk/ReviewDeskPage.tsx')).ReviewDeskPage,
  }),
  page({
    path: 'corporation',
    title: title((w) => w.corporations),
    load: async () => (await import('#web/features/corporations/CorporationsPage.tsx')).CorporationsPage,
  }),
  page({
    path: 'corporation/new',
    title: title((w) => w.newCorporation),
    load: async () => (await import('#web/features/corporations/NewCorporationPage.tsx')).NewCorporationPage,
  }),
  page({
    path: 'corporation/:id',
    title: title((w) => w.corporation),
    load: async () => (await import('#web/features/corporations/CorporationPage.tsx')).CorporationPage,
  }),
  page({
    path: 'user',
    title: title((w) => w.adminUsers),
    load: async () => (await import('#web/features/adminUsers/AdminUsersPage.tsx')).AdminUsersPage,
  }),
  page({
    path: 'jobs',
    title: title((w) => w.jobs),
    load: async () => (await import('#web/features/jobs/JobsPage.tsx')).JobsPage,
  }),
  page({
    path: 'application',
    title: title((w) => w.applications.general),
    load: async () =>
      (await import('#web/features/applications/list/ApplicationsPage.tsx')).GeneralApplicationsPage,
  }),
  page({
    path: 'application/:id',
    title: title((w) => w.application),
    load: async () =>
      (await import('#web/features/applications/see/ApplicationPage.tsx')).GeneralApplicationPage,
  }),
  page({
    path: 'application-ingredient',
    title: title((w) => w.applications.ingredient),
    load: async () =>
      (await import('#web/features/applications/list/ApplicationsPage.tsx')).IngredientApplicationsPage,
  }),
  page({
    path: 'application-ingredient/:id',
    title: title((w) => w.application),
    load: async () =>
      (await import('#web/features/applications/see/ApplicationPage.tsx')).IngredientApplicationPage,
  }),
  page({
    path: 'application-noto',
    title: title((w) => w.applications.noto),
    load: async () =>
      (await import('#web/features/applications/list/ApplicationsPage.tsx')).NotoApplicationsPage,
  }),
  page({
    path: 'application-noto/:id',
    title: title((w) => w.application),
    load: async () =>
      (await import('#web/features/applications/see/ApplicationPage.tsx')).NotoApplicationPage,
  }),
  page({
    path: 'application-inclusive',
    title: title((w) => w.applications.inclusive),
    load: async () =>
      (await import('#web/features/applications/list/ApplicationsPage.tsx')).InclusiveApplicationsPage,
  }),
  page({
    path: 'application-inclusive/:id',
    title: title((w) => w.application),
    load: async () =>
      (await import('#web/features/applications/see/ApplicationPage.tsx')).InclusiveApplicationPage,
  }),
  page({
    path: 'mypage_report',
    title: title((w) => w.reports),
    load: async () => (await import('#web/features/inspections/list/ReportsPage.tsx')).ReportsPage,
  }),
  page({
    path: 'mypage_report/:id',
    title: title((w) => w.report),
    load: async () => (await import('#web/features/inspections/report/ReportPage.tsx')).ReportPage,
  }),
];
