import type { Actor } from '#bff/core/actor.ts';
import type { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';

/**
 * Every refusal is in the trail (quality.md "Audit"): who tried what, and what he was told.
 * @param scope must not be the transaction of the refused request, which is undone
 */
export const recordRefusal = (
  scope: Scope,
  refusal: { readonly actor: Actor; readonly operationId: string; readonly error: ApiError },
): Promise<void> =>
  scope.actingFor(refusal.actor).audit({
    action: 'refused',
    outcome: 'refused',
    target: { kind: 'operation', id: refusal.operationId },
    reason: refusal.error.sentence,
  });
