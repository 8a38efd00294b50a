import { pino } from 'pino';
import { type AuditHead, textOfHead } from '#bff/core/audit/auditHead.ts';
import type { Config } from '#bff/core/config.ts';
import { AuditAnchorFaultKind } from '#bff/generated/contract/enums.ts';
import {
  type ChainVerification,
  sealAuditEntries,
  verifyAuditChain,
} from '#bff/modules/trail/audit/auditChain.service.ts';
import { ChainBeginsAnew } from '#bff/modules/trail/audit/chainBeginning.service.ts';
import { type AnchorCheck, checkAnchors } from '#bff/modules/trail/audit/checkAnchors.service.ts';
import { startServer } from '#bff/server.ts';

const faultWords: { readonly [kind in AuditAnchorFaultKind]: string } = {
  [AuditAnchorFaultKind.CutOff]: 'the chain does not go through it',
  [AuditAnchorFaultKind.Changed]: 'it is not what was signed',
  [AuditAnchorFaultKind.Gone]: 'it does not lie beside the files any more',
};

const linesOf = (found: ChainVerification, { count, faults }: AnchorCheck): string[] => {
  const { checkedCount, brokenAtEntryId, lostHead, unsealed, head } = found;
  if (found.isIntact && faults.length === 0)
    return [`intact: ${checkedCount} entries, ${count} anchors`, `head: ${textOfHead(head)}`];
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
    ...faults.map(({ day, kind }) => `ANCHOR of ${day}: ${faultWords[kind]}`),
  ];
};

const sealAll = async (...given: Parameters<typeof sealAuditEntries>): Promise<void> => {
  while ((await sealAuditEntries(...given)).next !== null);
};

const unlessBeginsAnew = (error: unknown): void => {
  if (!(error instanceof ChainBeginsAnew)) throw error;
};

/**
 * Computes the hash chain of the audit trail again, and looks whether it goes through the head and the anchors
 * beside the files and the heads that are given. The product starts on the data for it, on a port that nobody knows.
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
    // A chain without its seals is not sealed anew: it is told below as what it is.
    await sealAll(scope, store).catch(unlessBeginsAnew);
    const found = await verifyAuditChain(scope, kept === null ? given : [kept, ...given]);
    const anchors = await checkAnchors(scope);
    const isIntact = found.isIntact && anchors.faults.length === 0;
    return { isIntact, lines: linesOf(found, anchors) };
  } finally {
    await server.stop();
  }
};
