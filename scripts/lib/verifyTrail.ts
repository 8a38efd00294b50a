import { pino } from 'pino';
import { type AuditHead, textOfHead } from '#bff/core/auditHead.ts';
import type { Config } from '#bff/core/config.ts';
import { startServer } from '#bff/server.ts';
import {
  type ChainVerification,
  sealAuditEntries,
  verifyAuditChain,
} from '#bff/services/audit/auditChain.ts';

const linesOf = (found: ChainVerification): string[] => {
  const { checkedCount, brokenAtEntryId, lostHead, unsealed, head } = found;
  if (found.isIntact) return [`intact: ${checkedCount} entries`, `head: ${textOfHead(head)}`];
  return [
    ...(brokenAtEntryId === undefined
      ? []
      : [`BROKEN at entry ${brokenAtEntryId} (${checkedCount} before it)`]),
    ...(lostHead === undefined
      ? []
      : [`CUT OFF: the chain had ${lostHead.seq} entries (${textOfHead(lostHead)}) and has ${head.seq} now`]),
    ...(unsealed.count === 0
      ? []
      : [`NEVER SEALED: ${unsealed.count} entries, the first is ${unsealed.firstId}`]),
  ];
};

/**
 * Computes the hash chain of the audit trail again, and looks whether it goes through the head beside the files and
 * those that are given. The product starts on the data for it, on a port that nobody knows.
 */
export const verifyTrail = async (
  config: Config,
  given: readonly AuditHead[],
): Promise<{ readonly isIntact: boolean; readonly lines: readonly string[] }> => {
  const log = pino({ level: 'warn' });
  const quiet = { ...config, port: 0, isDemo: false };
  const server = await startServer({ config: quiet, log, hasBackgroundJobs: false });
  try {
    const scope = server.scopes.forSystem('verifyAudit');
    const store = server.scopes.storage.auditHead;
    const kept = await store.read();
    while ((await sealAuditEntries(scope, store)).next !== null);
    const found = await verifyAuditChain(scope, kept === null ? given : [kept, ...given]);
    return { isIntact: found.isIntact, lines: linesOf(found) };
  } finally {
    await server.stop();
  }
};
