import type { Scope } from '#bff/core/scope.ts';
import { systemActor } from '#bff/parts/records/historyActor.service.ts';
import { statusNumber } from './guards/myPageActions.service.ts';
import type { MyPageDetail } from './myPages.data.ts';
import { recordMove } from './recordMove.service.ts';

/**
 * Moves the phase along steps that follow from something else (days, the notified amount), by its machine.
 * @returns the phase after the last step
 */
export const movePhase = async (
  scope: Scope,
  { id, progressPhase }: Pick<MyPageDetail, 'id' | 'progressPhase'>,
  actions: readonly string[],
  comment: string | null = null,
): Promise<number> => {
  let phase = progressPhase;
  for (const action of actions) {
    const step = scope.machines.progressPhase.transitions.find(
      (candidate) =>
        candidate.action === action &&
        candidate.from.some((name) => statusNumber('progressPhase', name) === phase),
    );
    if (step === undefined) continue;
    const to = statusNumber('progressPhase', step.to);
    await recordMove(scope, id, {
      machine: 'progressPhase',
      action,
      from: phase,
      to,
      comment,
      actor: systemActor,
    });
    phase = to;
  }
  return phase;
};
