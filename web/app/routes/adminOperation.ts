import { menuText as menu } from '../shell/menu.words.ts';
import { type Page, page } from './page.ts';
import { titlesText as title } from './titles.words.ts';

/** Pages under /admin of those who run the office: its people, its trail, what runs by itself, who is connected. */
export const operationPages: readonly Page[] = [
  page({
    path: 'user',
    title: menu((w) => w.adminUsers),
    load: async () =>
      (await import('#web/modules/access/office/adminUsers/AdminUsersPage.tsx')).AdminUsersPage,
  }),
  page({
    path: 'pending_act',
    title: menu((w) => w.pendingActs),
    load: async () =>
      (await import('#web/modules/access/office/pendingActs/pendingActs.list.tsx')).PendingActsPage,
  }),
  page({
    path: 'pending_act/:id',
    title: menu((w) => w.pendingActs),
    load: async () =>
      (await import('#web/modules/access/office/pendingActs/PendingActPage.tsx')).PendingActPage,
  }),
  page({
    path: 'security',
    title: title((w) => w.security),
    load: async () => (await import('#web/modules/access/office/security/SecurityPage.tsx')).SecurityPage,
  }),
  page({
    path: 'export',
    title: menu((w) => w.exports),
    load: async () => (await import('#web/modules/office/office/exports/ExportRunsPage.tsx')).ExportRunsPage,
  }),
  page({
    path: 'audit',
    title: menu((w) => w.audit),
    load: async () => (await import('#web/modules/trail/office/audit/AuditPage.tsx')).AuditPage,
  }),
  page({
    path: 'audit/anchor',
    title: title((w) => w.auditAnchors),
    load: async () => (await import('#web/modules/trail/office/audit/AnchorsPage.tsx')).AnchorsPage,
  }),
  page({
    path: 'audit/record',
    title: title((w) => w.auditRecord),
    load: async () => (await import('#web/modules/trail/office/audit/RecordPage.tsx')).RecordPage,
  }),
  page({
    path: 'jobs',
    title: menu((w) => w.jobs),
    load: async () => (await import('#web/modules/office/office/jobs/JobsPage.tsx')).JobsPage,
  }),
  page({
    path: 'machine_key',
    title: menu((w) => w.machineKeys),
    load: async () =>
      (await import('#web/modules/access/office/machineKeys/MachineKeysPage.tsx')).MachineKeysPage,
  }),
  page({
    path: 'webhook',
    title: menu((w) => w.webhooks),
    load: async () => (await import('#web/modules/trail/office/webhooks/WebhooksPage.tsx')).WebhooksPage,
  }),
  page({
    path: 'webhook/:id',
    title: title((w) => w.webhook),
    load: async () => (await import('#web/modules/trail/office/webhooks/WebhookPage.tsx')).WebhookPage,
  }),
  page({
    path: 'bulk',
    title: title((w) => w.bulkRuns),
    load: async () => (await import('#web/modules/office/office/bulk/runs/bulkRuns.list.tsx')).BulkRunsPage,
  }),
  page({
    path: 'bulk/:id',
    title: title((w) => w.bulkRun),
    load: async () => (await import('#web/modules/office/office/bulk/runs/BulkRunPage.tsx')).BulkRunPage,
  }),
];
