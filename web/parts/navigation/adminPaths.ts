import type { Family } from '#rules/families.ts';
import { deskPage } from '#rules/familyNames.ts';
import { familiesIn } from '#rules/programmes.ts';
import type { Variant } from './variant.ts';

/** A family of applications; their lists are menu entries of their own (spec 2). */
export type ApplicationFamilyName = Family;

/** The families whose lists belong to a deployment (spec 2 "Admin side menu"). */
export const familiesOf = (variant: Variant): readonly ApplicationFamilyName[] => familiesIn(variant);

/** The addresses of records in the administrators' area, for links between features. */
export const adminPaths = {
  home: '/admin',
  projects: '/admin/project',
  project: (id: number) => `/admin/project/${id}`,
  newProject: '/admin/project/new',
  announcements: (projectId: number) => `/admin/project/${projectId}/announcement`,
  receivers: (projectId: number, id: number) => `/admin/project/${projectId}/announcement/${id}/receiver`,
  questions: (projectId: number) => `/admin/project/${projectId}/question`,
  /** With a draft made of what was asked and answered in a thread. */
  questionOfThread: (projectId: number, threadId: number) =>
    `/admin/project/${projectId}/question?thread=${threadId}`,
  myPages: '/admin/mypage',
  /** Of every status. */
  documents: '/admin/mypage?list=sections',
  myPage: (id: number) => `/admin/mypage/${id}`,
  section: (mypageId: number, sectionId: number) => `/admin/mypage/${mypageId}/section/${sectionId}`,
  reports: '/admin/mypage_report',
  report: (id: number) => `/admin/mypage_report/${id}`,
  onsite: '/admin/mypage_report/onsite',
  onsiteReport: (id: number) => `/admin/mypage_report/${id}/onsite`,
  reportPaper: (id: number) => `/admin/mypage_report/${id}/paper`,
  changes: '/admin/change_request',
  change: (id: number) => `/admin/change_request/${id}`,
  calendar: '/admin/calendar',
  reminders: '/admin/reminder',
  retention: '/admin/retention',
  erasures: '/admin/retention/erasure',
  erasure: (id: number) => `/admin/retention/erasure/${id}`,
  duties: '/admin/duty',
  amounts: '/admin/amount_proposal',
  amount: (id: number) => `/admin/amount_proposal/${id}`,
  properties: '/admin/property',
  disposals: '/admin/property/disposal',
  ledger: (mypageId: number) => `/admin/mypage/${mypageId}?tab=property`,
  ledgerPaper: (mypageId: number) => `/admin/mypage/${mypageId}/property/paper`,
  recoveries: '/admin/recovery',
  recovery: (id: number) => `/admin/recovery/${id}`,
  papers: '/admin/paper',
  papersOf: (mypageId: number) => `/admin/paper?mypage_id=${mypageId}`,
  papersOfApplication: (applicationId: number) => `/admin/paper?application_id=${applicationId}`,
  paper: (id: number) => `/admin/paper/${id}`,
  paperTemplates: (projectId: number) => `/admin/project/${projectId}/paper`,
  processingTimes: (projectId: number) => `/admin/project/${projectId}/processing_time`,
  payouts: '/admin/payment',
  payout: (id: number) => `/admin/payment/${id}`,
  payoutBatches: '/admin/payment/batch',
  payoutBatch: (id: number) => `/admin/payment/batch/${id}`,
  payoutBudget: '/admin/payment/budget',
  corporations: '/admin/corporation',
  corporation: (id: number) => `/admin/corporation/${id}`,
  newCorporation: '/admin/corporation/new',
  adminUsers: '/admin/user',
  security: '/admin/security',
  threads: '/admin/thread',
  thread: (id: number) => `/admin/thread/${id}`,
  threadTemplates: '/admin/thread/template',
  /** ThreadStatus WaitingOffice. */
  waitingThreads: '/admin/thread?status=0',
  threadsOf: (mypageId: number) => `/admin/thread?mypage_id=${mypageId}`,
  threadsOfApplication: (id: number) => `/admin/thread?application_id=${id}`,
  exports: '/admin/export',
  mails: '/admin/mail',
  audit: '/admin/audit',
  /** What a record was at the end of a day (YYYY-MM-DD). */
  auditRecord: (record: { targetKind: string; targetId: string; on: string }) =>
    `/admin/audit/record?${new URLSearchParams(record)}`,
  auditAnchors: '/admin/audit/anchor',
  /** Of one record, or of what one person did: by the conditions of the trail's address. */
  auditOf: (conditions: Readonly<Record<string, string>>) =>
    `/admin/audit?${new URLSearchParams(conditions)}`,
  jobs: '/admin/jobs',
  /** JobStatus Failed. */
  failedJobs: '/admin/jobs?status=4',
  pendingActs: '/admin/pending_act',
  pendingAct: (id: number) => `/admin/pending_act/${id}`,
  machineKeys: '/admin/machine_key',
  webhooks: '/admin/webhook',
  webhook: (id: number) => `/admin/webhook/${id}`,
  bulkRuns: '/admin/bulk',
  bulkRun: (id: number) => `/admin/bulk/${id}`,
  applications: (family: ApplicationFamilyName) => deskPage(family),
  application: (family: ApplicationFamilyName, id: number) => `${deskPage(family)}/${id}`,
  filed: (family: ApplicationFamilyName, id: number) => `${deskPage(family)}/${id}/filed`,
} as const;
