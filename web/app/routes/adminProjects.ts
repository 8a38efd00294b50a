import { titlesText as title } from '#web/text/ja/titles.ts';
import { type Page, page } from './page.ts';

/** Pages under /admin about rounds, and what belongs to one: its news, questions, papers and times. */
export const projectPages: readonly Page[] = [
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
    path: 'project/:id/question',
    title: title((w) => w.questions),
    load: async () => (await import('#web/features/questions/QuestionsPage.tsx')).QuestionsPage,
  }),
  page({
    path: 'project/:id/announcement/:aid/receiver',
    title: title((w) => w.announcementReceivers),
    load: async () => (await import('#web/features/projects/announcements/ReceiversPage.tsx')).ReceiversPage,
  }),
  page({
    path: 'project/:id/paper',
    title: title((w) => w.paperTemplates),
    load: async () => (await import('#web/features/papers/TemplatesPage.tsx')).TemplatesPage,
  }),
  page({
    path: 'project/:id/processing_time',
    title: title((w) => w.processingTimes),
    load: async () => (await import('#web/features/projects/times/TimesPage.tsx')).TimesPage,
  }),
];
