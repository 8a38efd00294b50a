import { anchorTrail } from '#bff/modules/trail/audit/anchorTrail.service.ts';
import { sealAuditEntries } from '#bff/modules/trail/audit/auditChain.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import type { TestServer } from '../server.ts';

/** The anchor of the server's day, of the trail as it is. @returns the day */
export const makeAnchor = async (server: TestServer): Promise<string> => {
  const scope = server.scopes.forSystem('anchorAudit');
  while ((await sealAuditEntries(scope, server.scopes.storage.auditHead)).next !== null);
  await anchorTrail(scope);
  return tokyoDayOf(server.now());
};
