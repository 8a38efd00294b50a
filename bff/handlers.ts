import type { Handlers } from '#bff/http/handlers.ts';
import { identityRoutes } from '#bff/modules/access/identities/identities.routes.ts';
import { machineKeyRoutes } from '#bff/modules/access/machineKeys/machineKeys.routes.ts';
import { adminUserRoutes } from '#bff/modules/access/people/adminUsers.routes.ts';
import { secondFactorRoutes } from '#bff/modules/access/secondFactors/secondFactors.routes.ts';
import { passwordRoutes } from '#bff/modules/access/sessions/passwords.routes.ts';
import { sessionRoutes } from '#bff/modules/access/sessions/sessions.routes.ts';
import { dutyRoutes } from '#bff/modules/aftercare/duties/duties.routes.ts';
import { personalRecordRoutes } from '#bff/modules/aftercare/personal/personalRecords.routes.ts';
import { disposalRoutes } from '#bff/modules/aftercare/property/disposals.routes.ts';
import { propertyRoutes } from '#bff/modules/aftercare/property/properties.routes.ts';
import { retentionRoutes } from '#bff/modules/aftercare/retention/retention.routes.ts';
import { applicationFileRoutes } from '#bff/modules/applications/applicationFiles.routes.ts';
import { applicationRoutes } from '#bff/modules/applications/applications.routes.ts';
import { bankAccountRoutes } from '#bff/modules/corporations/bankAccounts.routes.ts';
import { corporationRoutes } from '#bff/modules/corporations/corporations.routes.ts';
import { fileRoutes } from '#bff/modules/correspondence/files/files.routes.ts';
import { mailCopyRoutes } from '#bff/modules/correspondence/notices/mailCopies.routes.ts';
import { mailPreferenceRoutes } from '#bff/modules/correspondence/notices/mailPreferences.routes.ts';
import { mailRoutes } from '#bff/modules/correspondence/notices/mails.routes.ts';
import { notificationRoutes } from '#bff/modules/correspondence/notices/notifications.routes.ts';
import { applicantPaperRoutes } from '#bff/modules/correspondence/papers/applicantPapers.routes.ts';
import { issuedPaperRoutes } from '#bff/modules/correspondence/papers/issuedPapers.routes.ts';
import { recordPaperRoutes } from '#bff/modules/correspondence/papers/recordPapers.routes.ts';
import { receiptRoutes } from '#bff/modules/correspondence/receipts/receipts.routes.ts';
import { reminderRoutes } from '#bff/modules/correspondence/reminders/reminders.routes.ts';
import { applicantThreadRoutes } from '#bff/modules/correspondence/threads/applicantThreads.routes.ts';
import { threadRoutes } from '#bff/modules/correspondence/threads/threads.routes.ts';
import { threadTemplateRoutes } from '#bff/modules/correspondence/threads/threadTemplates.routes.ts';
import { inspectionRoutes } from '#bff/modules/inspections/inspections.routes.ts';
import { amountProposalRoutes } from '#bff/modules/money/amounts/amountProposals.routes.ts';
import { paymentListRoutes } from '#bff/modules/money/payments/paymentList.routes.ts';
import { payoutBatchRoutes } from '#bff/modules/money/payouts/batches.routes.ts';
import { payoutRoutes } from '#bff/modules/money/payouts/payouts.routes.ts';
import { recoveryRoutes } from '#bff/modules/money/recoveries/recoveries.routes.ts';
import { changeRequestRoutes } from '#bff/modules/myPages/changes/changeRequests.routes.ts';
import { memberRoutes } from '#bff/modules/myPages/members/members.routes.ts';
import { myPageRoutes } from '#bff/modules/myPages/myPages.routes.ts';
import { activityRoutes } from '#bff/modules/office/activity/activity.routes.ts';
import { bulkRunRoutes } from '#bff/modules/office/bulk/bulkRuns.routes.ts';
import { calendarRoutes } from '#bff/modules/office/calendar/calendar.routes.ts';
import { exportRunRoutes } from '#bff/modules/office/exports/exportRuns.routes.ts';
import { homeRoutes } from '#bff/modules/office/home/home.routes.ts';
import { jobRoutes } from '#bff/modules/office/jobs/jobs.routes.ts';
import {
  applicantWaitingRoutes,
  processingTimeRoutes,
} from '#bff/modules/office/processingTimes/processingTimes.routes.ts';
import { listViewRoutes } from '#bff/modules/office/views/listViews.routes.ts';
import { announcementRoutes } from '#bff/modules/projects/announcements.routes.ts';
import { projectRoutes } from '#bff/modules/projects/projects.routes.ts';
import { questionRoutes } from '#bff/modules/projects/questions/questions.routes.ts';
import { findingDraftRoutes } from '#bff/modules/sections/findings/findingDrafts.routes.ts';
import { sectionRoutes } from '#bff/modules/sections/sections.routes.ts';
import { webhookRoutes } from '#bff/modules/trail/webhooks/webhooks.routes.ts';
import { metaRoutes } from '#bff/parts/guide/meta.routes.ts';

/** Every operation of the contract with its handler: a missing one does not compile, nor does one too many. */
export const handlers = {
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...identityRoutes,
  ...passwordRoutes,
  ...adminUserRoutes,
  ...amountProposalRoutes,
  ...announcementRoutes,
  ...applicationRoutes,
  ...applicationFileRoutes,
  ...bankAccountRoutes,
  ...bulkRunRoutes,
  ...changeRequestRoutes,
  ...corporationRoutes,
  ...calendarRoutes,
  ...dutyRoutes,
  ...exportRunRoutes,
  ...inspectionRoutes,
  ...jobRoutes,
  ...listViewRoutes,
  ...memberRoutes,
  ...metaRoutes,
  ...machineKeyRoutes,
  ...webhookRoutes,
  ...mailRoutes,
  ...mailPreferenceRoutes,
  ...personalRecordRoutes,
  ...retentionRoutes,
  ...mailCopyRoutes,
  ...notificationRoutes,
  ...projectRoutes,
  ...activityRoutes,
  ...fileRoutes,
  ...findingDraftRoutes,
  ...homeRoutes,
  ...myPageRoutes,
  ...paymentListRoutes,
  ...payoutRoutes,
  ...payoutBatchRoutes,
  ...disposalRoutes,
  ...propertyRoutes,
  ...receiptRoutes,
  ...recordPaperRoutes,
  ...issuedPaperRoutes,
  ...questionRoutes,
  ...recoveryRoutes,
  ...reminderRoutes,
  ...sectionRoutes,
  ...threadRoutes,
  ...applicantPaperRoutes,
  ...applicantThreadRoutes,
  ...threadTemplateRoutes,
  ...processingTimeRoutes,
  ...applicantWaitingRoutes,
} satisfies Handlers;
