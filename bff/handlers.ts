import type { Handlers } from '#bff/http/handlers.ts';
import {
  adminUserRoutes,
  identityRoutes,
  machineKeyRoutes,
  passwordRoutes,
  pendingActRoutes,
  secondFactorRoutes,
  sessionRoutes,
} from '#bff/modules/access/index.ts';
import {
  disposalRoutes,
  dutyRoutes,
  personalRecordRoutes,
  propertyRoutes,
  retentionRoutes,
} from '#bff/modules/aftercare/index.ts';
import { applicationFileRoutes, applicationRoutes } from '#bff/modules/applications/index.ts';
import { bankAccountRoutes, corporationRoutes } from '#bff/modules/corporations/index.ts';
import {
  applicantPaperRoutes,
  applicantThreadRoutes,
  fileRoutes,
  issuedPaperRoutes,
  mailCopyRoutes,
  mailPreferenceRoutes,
  mailRoutes,
  notificationRoutes,
  receiptRoutes,
  recordPaperRoutes,
  reminderRoutes,
  threadRoutes,
  threadTemplateRoutes,
} from '#bff/modules/correspondence/index.ts';
import { inspectionRoutes } from '#bff/modules/inspections/index.ts';
import {
  amountProposalRoutes,
  paymentListRoutes,
  payoutBatchRoutes,
  payoutRoutes,
  recoveryRoutes,
} from '#bff/modules/money/index.ts';
import { changeRequestRoutes, memberRoutes, myPageRoutes } from '#bff/modules/myPages/index.ts';
import {
  activityRoutes,
  applicantWaitingRoutes,
  bulkRunRoutes,
  calendarRoutes,
  DESCRIBED,
  exportRunRoutes,
  homeRoutes,
  jobRoutes,
  listViewRoutes,
  officeLists,
  processingTimeRoutes,
} from '#bff/modules/office/index.ts';
import { announcementRoutes, projectRoutes, questionRoutes } from '#bff/modules/projects/index.ts';
import { findingDraftRoutes, sectionRoutes } from '#bff/modules/sections/index.ts';
import { webhookRoutes } from '#bff/modules/trail/index.ts';
import { metaRoutes } from '#bff/parts/guide/meta.routes.ts';
import { handlersOf } from '#bff/parts/lists/describeList.ts';

/** Every operation of the contract with its handler: a missing one does not compile, nor does one too many. */
export const handlers = {
  ...handlersOf([...DESCRIBED, ...officeLists]),
  ...sessionRoutes,
  ...secondFactorRoutes,
  ...identityRoutes,
  ...passwordRoutes,
  ...pendingActRoutes,
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
