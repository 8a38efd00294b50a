import { CONFIRM_TOKEN } from '#web/parts/navigation/paths.ts';
import { type Page, page } from './page.ts';
import { titlesText as title } from './titles.words.ts';

const project = 'project/:projectId';

/** Pages under /application. Paths begin with `project/:projectId` or `:applicationId`. */
export const applicationPages: Page[] = [
  page({
    path: project,
    title: title((w) => w.applicant.home),
    allowsNoAuthWith: CONFIRM_TOKEN,
    load: async () => (await import('#web/modules/applications/applicant/home/HomePage.tsx')).HomePage,
  }),
  page({
    path: `${project}/about`,
    title: title((w) => w.applicant.about),
    allowsNoAuth: true,
    load: async () => (await import('#web/modules/applications/applicant/about/AboutPage.tsx')).AboutPage,
  }),
  page({
    path: `${project}/question`,
    title: title((w) => w.applicant.questions),
    allowsNoAuth: true,
    load: async () =>
      (await import('#web/modules/applications/applicant/questions/QuestionsPage.tsx')).QuestionsPage,
  }),
  page({
    path: `${project}/register`,
    title: title((w) => w.applicant.register),
    allowsNoAuth: true,
    load: async () =>
      (await import('#web/modules/applications/applicant/about/RegisterPage.tsx')).RegisterPage,
  }),
  page({
    path: `${project}/step/:stepId`,
    title: title((w) => w.applicant.step),
    load: async () => (await import('#web/modules/applications/applicant/step/StepPage.tsx')).StepPage,
  }),
  page({
    path: `${project}/content`,
    title: title((w) => w.applicant.content),
    load: async () =>
      (await import('#web/modules/applications/applicant/confirm/ContentPage.tsx')).ContentPage,
  }),
  page({
    path: `${project}/filed`,
    title: title((w) => w.applicant.filed),
    load: async () => (await import('#web/modules/applications/applicant/confirm/FiledPage.tsx')).FiledPage,
  }),
  page({
    path: `${project}/receipt/:receiptId`,
    title: title((w) => w.applicant.receipt),
    load: async () =>
      (await import('#web/modules/applications/applicant/confirm/ReceiptPage.tsx')).ReceiptPage,
  }),
  page({
    path: `${project}/paper`,
    title: title((w) => w.applicant.papers),
    load: async () =>
      (await import('#web/modules/applications/applicant/papers/PaperListPage.tsx')).PaperListPage,
  }),
  page({
    path: `${project}/paper/:paperId`,
    title: title((w) => w.applicant.papers),
    load: async () => (await import('#web/modules/applications/applicant/papers/PaperPage.tsx')).PaperPage,
  }),
  page({
    path: `${project}/thread`,
    title: title((w) => w.applicant.threads),
    load: async () =>
      (await import('#web/modules/applications/applicant/threads/ThreadListPage.tsx')).ThreadListPage,
  }),
  page({
    path: `${project}/thread/new`,
    title: title((w) => w.applicant.newThread),
    load: async () =>
      (await import('#web/modules/applications/applicant/threads/NewThreadPage.tsx')).NewThreadPage,
  }),
  page({
    path: `${project}/thread/:threadId`,
    title: title((w) => w.applicant.threads),
    load: async () => (await import('#web/modules/applications/applicant/threads/ThreadPage.tsx')).ThreadPage,
  }),
];
