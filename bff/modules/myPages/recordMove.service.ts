import type { Scope } from '#bff/core/scope.ts';
import { type HistoryActor, historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import type { MyPageMachine } from './guards/myPageActions.service.ts';
import { insertMyPageHistory } from './myPageWrites.data.ts';

type Step = {
  readonly machine: MyPageMachine;
  readonly action: string;
  readonly from: number;
  readonly to: number;
  readonly comment?: string | null;
  /** The system where a rule moved it; the caller otherwise. */
  readonly actor?: HistoryActor;
};

/** One line of a my page's history. */
export const recordMove = (scope: Scope, mypageId: number, step: Step): Promise<void> =>
  insertMyPageHistory(scope.db, {
    mypageId,
    machine: step.machine,
    action: step.action,
    fromStatus: step.from,
    toStatus: step.to,
    ...(step.actor ?? historyActorOf(scope)),
    comment: step.comment ?? null,
    createdAt: scope.now,
  });
