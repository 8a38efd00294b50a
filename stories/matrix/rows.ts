import type { OperationId } from '#web/mock/contract.ts';

/** One page of the product and the story from which its pictures are made. */
export type Row = {
  /** As in the route table: `/admin/project/:id`. */
  readonly pattern: string;
  /** Below stories/screens, without `.stories.tsx`. */
  readonly file: string;
  /** The story of it that shows the page when all is well. */
  readonly scene: string;
  /** What fills the page; null where it reads nothing of its own. */
  readonly reads: OperationId | null;
};

type Cells = readonly [pattern: string, file: string, scene: string, reads: OperationId | null];

const rowOf =
  (area: string) =>
  ([path, file, scene, reads]: Cells): Row => ({ pattern: `${area}${path}`, file, scene, reads });

const ADMIN: readonly Cells[] = [
  ['', 'office/office/Home', 'Office', 'getAdminHome'],
  ['/project', 'projects/office/Projects', 'OneRow', 'listProjects'],
  ['/project/new', 'projects/office/Project', 'New', null],
  ['/project/:id', 'projects/office/Project', 'Open', 'getProject'],
  ['/project/:id/announcement', 'projects/office/Project', 'Announcements', 'listAnnouncements'],
  ['/project/:id/question', 'projects/office/Questions', 'List', 'listQuestions'],
  [
    '/project/:id/announcement/:aid/receiver',
    'projects/office/AnnouncementReceivers',
    'List',
    'listAnnouncementReceivers',
  ],
  ['/project/:id/paper', 'correspondence/office/Papers', 'LetterTemplate', 'getPaperTemplate'],
  ['/project/:id/processing_time', 'projects/office/ProcessingTimes', 'Normal', 'listProcessingTimes'],
  ['/paper', 'correspondence/office/Papers', 'Normal', 'listIssuedPapers'],
  ['/paper/:id', 'correspondence/office/Papers', 'Paper', 'getIssuedPaper'],
  ['/mypage', 'myPages/office/MyPageList', 'Normal', 'listMyPages'],
  ['/mypage/:id', 'myPages/office/MyPageDetail', 'Normal', 'getMyPage'],
  ['/mypage/:id/property/paper', 'correspondence/office/MadePapers', 'Ledger', 'getMyPagePropertyPaper'],
  ['/mypage/:id/section/:sectionId', 'sections/office/ReviewDesk', 'Normal', 'getSection'],
  ['/mypage/:id/payment/import', 'money/office/ImportDeals', 'Reason', 'getMyPage'],
  ['/corporation', 'corporations/office/Corporations', 'OneRow', 'listCorporations'],
  ['/corporation/new', 'corporations/office/Corporations', 'New', null],
  ['/corporation/:id', 'corporations/office/Corporations', 'Detail', 'getCorporation'],
  ['/user', 'access/office/AdminUsers', 'Normal', 'listAdminUsers'],
  ['/export', 'office/office/ExportRuns', 'Normal', 'listExportRuns'],
  ['/thread', 'correspondence/office/Threads', 'List', 'listThreads'],
  ['/thread/template', 'correspondence/office/ThreadTemplates', 'List', 'listThreadTemplates'],
  ['/thread/:id', 'correspondence/office/Threads', 'Desk', 'getThread'],
  ['/mail', 'correspondence/office/Mails', 'Normal', 'listMails'],
  ['/audit', 'trail/office/Audit', 'Normal', 'searchAudit'],
  ['/audit/anchor', 'trail/office/AuditAnchors', 'Normal', 'listAuditAnchors'],
  ['/audit/record', 'trail/office/AuditRecord', 'Normal', 'getAuditRecord'],
  ['/pending_act', 'access/office/PendingActs', 'List', 'listPendingActs'],
  ['/pending_act/:id', 'access/office/PendingActs', 'Waiting', 'getPendingAct'],
  ['/machine_key', 'access/office/MachineKeys', 'Normal', 'listMachineKeys'],
  ['/webhook', 'trail/office/Webhooks', 'Normal', 'listWebhooks'],
  ['/webhook/:id', 'trail/office/Webhook', 'Normal', 'getWebhook'],
  ['/security', 'access/office/Security', 'Normal', 'listOwnSecondFactors'],
  ['/jobs', 'office/office/Jobs', 'Normal', 'listJobs'],
  ['/bulk', 'office/office/BulkRun', 'Runs', 'listBulkRuns'],
  ['/bulk/:id', 'office/office/BulkRun', 'Tried', 'getBulkRun'],
  ['/application', 'applications/office/Applications', 'TwoRounds', 'listGeneralApplications'],
  ['/application/:id', 'applications/office/ApplicationDesk', 'Normal', 'getGeneralApplication'],
  ['/application/:id/filed', 'correspondence/office/MadePapers', 'Filed', 'getAdminGeneralFiledApplication'],
  [
    '/application-ingredient',
    'applications/office/IngredientApplications',
    'Normal',
    'listIngredientApplications',
  ],
  [
    '/application-ingredient/:id',
    'applications/office/IngredientApplications',
    'Content',
    'getIngredientApplication',
  ],
  [
    '/application-ingredient/:id/filed',
    'correspondence/office/MadePapers',
    'FiledIngredient',
    'getAdminIngredientFiledApplication',
  ],
  ['/application-noto', 'applications/office/NotoApplications', 'Normal', 'listNotoApplications'],
  ['/application-noto/:id', 'applications/office/NotoApplications', 'Content', 'getNotoApplication'],
  [
    '/application-noto/:id/filed',
    'correspondence/office/MadePapers',
    'FiledNoto',
    'getAdminNotoFiledApplication',
  ],
  [
    '/application-inclusive',
    'applications/office/InclusiveApplications',
    'Normal',
    'listInclusiveApplications',
  ],
  [
    '/application-inclusive/:id',
    'applications/office/InclusiveApplications',
    'Content',
    'getInclusiveApplication',
  ],
  [
    '/application-inclusive/:id/filed',
    'correspondence/office/MadePapers',
    'FiledInclusive',
    'getAdminInclusiveFiledApplication',
  ],
  ['/change_request', 'myPages/office/Changes', 'Normal', 'listChangeRequests'],
  ['/change_request/:id', 'myPages/office/Changes', 'Delay', 'getChangeRequest'],
  ['/calendar', 'office/office/Calendar', 'Normal', 'listCalendar'],
  ['/reminder', 'correspondence/office/Reminders', 'Normal', 'listReminders'],
  ['/retention', 'aftercare/office/Retention', 'Normal', 'listRetentionRecords'],
  ['/retention/erasure', 'aftercare/office/Erasures', 'Normal', 'listRetentionErasures'],
  ['/retention/erasure/:id', 'aftercare/office/Erasure', 'Normal', 'getRetentionErasure'],
  ['/duty', 'aftercare/office/Duties', 'Normal', 'listDuties'],
  ['/amount_proposal', 'money/office/Amounts', 'Normal', 'listAmountProposals'],
  ['/amount_proposal/:id', 'money/office/Amounts', 'ToApprove', 'getAmountProposal'],
  ['/property', 'aftercare/office/Properties', 'Normal', 'listProperties'],
  ['/property/disposal', 'aftercare/office/Disposals', 'Normal', 'listDisposals'],
  ['/recovery', 'money/office/Recoveries', 'Normal', 'listRecoveries'],
  ['/recovery/:id', 'money/office/Recoveries', 'Order', 'getRecovery'],
  ['/payment', 'money/office/Payouts', 'Normal', 'listPayouts'],
  ['/payment/batch', 'money/office/Payouts', 'Batches', 'listPayoutBatches'],
  ['/payment/batch/:id', 'money/office/Payouts', 'Batch', 'getPayoutBatch'],
  ['/payment/budget', 'money/office/Payouts', 'Budget', 'listPayoutBudgets'],
  ['/payment/:id', 'money/office/Payouts', 'Check', 'getPayout'],
  ['/mypage_report', 'inspections/office/Inspections', 'Normal', 'listMyPageReports'],
  ['/mypage_report/onsite', 'inspections/office/Onsite', 'List', null],
  ['/mypage_report/:id/onsite', 'inspections/office/Onsite', 'Writing', null],
  ['/mypage_report/:id', 'inspections/office/Inspections', 'Writing', 'getMyPageReport'],
  ['/mypage_report/:id/paper', 'correspondence/office/MadePapers', 'Report', 'getMyPageReportPaper'],
];

const USER: readonly Cells[] = [
  ['', 'myPages/company/MyPage', 'Normal', 'getUserMyPage'],
  ['/section/:sectionId', 'sections/company/SectionPage', 'Returned', 'getUserSection'],
  ['/receipt/:receiptId', 'sections/company/ReceiptPage', 'Normal', 'getUserReceipt'],
  ['/section', 'myPages/company/Pages', 'Sections', 'getUserMyPage'],
  ['/change', 'myPages/company/Changes', 'List', 'listUserChangeRequests'],
  ['/change/new', 'myPages/company/Changes', 'New', 'getUserMyPage'],
  ['/change/:changeId', 'myPages/company/Changes', 'Submitted', 'getUserChangeRequest'],
  ['/completion', 'myPages/company/Completion', 'Report', 'getUserCompletion'],
  ['/calendar', 'myPages/company/Calendar', 'Normal', 'listUserCalendar'],
  ['/duty', 'aftercare/company/Duties', 'Normal', 'listUserDuties'],
  ['/property', 'aftercare/company/Property', 'Normal', 'listUserProperties'],
  ['/property/paper', 'aftercare/company/PropertyPaper', 'Normal', 'getUserPropertyPaper'],
  ['/recovery', 'money/company/Recoveries', 'List', 'listUserRecoveries'],
  ['/recovery/:recoveryId', 'money/company/Recoveries', 'Order', 'getUserRecovery'],
  ['/paper', 'correspondence/company/Papers', 'List', 'listUserPapers'],
  ['/paper/:paperId', 'correspondence/company/Papers', 'Paper', 'getUserPaper'],
  ['/section/new/voucher', 'money/company/PaymentItem', 'OldAddress', 'getUserPaymentList'],
  ['/payment', 'money/company/PaymentList', 'Normal', 'getUserPaymentList'],
  ['/payment/new', 'money/company/PaymentItem', 'New', 'getUserPaymentList'],
  ['/payment/import', 'money/company/PaymentImport', 'Begin', null],
  ['/payment/:id', 'money/company/PaymentItem', 'Edit', 'getUserPaymentList'],
  ['/payout', 'money/company/Payouts', 'Requested', 'getUserPayoutLedger'],
  ['/notification', 'myPages/company/Pages', 'Notifications', 'listUserNotifications'],
  ['/question', 'projects/company/Questions', 'List', 'listPublicQuestions'],
  ['/thread', 'correspondence/company/Threads', 'List', 'listUserThreads'],
  ['/thread/new', 'correspondence/company/Threads', 'AskPhone', 'getUserMyPage'],
  ['/thread/:threadId', 'correspondence/company/Threads', 'Waiting', 'getUserThread'],
  ['/announcement', 'myPages/company/Pages', 'Announcements', 'listUserAnnouncements'],
  ['/bank_account', 'myPages/company/Pages', 'Bank', 'getBankAccount'],
  ['/company', 'myPages/company/Pages', 'Company', 'getUserMyPage'],
  ['/mail_copy', 'corporations/company/MailCopies', 'Confirmed', null],
  ['/activity', 'myPages/company/Pages', 'Activity', 'listUserActivity'],
];

const APPLICATION: readonly Cells[] = [
  ['', 'applications/applicant/Form', 'Tasks', 'getGeneralApplicationSelf'],
  ['/about', 'applications/applicant/About', 'Open', 'getPublicProject'],
  ['/question', 'applications/applicant/Questions', 'Everybody', 'listPublicQuestions'],
  ['/register', 'applications/applicant/About', 'Register', 'getPublicProject'],
  ['/step/:stepId', 'applications/applicant/Form', 'Step', 'getGeneralApplicationSelf'],
  ['/content', 'applications/applicant/Status', 'Content', 'getGeneralApplicationSelf'],
  ['/filed', 'applications/applicant/Filed', 'Normal', 'getGeneralFiledApplication'],
  ['/receipt/:receiptId', 'applications/applicant/Status', 'Receipt', 'getGeneralApplicationReceipt'],
  ['/paper', 'applications/applicant/Papers', 'List', 'listGeneralApplicationIssuedPapers'],
  ['/paper/:paperId', 'applications/applicant/Papers', 'Letter', 'getGeneralApplicationIssuedPaper'],
  ['/thread', 'applications/applicant/Threads', 'List', 'listGeneralApplicationThreads'],
  ['/thread/new', 'applications/applicant/Threads', 'Ask', 'getGeneralApplicationSelf'],
  ['/thread/:threadId', 'applications/applicant/Threads', 'Answered', 'getGeneralApplicationThread'],
];

export const AREA_NAMES = ['admin', 'user', 'application'] as const;

export type AreaName = (typeof AREA_NAMES)[number];

/** Every page behind the log-in boundary, in the order of the route tables. A test compares it with them. */
export const ROWS: Readonly<Record<AreaName, readonly Row[]>> = {
  admin: ADMIN.map(rowOf('/admin')),
  user: USER.map(rowOf('/user/:projectId')),
  application: APPLICATION.map(rowOf('/application/project/:projectId')),
};

/** What the addresses of the catalogue call a page: `/admin/project/:id` → `admin-project-id`. */
export const pageIdOf = ({ pattern }: Row): string =>
  pattern.slice(1).replaceAll(':', '').replaceAll(/[/_]/g, '-');

/** The pages of an area as the catalogue's addresses name them. */
export const pageIdsOf = (area: AreaName): string[] => ROWS[area].map(pageIdOf);
