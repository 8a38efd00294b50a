import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { RetentionState } from '#bff/generated/contract/enums.ts';
import { requireProject } from '#bff/modules/projects/index.ts';
import { isProblem } from '#bff/platform/database/errors.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { tidyText } from '#rules/text.ts';
import { findOpenErasure, insertErasure, insertErasureRecords } from '../erasures.data.ts';
import { erasureMessages as messages } from '../erasures.words.ts';
import { RETENTION_PERIODS } from '../retentionPeriods.service.ts';
import { type ErasureView, getErasure } from './erasureViews.service.ts';

type ErasureInput = {
  readonly projectId?: number | null | undefined;
  readonly kinds?: readonly number[] | undefined;
  readonly reason: string;
};

const notNow = (detail: string): ApiError => new ApiError('TRANSITION_NOT_ALLOWED', { detail });

const insert = async (scope: Scope, { projectId = null, kinds = [], reason }: ErasureInput) => {
  const text = tidyText(reason);
  if (text === '') throw invalidField('/reason', messages.reasonRequired);
  const { adminUserId: proposedById } = adminOf(scope);
  const erasure = { projectId, kinds, reason: text, proposedById, proposedAt: scope.now };
  try {
    return await insertErasure(scope.db, erasure);
  } catch (error) {
    // Somebody else was faster.
    throw isProblem(error, 'unique') ? notNow(messages.open) : error;
  }
};

/**
 * Proposes to erase what has been kept long enough and what nobody holds: a dry run, of which the records stay.
 * @throws INVALID_PARAMETER without a reason, NOT_FOUND, TRANSITION_NOT_ALLOWED where there are none, or one is open
 */
export const proposeErasure = async (scope: Scope, input: ErasureInput): Promise<ErasureView> => {
  adminOf(scope);
  const { projectId, kinds } = input;
  if (typeof projectId === 'number') await requireProject(scope, projectId);
  if ((await findOpenErasure(scope.db)) !== null) throw notNow(messages.open);
  const id = await insert(scope, input);
  const count = await insertErasureRecords(scope.db, id, {
    projectId: projectId ?? undefined,
    kinds,
    states: [RetentionState.Due],
    periods: RETENTION_PERIODS,
    today: tokyoDayOf(scope.now),
  });
  if (count === 0) throw notNow(messages.none);
  await scope.audit({
    action: 'created',
    target: { kind: 'retentionErasure', id },
    reason: tidyText(input.reason),
    after: { projectId: projectId ?? null, kinds: kinds ?? [], recordCount: count },
    projectId: projectId ?? undefined,
  });
  return getErasure(scope, id);
};
