import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { insertBatchStep } from '../batches.data.ts';

type BatchStep = { readonly action: string; readonly count: number; readonly comment: string | null };

/** One line of a file's history. */
export const recordBatchStep = async (scope: Scope, batchId: number, step: BatchStep): Promise<void> => {
  const { adminUserId, name } = adminOf(scope);
  await insertBatchStep(scope.db, {
    batchId,
    ...step,
    actorId: adminUserId,
    actorName: name,
    createdAt: scope.now,
  });
};
