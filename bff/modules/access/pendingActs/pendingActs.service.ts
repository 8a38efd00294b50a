import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import {
  findPendingAct,
  type PendingActFilter,
  type PendingActRow,
  pendingActRows,
} from './pendingActs.data.ts';
import { type PendingActView, pendingActViews } from './pendingActViews.service.ts';

export const listPendingActs = async (
  scope: Scope,
  filter: PendingActFilter,
  request: PageRequest,
): Promise<Page<PendingActView>> =>
  mapPage(await pendingActRows.page(scope.db, filter, request), await pendingActViews(scope));

/** @throws NOT_FOUND */
export const requirePendingAct = async (scope: Scope, id: number): Promise<PendingActRow> => {
  const row = await findPendingAct(scope.db, id);
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
};

/** @throws NOT_FOUND */
export const getPendingAct = async (scope: Scope, id: number): Promise<PendingActView> => {
  const row = await requirePendingAct(scope, id);
  return (await pendingActViews(scope))(row);
};
