import type { Handlers } from '../contract/handlers.ts';
import { activityRoutes } from './activity.ts';
import { adminUserRoutes } from './adminUsers.ts';
import { announcementRoutes } from './announcements.ts';
import { applicationFileRoutes } from './applicationFiles.ts';
import { applicationRoutes } from './applications.ts';
import { bankAccountRoutes } from './bankAccounts.ts';
import { corporationRoutes } from './corporations.ts';
import { fileRoutes } from './files.ts';
import { homeRoutes } from './home.ts';
import { inspectionRoutes } from './inspections.ts';
import { metaRoutes } from './meta.ts';
import { myPageRoutes } from './myPages.ts';
import { notificationRoutes } from './notifications.ts';
import { passwordRoutes } from './passwords.ts';
import { projectRoutes } from './projects.ts';
import { receiptRoutes } from './receipts.ts';
import { sectionRoutes } from './sections.ts';
import { sessionRoutes } from './sessions.ts';

/** Every operation of the contract with its handler: a missing one does not compile, nor does one too many. */
export const handlers = {
  ...sessionRoutes,
  ...passwordRoutes,
  ...adminUserRoutes,
  ...announcementRoutes,
  ...applicationRoutes,
  ...applicationFileRoutes,
  ...bankAccountRoutes,
  ...corporationRoutes,
  ...inspectionRoutes,
  ...metaRoutes,
  ...notificationRoutes,
  ...projectRoutes,
  ...activityRoutes,
  ...fileRoutes,
  ...homeRoutes,
  ...myPageRoutes,
  ...receiptRoutes,
  ...sectionRoutes,
} satisfies Handlers;
