import type { Handlers } from '../contract/handlers.ts';
import { amountProposalRoutes } from './amounts/amountProposals.ts';
import { applicationFileRoutes } from './applications/applicationFiles.ts';
import { applicationRoutes } from './applications/applications.ts';
import { activityRoutes } from './audit/activity.ts';
import { bulkRunRoutes } from './bulk/bulkRuns.ts';
import { calendarRoutes } from './calendar/calendar.ts';
import { changeRequestRoutes } from './changes/changeRequests.ts';
import { bankAccountRoutes } from './corporations/bankAccounts.ts';
import { corporationRoutes } from './corporations/corporations.ts';
import { dutyRoutes } from './duties/duties.ts';
import { exportRunRoutes } from './exports/exportRuns.ts';
import { fileRoutes } from './files/files.ts';
import { findingDraftRoutes } from './findings/findingDrafts.ts';
import { homeRoutes } from './home/home.ts';
import { identityRoutes } from './identities/identities.ts';
import { inspectionRoutes } from './inspections/inspections.ts';
import { jobRoutes } from './jobs/jobs.ts';
import { listViewRoutes } from './listViews/listViews.ts';
import { machineKeyRoutes } from './machineKeys/machineKeys.ts';
import { memberRoutes } from './members/members.ts';
import { metaRoutes } from './meta/meta.ts';
import { myPageRoutes } from './myPages/myPages.ts';
import { mailCopyRoutes } from './notices/mailCopies.ts';
import { mailPreferenceRoutes } from './notices/mailPreferences.ts';
import { mailRoutes } from './notices/mails.ts';
import { notificationRoutes } from './notices/notifications.ts';
import { applicantPaperRoutes } from './papers/applicantPapers.ts';
import { issuedPaperRoutes } from './papers/issuedPapers.ts';
import { paymentListRoutes } from './payments/paymentList.ts';
import { payoutBatchRoutes } from './payouts/batches.ts';
import { payoutRoutes } from './payouts/payouts.ts';
import { adminUserRoutes } from './people/adminUsers.ts';
import { personalRecordRoutes } from './personal/personalRecords.ts';
import { applicantWaitingRoutes, processingTimeRoutes } from './processingTimes/processingTimes.ts';
import { announcementRoutes } from './projects/announcements.ts';
import { projectRoutes } from './projects/projects.ts';
import { disposalRoutes } from './property/disposals.ts';
import { propertyRoutes } from './property/properties.ts';
import { questionRoutes } from './questions/questions.ts';
import { recoveryRoutes } from './recoveries/recoveries.ts';
import { reminderRoutes } from './reminders/reminders.ts';
import { retentionRoutes } from './retention/retention.ts';
import { secondFactorRoutes } from './secondFactors/secondFactors.ts';
import { receiptRoutes } from './sections/receipts.ts';
import { sectionRoutes } from './sections/sections.ts';
import { passwordRoutes } from './sessions/passwords.ts';
import { sessionRoutes } from './sessions/sessions.ts';
import { applicantThreadRoutes } from './threads/applicantThreads.ts';
import { threadRoutes } from './threads/threads.ts';
import { threadTemplateRoutes } from './threads/threadTemplates.ts';
import { webhookRoutes } from './webhooks/webhooks.ts';

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
