import { paths } from '#web/parts/navigation/paths.ts';

type Id = number | string;

/** The addresses of an applicant's pages in one project. */
export const applicantPaths = {
  home: paths.applicationHome,
  about: paths.applicationAbout,
  questions: paths.applicationQuestions,
  register: (projectId: Id) => `${paths.applicationHome(projectId)}/register`,
  step: (projectId: Id, stepKey: string) => `${paths.applicationHome(projectId)}/step/${stepKey}`,
  content: (projectId: Id) => `${paths.applicationHome(projectId)}/content`,
  filed: (projectId: Id) => `${paths.applicationHome(projectId)}/filed`,
  papers: (projectId: Id) => `${paths.applicationHome(projectId)}/paper`,
  paper: (projectId: Id, paperId: Id) => `${paths.applicationHome(projectId)}/paper/${paperId}`,
  threads: (projectId: Id) => `${paths.applicationHome(projectId)}/thread`,
  thread: (projectId: Id, threadId: Id) => `${paths.applicationHome(projectId)}/thread/${threadId}`,
  newThread: (projectId: Id) => `${paths.applicationHome(projectId)}/thread/new`,
  receipt: (projectId: Id, receiptId: string) => `${paths.applicationHome(projectId)}/receipt/${receiptId}`,
} as const;
