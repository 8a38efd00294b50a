import { userOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { sumYen } from '#rules/money.ts';
import { deletePropertyRow, insertPiece } from './properties.data.ts';
import { aboutProperty, holdContext, readContext } from './propertyContext.service.ts';
import { deleteRefusal, type PropertyContext, splitRefusal } from './propertyGuards.service.ts';
import { type PropertyView, viewOf } from './propertyViews.service.ts';

const restOf = ({ row, pieces }: PropertyContext) => ({
  part: Math.max(...pieces.map(({ part }) => part)) + 1,
  amount: (row.dealAmount ?? 0) - sumYen(pieces.map(({ amount }) => amount)),
  subsidyAmount: Math.max(
    0,
    (row.dealSubsidyAmount ?? 0) - sumYen(pieces.map(({ subsidyAmount }) => subsidyAmount)),
  ),
});

/**
 * Begins another line for the rest of a deal that was of several things.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED where too little is left of it
 */
export const splitUserProperty = async (scope: Scope, id: number): Promise<PropertyView> => {
  userOf(scope);
  const context = await holdContext(scope, id, undefined);
  const refusal = splitRefusal(context);
  if (refusal !== undefined) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  const rest = restOf(context);
  const added = { ...rest, subsidyAmount: Math.min(rest.amount, rest.subsidyAmount) };
  const made = await readContext(scope, await insertPiece(scope.db, context.row, added));
  const { name, part, amount } = made.row;
  await scope.audit({ action: 'created', ...aboutProperty(made), after: { name, part, amount } });
  return viewOf(scope, made);
};

/** Takes such a line away again that was not handed in. @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED */
export const deleteUserProperty = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  userOf(scope);
  const context = await holdContext(scope, id, ifMatchVersion);
  const { row } = context;
  const refusal = deleteRefusal(row);
  if (refusal !== undefined) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  await writeVersioned(row.version, () => deletePropertyRow(scope.db, id, row.version));
  const { name, part, amount } = row;
  await scope.audit({ action: 'deleted', ...aboutProperty(context), before: { name, part, amount } });
};
