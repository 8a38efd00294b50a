import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { ExportRunStatus } from '#bff/generated/contract/enums.ts';
import type { TestServer } from '../server.ts';

/** A list that was made into a file for somebody of JMAC. @returns its id */
export const makeExportRun = async (server: TestServer, adminUserId: number): Promise<string> => {
  const { storage } = server.scopes;
  const { key, sizeBytes } = await storage.put(Readable.from(['管理番号\r\n']), { maxBytes: 1000 });
  await storage.release(key);
  const file = { storageKey: key, sizeBytes, fileName: 'マイページ一覧.csv', contentType: 'text/csv' };
  const { id } = await server.database.client.exportRun.create({
    data: {
      ...{ id: randomUUID(), adminUserId, operation: 'exportMyPages', query: { format: 'csv' } },
      ...{ status: ExportRunStatus.Made, rights: 'JMAC:', finishedAt: server.now(), ...file },
    },
  });
  return id;
};
