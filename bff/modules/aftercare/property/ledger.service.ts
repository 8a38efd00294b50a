import { adminOf, userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { PropertyStatus } from '#bff/generated/contract/enums.ts';
import { recordAudits } from '#bff/modules/trail/index.ts';
import { requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { followLedger } from './followLedger.service.ts';
import { confirmPropertyRows, listLedgerRows } from './properties.data.ts';
import { propertyReasons as reasons } from './property.words.ts';
import { aboutProperty } from './propertyContext.service.ts';
import { propertyMoves } from './propertyGuards.service.ts';
import { contextIn, ledgerOf } from './propertyViews.service.ts';

const readLedger = async (scope: Scope, mypageId: number) => {
  await requireMyPage(scope, mypageId);
  return ledgerOf(scope, await listLedgerRows(scope.db, mypageId));
};

/** The ledger of one undertaking, for the office. @throws NOT_FOUND */
export const getLedger = (scope: Scope, mypageId: number) => {
  adminOf(scope);
  return readLedger(scope, mypageId);
};

/** The same for its business. @throws NOT_FOUND for another one */
export const getUserLedger = (scope: Scope, mypageId: number) => {
  userOf(scope);
  return readLedger(scope, mypageId);
};

/**
 * Confirms everything that was handed in and that the caller may confirm.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED where there is nothing of the kind
 */
export const confirmLedger = async (scope: Scope, mypageId: number) => {
  const actor = adminOf(scope);
  await requireMyPage(scope, mypageId);
  await lockMyPage(scope.db, mypageId);
  const rows = await listLedgerRows(scope.db, mypageId);
  const contexts = rows
    .map(contextIn(rows))
    .filter((context) =>
      propertyMoves(scope, context, actor).some(({ action, allowed }) => action === 'confirm' && allowed),
    );
  if (contexts.length === 0)
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: reasons.nothingToConfirm });
  const ids = contexts.map(({ row }) => row.id);
  await confirmPropertyRows(scope.db, ids, { by: actor.adminUserId, at: scope.now });
  await recordAudits(
    scope,
    contexts.map((context) => ({
      action: 'confirm' as const,
      ...aboutProperty(context),
      before: { status: context.row.status, confirmedById: null, confirmedAt: null },
      after: { status: PropertyStatus.Confirmed, confirmedById: actor.adminUserId, confirmedAt: scope.now },
    })),
  );
  await followLedger(scope, mypageId);
  return readLedger(scope, mypageId);
};
