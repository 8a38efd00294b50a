import { type AuditHeadStore, textOfHead } from '#bff/core/audit/auditHead.ts';
import type { Scope } from '#bff/core/scope.ts';
import { hasAnchors } from './anchors.data.ts';

/** Somebody has taken the seals of the trail away; sealing its entries anew would hide what was done to them. */
export class ChainBeginsAnew extends Error {
  override readonly name = 'ChainBeginsAnew';
}

/** What tells that the chain was there before; null: nothing does, it begins. */
const traceOfChain = async (scope: Scope, store: AuditHeadStore): Promise<string | null> => {
  const head = await store.read();
  if (head !== null) return `a head was kept (${textOfHead(head)})`;
  if (await hasAnchors(scope.db)) return 'the database has anchors of it';
  for await (const day of scope.storage.auditAnchors.days())
    return `an anchor of ${day} lies beside the files`;
  return null;
};

/**
 * Lets the first seal of an installation be made, and no first seal after that.
 * @throws ChainBeginsAnew where a head or an anchor of it is known
 */
export const assertBeginning = async (scope: Scope, store: AuditHeadStore): Promise<void> => {
  const trace = await traceOfChain(scope, store);
  if (trace !== null) throw new ChainBeginsAnew(`the audit trail has no seal any more, but ${trace}`);
  scope.log.info('the audit trail begins');
};
