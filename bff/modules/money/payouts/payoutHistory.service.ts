import type { Scope } from '#bff/core/scope.ts';
import { insertMyPageHistories } from '#bff/modules/myPages/index.ts';
import { auditActionOf, recordAudits } from '#bff/modules/trail/index.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';

/** A payment that moved. */
export type PayoutMove = {
  readonly id: number;
  readonly mypageId: number;
  readonly projectId?: number | undefined;
  readonly fromStatus: number;
  readonly toStatus: number;
  readonly comment?: string | null;
  /** The business for which the office acted. */
  readonly onBehalfOf?: string | undefined;
  /** The columns that moved with the status, for the trail: who, when, which account, which file. */
  readonly before?: object | undefined;
  readonly after?: object | undefined;
};

/** What the trail calls a move that the machine does not name. */
const AUDITED: { readonly [action: string]: string } = { accountChanged: 'checkReset' };

/** Writes an action on any number of payments into their my pages' history and the trail, in two statements. */
export const recordPayoutMoves = async (
  scope: Scope,
  action: string,
  moves: readonly PayoutMove[],
): Promise<void> => {
  const actor = historyActorOf(scope);
  await insertMyPageHistories(
    scope.db,
    moves.map(({ id, mypageId, fromStatus, toStatus, comment, onBehalfOf }) => ({
      mypageId,
      machine: 'payment',
      targetId: id,
      action,
      fromStatus,
      toStatus,
      ...actor,
      onBehalf: onBehalfOf !== undefined,
      comment: comment ?? null,
      createdAt: scope.now,
    })),
  );
  await recordAudits(
    scope,
    moves.map(({ id, mypageId, projectId, fromStatus, toStatus, comment, onBehalfOf, before, after }) => ({
      action: auditActionOf(AUDITED[action] ?? action),
      target: { kind: 'payment' as const, id },
      before: { ...before, status: fromStatus },
      after: { ...after, status: toStatus },
      reason: comment || undefined,
      onBehalfOf,
      mypageId,
      projectId,
    })),
  );
};
