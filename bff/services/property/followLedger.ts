import type { Scope } from '#bff/core/scope.ts';
import { refreshMyPageFacts } from '../myPages/refreshMyPageFacts.ts';

/** What follows of itself from a change of a ledger: the figures of its my page. The caller holds it. */
export const followLedger = (scope: Scope, mypageId: number): Promise<void> =>
  refreshMyPageFacts(scope, mypageId);
