import { paths } from './paths.ts';

type Id = number | string;

/** The addresses of a company's own pages. */
export const userPaths = {
  home: paths.userHome,
  sections: (projectId: Id, filter = '') =>
    `${paths.userHome(projectId)}/section${filter === '' ? '' : `?show=${filter}`}`,
  section: (projectId: Id, sectionId: Id) => `${paths.userHome(projectId)}/section/${sectionId}`,
  changes: (projectId: Id) => `${paths.userHome(projectId)}/change`,
  newChange: (projectId: Id) => `${paths.userHome(projectId)}/change/new`,
  change: (projectId: Id, changeId: Id) => `${paths.userHome(projectId)}/change/${changeId}`,
  completion: (projectId: Id) => `${paths.userHome(projectId)}/completion`,
  calendar: (projectId: Id) => `${paths.userHome(projectId)}/calendar`,
  duties: (projectId: Id) => `${paths.userHome(projectId)}/duty`,
  property: (projectId: Id) => `${paths.userHome(projectId)}/property`,
  propertyPaper: (projectId: Id) => `${paths.userHome(projectId)}/property/paper`,
  recoveries: (projectId: Id) => `${paths.userHome(projectId)}/recovery`,
  recovery: (projectId: Id, recoveryId: Id) => `${paths.userHome(projectId)}/recovery/${recoveryId}`,
  papers: (projectId: Id) => `${paths.userHome(projectId)}/paper`,
  paper: (projectId: Id, paperId: Id) => `${paths.userHome(projectId)}/paper/${paperId}`,
  payments: (projectId: Id) => `${paths.userHome(projectId)}/payment`,
  payouts: (projectId: Id) => `${paths.userHome(projectId)}/payout`,
  payment: (projectId: Id, itemId: Id) => `${paths.userHome(projectId)}/payment/${itemId}`,
  importPayments: (projectId: Id) => `${paths.userHome(projectId)}/payment/import`,
  newPayment: (projectId: Id) => `${paths.userHome(projectId)}/payment/new`,
  receipt: (projectId: Id, receiptId: string) => `${paths.userHome(projectId)}/receipt/${receiptId}`,
  questions: (projectId: Id) => `${paths.userHome(projectId)}/question`,
  threads: (projectId: Id) => `${paths.userHome(projectId)}/thread`,
  thread: (projectId: Id, threadId: Id) => `${paths.userHome(projectId)}/thread/${threadId}`,
  newThread: (projectId: Id, sectionId?: Id) =>
    `${paths.userHome(projectId)}/thread/new${sectionId === undefined ? '' : `?section=${sectionId}`}`,
  notifications: (projectId: Id) => `${paths.userHome(projectId)}/notification`,
  announcements: (projectId: Id) => `${paths.userHome(projectId)}/announcement`,
  bankAccount: (projectId: Id) => `${paths.userHome(projectId)}/bank_account`,
  company: (projectId: Id) => `${paths.userHome(projectId)}/company`,
  activity: (projectId: Id) => `${paths.userHome(projectId)}/activity`,
} as const;
