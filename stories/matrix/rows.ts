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
  ['', 'admin/Home', 'Office', 'getAdminHome'],
  ['/project', 'admin/Projects', 'OneRow', 'listProjects'],
  ['/project/new', 'admin/Project', 'New', null],
  ['/project/:id', 'admin/Project', 'Open', 'getProject'],
  ['/project/:id/announcement', 'admin/Project', 'Announcements', 'listAnnouncements'],
  ['/project/:id/question', 'admin/Questions', 'List', 'listQuestions'],
  [
    '/project/:id/announcement/:aid/receiver',
    'admin/AnnouncementReceivers',
    'List',
    'listAnnouncementReceivers',
  ],
  ['/project/:id/paper', 'admin/Papers', 'LetterTemplate', 'getPaperTemplate'],
  ['/project/:id/processing_time', 'admin/ProcessingTimes', 'Normal', 'listProcessingTimes'],
  ['/paper', 'admin/Papers', 'Normal', 'listIssuedPapers'],
  ['/paper/:id', 'admin/Papers', 'Paper', 'getIssuedPaper'],
  ['/mypage', 'admin/MyPageList', 'Normal', 'listMyPages'],
  ['/mypage/:id', 'admin/MyPageDetail', 'Normal', 'getMyPage'],
  ['/mypage/:id/property/paper', 'admin/MadePapers', 'Ledger', 'getMyPagePropertyPaper'],
  ['/mypage/:id/section/:sectionId', 'admin/ReviewDesk', 'Normal', 'getSection'],
  ['/mypage/:id/payment/import', 'admin/ImportDeals', 'Reason', 'getMyPage'],
  ['/corporation', 'admin/Corporations', 'OneRow', 'listCorporations'],
  ['/corporation/new', 'admin/Corporations', 'New', null],
  ['/corporation/:id', 'admin/Corporations', 'Detail', 'getCorporation'],
  ['/user', 'admin/AdminUsers', 'Normal', 'listAdminUsers'],
  ['/export', 'admin/ExportRuns', 'Normal', 'listExportRuns'],
  ['/thread', 'admin/Threads', 'List', 'listThreads'],
  ['/thread/template', 'admin/ThreadTemplates', 'List', 'listThreadTemplates'],
  ['/thread/:id', 'admin/Threads', 'Desk', 'getThread'],
  ['/mail', 'admin/Mails', 'Normal', 'listMails'],
  ['/audit', 'admin/Audit', 'Normal', 'searchAudit'],
  ['/audit/anchor', 'admin/AuditAnchors', 'Normal', 'listAuditAnchors'],
  ['/audit/record', 'admin/AuditRecord', 'Normal', 'getAuditRecord'],
  ['/machine_key', 'admin/MachineKeys', 'Normal', 'listMachineKeys'],
  ['/webhook', 'admin/Webhooks', 'Normal', 'listWebhooks'],
  ['/webhook/:id', 'admin/Webhook', 'Normal', 'getWebhook'],
  ['/security', 'admin/Security', 'Normal', 'listOwnSecondFactors'],
  ['/jobs', 'admin/Jobs', 'Normal', 'listJobs'],
  ['/bulk', 'admin/BulkRun', 'Runs', 'listBulkRuns'],
  ['/bulk/:id', 'admin/BulkRun', 'Tried', 'getBulkRun'],
  ['/application', 'admin/Applications', 'TwoRounds', 'listGeneralApplications'],
  ['/application/:id', 'admin/ApplicationDesk', 'Normal', 'getGeneralApplication'],
  ['/application/:id/filed', 'admin/MadePapers', 'Filed', 'getAdminGeneralFiledApplication'],
  ['/application-ingredient', 'admin/IngredientApplications', 'Normal', 'listIngredientApplications'],
  ['/application-ingredient/:id', 'admin/IngredientApplications', 'Content', 'getIngredientApplication'],
  [
    '/application-ingredient/:id/filed',
    'admin/MadePapers',
    'FiledIngredient',
    'getAdminIngredientFiledApplication',
  ],
  ['/application-noto', 'admin/NotoApplications', 'Normal', 'listNotoApplications'],
  ['/application-noto/:id', 'admin/NotoApplications', 'Content', 'getNotoApplication'],
  ['/application-noto/:id/filed', 'admin/MadePapers', 'FiledNoto', 'getAdminNotoFiledApplication'],
  ['/application-inclusive', 'admin/InclusiveApplications', 'Normal', 'listInclusiveApplications'],
  ['/application-inclusive/:id', 'admin/InclusiveApplications', 'Content', 'getInclusiveApplication'],
  [
    '/application-inclusive/:id/filed',
    'admin/MadePapers',
    'FiledInclusive',
    'getAdminInclusiveFiledApplication',
  ],
  ['/change_request', 'admin/Changes', 'Normal', 'listChangeRequests'],
  ['/change_request/:id', 'admin/Changes', 'Delay', 'getChangeRequest'],
  ['/calendar', 'admin/Calendar', 'Normal', 'listCalendar'],
  ['/reminder', 'admin/Reminders', 'Normal', 'listReminders'],
  ['/retention', 'admin/Retention', 'Normal', 'listRetentionRecords'],
  ['/retention/erasure', 'admin/Erasures', 'Normal', 'listRetentionErasures'],
  ['/retention/erasure/:id', 'admin/Erasure', 'Normal', 'getRetentionErasure'],
  ['/duty', 'admin/Duties', 'Normal', 'listDuties'],
  ['/amount_proposal', 'admin/Amounts', 'Normal', 'listAmountProposals'],
  ['/amount_proposal/:id', 'admin/Amounts', 'ToApprove', 'getAmountProposal'],
  ['/property', 'admin/Properties', 'Normal', 'listProperties'],
  ['/property/disposal', 'admin/Disposals', 'Normal', 'listDisposals'],
  ['/recovery', 'admin/Recoveries', 'Normal', 'listRecoveries'],
  ['/recovery/:id', 'admin/Recoveries', 'Order', 'getRecovery'],
  ['/payment', 'admin/Payouts', 'Normal', 'listPayouts'],
  ['/payment/batch', 'admin/Payouts', 'Batches', 'listPayoutBatches'],
  ['/payment/batch/:id', 'admin/Payouts', 'Batch', 'getPayoutBatch'],
  ['/payment/budget', 'admin/Payouts', 'Budget', 'listPayoutBudgets'],
  ['/payment/:id', 'admin/Payouts', 'Check', 'getPayout'],
  ['/mypage_report', 'admin/Inspections', 'Normal', 'listMyPageReports'],
  ['/mypage_report/onsite', 'admin/Onsite', 'List', null],
  ['/mypage_report/:id/onsite', 'admin/Onsite', 'Writing', null],
  ['/mypage_report/:id', 'admin/Inspections', 'Writing', 'getMyPageReport'],
  ['/mypage_report/:id/paper', 'admin/MadePapers', 'Report', 'getMyPageReportPaper'],
];

const USER: readonly Cells[] = [
  ['', 'user/MyPage', 'Normal', 'getUserMyPage'],
  ['/section/:sectionId', 'user/SectionPage', 'Returned', 'getUserSection'],
  ['/receipt/:receiptId', 'user/ReceiptPage', 'Normal', 'getUserReceipt'],
  ['/section', 'user/Pages', 'Sections', 'getUserMyPage'],
  ['/change', 'user/Changes', 'List', 'listUserChangeRequests'],
  ['/change/new', 'user/Changes', 'New', 'getUserMyPage'],
  ['/change/:changeId', 'user/Changes', 'Submitted', 'getUserChangeRequest'],
  ['/completion', 'user/Completion', 'Report', 'getUserCompletion'],
  ['/calendar', 'user/Calendar', 'Normal', 'listUserCalendar'],
  ['/duty', 'user/Duties', 'Normal', 'listUserDuties'],
  ['/property', 'user/Property', 'Normal', 'listUserProperties'],
  ['/property/paper', 'user/PropertyPaper', 'Normal', 'getUserPropertyPaper'],
  ['/recovery', 'user/Recoveries', 'List', 'listUserRecoveries'],
  ['/recovery/:recoveryId', 'user/Recoveries', 'Order', 'getUserRecovery'],
  ['/paper', 'user/Papers', 'List', 'listUserPapers'],
  ['/paper/:paperId', 'user/Papers', 'Paper', 'getUserPaper'],
  ['/section/new/voucher', 'user/PaymentItem', 'OldAddress', 'getUserPaymentList'],
  ['/payment', 'user/PaymentList', 'Normal', 'getUserPaymentList'],
  ['/payment/new', 'user/PaymentItem', 'New', 'getUserPaymentList'],
  ['/payment/import', 'user/PaymentImport', 'Begin', null],
  ['/payment/:id', 'user/PaymentItem', 'Edit', 'getUserPaymentList'],
  ['/payout', 'user/Payouts', 'Requested', 'getUserPayoutLedger'],
  ['/notification', 'user/Pages', 'Notifications', 'listUserNotifications'],
  ['/question', 'user/Questions', 'List', 'listPublicQuestions'],
  ['/thread', 'user/Threads', 'List', 'listUserThreads'],
  ['/thread/new', 'user/Threads', 'AskPhone', 'getUserMyPage'],
  ['/thread/:threadId', 'user/Threads', 'Waiting', 'getUserThread'],
  ['/announcement', 'user/Pages', 'Announcements', 'listUserAnnouncements'],
  ['/bank_account', 'user/Pages', 'Bank', 'getBankAccount'],
  ['/company', 'user/Pages', 'Company', 'getUserMyPage'],
  ['/mail_copy', 'user/MailCopies', 'Confirmed', null],
  ['/activity', 'user/Pages', 'Activity', 'listUserActivity'],
];

const APPLICATION: readonly Cells[] = [
  ['', 'application/Form', 'Tasks', 'getGeneralApplicationSelf'],
  ['/about', 'application/About', 'Open', 'getPublicProject'],
  ['/question', 'application/Questions', 'Everybody', 'listPublicQuestions'],
  ['/register', 'application/About', 'Register', 'getPublicProject'],
  ['/step/:stepId', 'application/Form', 'Step', 'getGeneralApplicationSelf'],
  ['/content', 'application/Status', 'Content', 'getGeneralApplicationSelf'],
  ['/filed', 'application/Filed', 'Normal', 'getGeneralFiledApplication'],
  ['/receipt/:receiptId', 'application/Status', 'Receipt', 'getGeneralApplicationReceipt'],
  ['/paper', 'application/Papers', 'List', 'listGeneralApplicationIssuedPapers'],
  ['/paper/:paperId', 'application/Papers', 'Letter', 'getGeneralApplicationIssuedPaper'],
  ['/thread', 'application/Threads', 'List', 'listGeneralApplicationThreads'],
  ['/thread/new', 'application/Threads', 'Ask', 'getGeneralApplicationSelf'],
  ['/thread/:threadId', 'application/Threads', 'Answered', 'getGeneralApplicationThread'],
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
