/**
 * `npm run audit:verify [-- <head> …]`: computes the hash chain of the audit trail again, and looks whether it goes through
 * the head beside the files and those that are given (`1429:9f3a…`, printed by an earlier run); exit code 1 when not.
 */
import { pino } from 'pino';
import { headOfText, textOfHead } from '#bff/core/auditHead.ts';
import { readConfig } from '#bff/core/config.ts';
import {
  type ChainVerification,
  sealAuditEntries,
  verifyAuditChain,
} from '#bff/services/audit/auditChain.ts';
import { startServer } from '../bff/server.ts';

const reportOf = (found: ChainVerification): string[] => {
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

const given = process.argv.slice(2).map(headOfText);
const config = { ...readConfig(process.env), port: 0, isDemo: false };
const server = await startServer({ config, log: pino({ level: 'warn' }), hasBackgroundJobs: false });
try {
  const scope = server.scopes.forSystem('verifyAudit');
  const store = server.scopes.storage.auditHead;
  const kept = await store.read();
  while ((await sealAuditEntries(scope, store)).next !== null);
  const found = await verifyAuditChain(scope, kept === null ? given : [kept, ...given]);
  for (const line of reportOf(found)) console.log(line);
  process.exitCode = found.isIntact ? 0 : 1;
} finally {
  await server.stop();
}
