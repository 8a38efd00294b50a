import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { PropertyStatus } from '#bff/generated/contract/enums.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import { tidyText } from '#rules/text.ts';
import { disposalMessages as messages, disposalReasons as reasons } from '../disposals.words.ts';
import { followLedger } from '../followLedger.service.ts';
import { updatePropertyRow } from '../properties.data.ts';
import { aboutProperty, holdContext, readContext } from '../propertyContext.service.ts';
import { isRestrictedOn, type PropertyContext } from '../propertyGuards.service.ts';
import { type PropertyView, viewOf } from '../propertyViews.service.ts';

type RecordInput = { readonly kind: number; readonly disposedOn: string; readonly reason: string };

const assertFree = ({ row }: PropertyContext, today: string): void => {
  if (row.status !== PropertyStatus.Confirmed || row.disposedOn !== null)
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: reasons.notConfirmed });
  if (!isRestrictedOn(row, today)) return;
  const day = formatEraDay(row.restrictionUntil ?? today);
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: reasons.stillRestricted(day) });
};

/**
 * Records what became of a piece whose restriction is over: nobody approves it, and nothing is paid back.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED while it is restricted, INVALID_PARAMETER
 */
export const recordPropertyDisposal = async (
  scope: Scope,
  id: number,
  { kind, disposedOn, reason: given }: RecordInput,
): Promise<PropertyView> => {
  adminOf(scope);
  const context = await holdContext(scope, id, undefined);
  const { row } = context;
  const today = tokyoDayOf(scope.now);
  assertFree(context, today);
  if (disposedOn > today || disposedOn <= (row.restrictionUntil ?? ''))
    throw invalidField('/disposedOn', messages.disposedOutside);
  const reason = tidyText(given);
  if (reason === '') throw invalidField('/reason', messages.reasonRequired);
  const after = { disposalKind: kind, disposedOn };
  await writeVersioned(row.version, () => updatePropertyRow(scope.db, { id, version: row.version }, after));
  const before = { disposalKind: row.disposalKind, disposedOn: row.disposedOn };
  await scope.audit({ action: 'updated', ...aboutProperty(context), before, after, reason });
  await followLedger(scope, row.mypageId);
  return viewOf(scope, await readContext(scope, id));
};
