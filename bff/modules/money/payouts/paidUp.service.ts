import type { Scope } from '#bff/core/scope.ts';
import { ProjectStatus } from '#bff/generated/contract/enums.ts';
import {
  findMyPageDetail,
  isPaidUp,
  moveProject,
  paidSum,
  projectStatusGuards,
  refreshMyPageFacts,
  type Undertaking,
  updateMyPageFacts,
} from '#bff/modules/myPages/index.ts';
import { listSectionsOfMyPage } from '#bff/modules/sections/index.ts';

/** Without the caller's visibility: the move follows by rule, whoever triggered it. */
const findUndertaking = async (scope: Scope, id: number): Promise<Undertaking | null> => {
  const myPage = await findMyPageDetail(scope.db, id, { kind: 'all' });
  return myPage === null ? null : { myPage, sections: await listSectionsOfMyPage(scope.db, id) };
};

const { FinishedPayment, NotifiedAmount } = ProjectStatus;

/**
 * Brings an undertaking that the transaction holds up to what is paid of it: paid up, it is FinishedPayment; with a
 * payment that failed since, it goes back to NotifiedAmount. Where something else stands in the way, JMAC moves it by
 * hand once that is done.
 * @param reason why a payment failed
 */
export const followPayments = async (scope: Scope, mypageId: number, reason: string): Promise<void> => {
  const undertaking = await findUndertaking(scope, mypageId);
  if (undertaking === null) return;
  const { myPage } = undertaking;
  const { projectStatus } = myPage;
  const refusal = projectStatusGuards(undertaking).recordPayment ?? null;
  if (projectStatus === NotifiedAmount && refusal === null)
    await moveProject(scope, undertaking, { action: 'recordPayment' }, FinishedPayment);
  else if (projectStatus === FinishedPayment && !isPaidUp(undertaking))
    await moveProject(scope, undertaking, { action: 'revertPayment', reason }, NotifiedAmount);
  else await updateMyPageFacts(scope.db, mypageId, { paidAmount: paidSum(undertaking) || null });
  await refreshMyPageFacts(scope, mypageId);
};
