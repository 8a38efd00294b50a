import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { findMyPageDetail } from '#bff/data/myPages/myPages.ts';
import { listSectionsOfMyPage, lockMyPage } from '#bff/data/sections/sections.ts';
import { myPageVisibility } from '../common/access.ts';
import { assertVersion } from '../common/versioned.ts';
import type { Undertaking } from './guards/undertaking.ts';

/** A my page with its sections. @throws NOT_FOUND, also when the caller may not see it */
export const requireUndertaking = async (scope: Scope, id: number): Promise<Undertaking> => {
  const myPage = await findMyPageDetail(scope.db, id, myPageVisibility(scope));
  if (myPage === null) throw new ApiError('NOT_FOUND');
  return { myPage, sections: await listSectionsOfMyPage(scope.db, id) };
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
