import type { Scope } from '#bff/core/scope.ts';
import { refreshMyPageFacts } from '#bff/modules/myPages/index.ts';
import { followPropertyDuties } from '../duties/askForDuties.service.ts';

/** What follows of itself from a change of a ledger that the caller holds: its yearly duties, and its my page's figures. */
export const followLedger = async (scope: Scope, mypageId: number): Promise<void> => {
  await followPropertyDuties(scope, mypageId);
  await refreshMyPageFacts(scope, mypageId);
};
