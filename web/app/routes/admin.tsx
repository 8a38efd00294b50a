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
    load: async () => (await import('#web/features/projects/ProjectsPage.tsx')).ProjectsPage,
  }),
  page({
    path: 'project/new',
    title: title((w) => w.newProject),
    load: async () => (await import('#web/features/projects/NewProjectPage.tsx')).NewProjectPage,
  }),
  page({
    path: 'project/:id',
    title: title((w) => w.project),
    load: async () => (await import('#web/features/projects/ProjectPage.tsx')).ProjectPage,
  }),
  page({
    path: 'project/:id/announcement',
    title: title((w) => w.announcements),
    load: async () => (await import('#web/features/projects/AnnouncementsPage.tsx')).AnnouncementsPage,
  }),
];
