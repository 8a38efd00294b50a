import type { TestSession } from '../client.ts';
import type { Walk } from './walk.ts';

/** An action on many applications: tried with marks and with a file, begun, looked at, saved, thrown away. */
export const walkBulk = async ({ server, step }: Walk, session: TestSession): Promise<void> => {
  const { items } = await step('listGeneralApplications', { session, query: { q: '株式会社' } });
  const { items: clerks } = await step('listAdminUsers', { session, query: { type: [4] } });
  const ids = items.map(({ id }) => id);
  const assigneeAdminUserIds = clerks.map(({ id }) => id);
  const asked = { kind: 'assignApplications', list: 'generalApplications', assigneeAdminUserIds } as const;
  const body = { ...asked, assigneeAdminUserIds, selection: { by: 'ids' as const, ids } };
  const { id } = await step('createBulkRun', { session, body });
  const path = { id };
  const codes = items.map(({ displayCode }) => displayCode);
  const file = { name: '一覧.csv', content: Buffer.from(`応募コード\n${codes.join('\n')}\n`) };
  const meta = { ...asked, assigneeAdminUserIds, fileName: '一覧.csv' };
  const another = await step('createBulkRunOfFile', { session, body: { meta }, file });
  await step('exportImportTemplate', { session, query: { kind: 'importCorporations', format: 'csv' } });
  await step('deleteBulkRun', { session, path: { id: another.id } });
  await step('listBulkRuns', { session });
  await step('updateBulkRun', { session, path, body: { action: 'start' } });
  await server.runJobs('runBulk');
  await step('getBulkRun', { session, path });
  await step('listBulkRunRows', { session, path });
  await step('exportBulkRunRows', { session, path, query: { format: 'csv' } });
};
