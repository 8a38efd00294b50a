import type { Scope } from '#bff/core/scope.ts';
import { insertMyPageHistories } from '#bff/modules/myPages/index.ts';
import { auditActionOf } from '#bff/modules/trail/index.ts';
import { type HistoryActor, historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import type { AmountProposalRow } from './amountProposals.data.ts';

/** One line of the history of a proposal. */
export type ProposalStep = {
  readonly mypageId: number;
  readonly id: number;
  readonly action: string;
  readonly from: number | null;
  readonly to: number;
  readonly comment: string | null;
  /** The system where a rule moved it; the caller otherwise. */
  readonly actor?: HistoryActor;
};

/** Keeps any number of steps in the histories of their my pages. */
export const recordProposalSteps = (scope: Scope, steps: readonly ProposalStep[]): Promise<void> =>
  insertMyPageHistories(
    scope.db,
    steps.map(({ mypageId, id, action, from, to, comment, actor }) => ({
      mypageId,
      machine: 'amountProposal',
      targetId: id,
      action,
      fromStatus: from,
      toStatus: to,
      ...(actor ?? historyActorOf(scope)),
      comment,
      createdAt: scope.now,
    })),
  );

/** An entry of the trail about a proposal. */
export const auditProposal = (
  scope: Scope,
  { id, mypageId, myPage }: Pick<AmountProposalRow, 'id' | 'mypageId' | 'myPage'>,
  entry: {
    readonly action: string;
    readonly before?: object;
    readonly after: object;
    readonly reason?: string | undefined;
  },
): Promise<void> =>
  scope.audit({
    ...entry,
    action: auditActionOf(entry.action),
    target: { kind: 'amountProposal', id },
    mypageId,
    projectId: myPage.projectId,
  });
