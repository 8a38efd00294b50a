import { adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { transition } from '#bff/core/stateMachine.ts';
import { RetentionErasureStatus as Status } from '#bff/generated/contract/enums.ts';
import { assertSecondPerson } from '#bff/parts/fourEyes/secondPerson.service.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { type ErasureChange, type ErasureRecord, updateErasure } from '../erasures.data.ts';
import { erasureMessages as messages } from '../erasures.words.ts';
import { type ErasureView, getErasure, requireErasure } from './erasureViews.service.ts';

type ErasureAction = 'approve' | 'cancel';

const nameOf = (status: number): string =>
  Object.entries(Status).find(([, value]) => value === status)?.[0] ?? String(status);

const changes: { readonly [action in ErasureAction]: (scope: Scope) => ErasureChange } = {
  approve: (scope) => ({
    status: Status.Running,
    approvedById: adminOf(scope).adminUserId,
    approvedAt: scope.now,
  }),
  cancel: ({ now }) => ({ status: Status.Stopped, finishedAt: now }),
};

/** @throws TRANSITION_NOT_ALLOWED, also for its proposer */
const assertAction = (scope: Scope, erasure: ErasureRecord, action: ErasureAction): void => {
  const { role, adminUserId } = adminOf(scope);
  const status = nameOf(erasure.status);
  const result = transition(scope.machines.retentionErasure, { status, action, role });
  if (!result.isAllowed) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.notNow });
  if (action === 'approve' && erasure.proposedById === adminUserId)
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.ownProposal });
};

/**
 * Approves a proposal, so that a job erases its records, or stops it. Whoever stops waits for the records that are just
 * being erased: they are, and no other.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED
 */
export const changeErasure = async (
  scope: Scope,
  id: number,
  { action }: { readonly action: ErasureAction },
  ifMatchVersion: number | undefined,
): Promise<ErasureView> => {
  const erasure = await requireErasure(scope, id);
  assertVersion(erasure, ifMatchVersion);
  assertAction(scope, erasure, action);
  if (action === 'approve') await assertSecondPerson(scope, [erasure.proposedById]);
  const change = changes[action](scope);
  await writeVersioned(erasure.version, (version) => updateErasure(scope.db, { id, version }, change));
  const [before, after] = [{ status: erasure.status }, { status: change.status }];
  await scope.audit({
    action,
    before,
    after,
    target: { kind: 'retentionErasure', id },
    projectId: erasure.projectId ?? undefined,
  });
  return getErasure(scope, id);
};
