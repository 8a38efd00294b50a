import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { listSectionsOfMyPage } from '#bff/modules/sections/index.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { assertVersion } from '#bff/parts/records/versioned.service.ts';
import { isResultUpToDeals } from './guards/projectStatus.service.ts';
import type { Undertaking } from './guards/undertaking.service.ts';
import { findMyPageDetail } from './myPages.data.ts';

/** A my page with its sections. @throws NOT_FOUND, also when the caller may not see it */
export const requireUndertaking = async (scope: Scope, id: number): Promise<Undertaking> => {
  const myPage = await findMyPageDetail(scope.db, id, myPageVisibility(scope));
  if (myPage === null) throw new ApiError('NOT_FOUND');
  const undertaking = { myPage, sections: await listSectionsOfMyPage(scope.db, id) };
  if (scope.actor?.kind !== 'admin' || !isResultUpToDeals(undertaking)) return undertaking;
  return { ...undertaking, openFindings: await scope.ask('openFindings', id) };
};

/** The same, held until the end of the transaction. @throws NOT_FOUND, RECORD_CHANGED */
export const holdUndertaking = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<Undertaking> => {
  await lockMyPage(scope.db, id);
  const undertaking = await requireUndertaking(scope, id);
  assertVersion(undertaking.myPage, ifMatchVersion);
  return undertaking;
};
