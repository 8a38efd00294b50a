import type { OpenFindings } from '#bff/core/events.ts';
import type { Scope } from '#bff/core/scope.ts';
import { requireListOwner } from './listOwner.service.ts';
import { countOpenFindings } from './openFindings.data.ts';
import { paymentFactsOf } from './paymentFacts.service.ts';

/**
 * What of the payment list keeps the result from being confirmed (domain 12; 2, step 15): findings that are to be put
 * right, unless the office has taken them with a reason, or accepts nothing of their deal. @throws NOT_FOUND
 */
export const openFindingsOf = async (scope: Scope, mypageId: number): Promise<OpenFindings> => {
  const { compared } = await paymentFactsOf(scope, await requireListOwner(scope, mypageId));
  return countOpenFindings(scope.db, compared);
};
