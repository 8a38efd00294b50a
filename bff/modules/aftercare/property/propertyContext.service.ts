import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { assertVersion } from '#bff/parts/records/versioned.service.ts';
import { findProperty, listPiecesOf } from './properties.data.ts';
import type { PropertyContext } from './propertyGuards.service.ts';

/** A line that the caller may see, with the others of its deal. @throws NOT_FOUND */
export const readContext = async (scope: Scope, id: number): Promise<PropertyContext> => {
  const row = await findProperty(scope.db, id, myPageVisibility(scope));
  if (row === null) throw new ApiError('NOT_FOUND');
  const pieces = row.paymentItemId === null ? [] : await listPiecesOf(scope.db, row.paymentItemId);
  return { row, pieces };
};

/** The same, held with its my page until the end of the transaction. @throws NOT_FOUND, RECORD_CHANGED */
export const holdContext = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<PropertyContext> => {
  const { row } = await readContext(scope, id);
  await lockMyPage(scope.db, row.mypageId);
  const context = await readContext(scope, id);
  assertVersion(context.row, ifMatchVersion);
  return context;
};

/** Where the trail puts a line. */
export const aboutProperty = ({ row }: PropertyContext) => ({
  target: { kind: 'property' as const, id: row.id },
  mypageId: row.mypageId,
  projectId: row.myPage.projectId,
});
