import { menuText as menu } from '../shell/menu.words.ts';
import { type Page, page } from './page.ts';
import { titlesText as title } from './titles.words.ts';

/** Pages under /admin about rounds, and what belongs to one: its news, questions, papers and times. */
export const projectPages: readonly Page[] = [
  page({
    path: 'project',
    title: menu((w) => w.projects),
    load: async () => (await import('#web/modules/projects/office/list/ProjectsPage.tsx')).ProjectsPage,
  }),
  page({
    path: 'project/new',
    title: title((w) => w.newProject),
    load: async () => (await import('#web/modules/projects/office/edit/NewProjectPage.tsx')).NewProjectPage,
  }),
  page({
    path: 'project/:id',
    title: title((w) => w.project),
    load: async () => (await import('#web/modules/projects/office/detail/ProjectPage.tsx')).ProjectPage,
  }),
  page({
    path: 'project/:id/announcement',
    title: title((w) => w.announcements),
    load: async () =>
      (await import('#web/modules/projects/office/announcements/AnnouncementsPage.tsx')).AnnouncementsPage,
  }),
  page({
    path: 'project/:id/question',
    title: title((w) => w.questions),
    load: async () =>
      (await import('#web/modules/projects/office/questions/QuestionsPage.tsx')).QuestionsPage,
  }),
  page({
    path: 'project/:id/announcement/:aid/receiver',
    title: title((w) => w.announcementReceivers),
    load: async () =>
      (await import('#web/modules/projects/office/announcements/ReceiversPage.tsx')).ReceiversPage,
  }),
  page({
    path: 'project/:id/paper',
    title: title((w) => w.paperTemplates),
    load: async () =>
      (await import('#web/modules/correspondence/office/papers/TemplatesPage.tsx')).TemplatesPage,
  }),
  page({
    path: 'project/:id/processing_time',
    title: title((w) => w.processingTimes),
    load: async () => (await import('#web/modules/projects/office/times/TimesPage.tsx')).TimesPage,
  }),
];
