import type { AdminRole } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { nameFor } from './officeName.service.ts';
import type { RecordStepRow } from './recordSteps.data.ts';

/**
 * A step of a record as the caller reads it.
 * @param role of the administrator who took it, where it is known
 */
export const stepView = (scope: Scope, step: RecordStepRow, role?: AdminRole) => ({
  at: step.createdAt,
  action: step.action,
  fromStatus: step.fromStatus,
  toStatus: step.toStatus,
  actorName: nameFor(scope, { kind: step.actorKind, name: step.actorName, role }),
  comment: step.comment,
});
