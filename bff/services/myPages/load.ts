import { findMyPageDetail } from '../../data/myPages.ts';
import { listSectionsOfMyPage, lockMyPage } from '../../data/sections.ts';
import { myPageVisibility } from '../access.ts';
import { ApiError } from '../apiError.ts';
import type { Undertaking } from '../guards/myPage.ts';
import type { Scope } from '../scope.ts';
import { assertVersion } from '../versioned.ts';

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
