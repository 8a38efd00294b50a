import { ProgressPhase, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { actorColumns, jmac, type SeedActor, system } from '../engine/actors.ts';
import { audit } from '../engine/audit.ts';
import { at, type Seed, workday } from '../engine/context.ts';
import type { SeedMyPage } from './myPageTypes.ts';
import type { Place } from './place.ts';

type Move = {
  readonly machine: string;
  readonly action: string;
  readonly from: number;
  readonly to: number;
  readonly offset: number;
  readonly comment?: string;
  readonly actor?: SeedActor;
};

const { Progressing, ResultConfirmed, NotifiedAmount, FinishedPayment, Finished, Canceled, Rejected } =
  ProjectStatus;

const status = (action: string, from: number, to: number, offset: number, comment?: string): Move => ({
  machine: 'projectStatus',
  action,
  from,
  to,
  offset,
  ...(comment === undefined ? {} : { comment }),
});
const phase = (action: string, from: number, to: number, offset: number): Move => ({
  machine: 'progressPhase',
  action,
  from,
  to,
  offset,
  actor: system,
});

const ENDED_OFFSET = -20;

/** How an undertaking came to where it stands, oldest first. */
const movesOf = (data: SeedMyPage): Move[] => {
  const { start, completed, inspected, confirmed, paid, projectStatus, cancelReason } = data;
  const isResultConfirmed = inspected !== undefined;
  const end = projectStatus === Canceled ? 'cancel' : 'reject';
  return [
    ...(start === undefined ? [] : [phase('start', ProgressPhase.None, ProgressPhase.Progressing, start)]),
    ...(completed === undefined
      ? []
      : [phase('complete', ProgressPhase.Progressing, ProgressPhase.Finished, completed + 1)]),
    ...(isResultConfirmed ? [status('confirmResult', Progressing, ResultConfirmed, inspected + 5)] : []),
    ...(confirmed === undefined
      ? []
      : [
          status('notifyAmount', ResultConfirmed, NotifiedAmount, confirmed),
          phase('finalize', ProgressPhase.Finished, ProgressPhase.Finalled, confirmed),
        ]),
    ...(paid === undefined ? [] : [status('recordPayment', NotifiedAmount, FinishedPayment, paid)]),
    ...(projectStatus === Finished ? [status('finish', FinishedPayment, Finished, -30)] : []),
    ...(projectStatus === Canceled || projectStatus === Rejected
      ? [
          status(end, Progressing, projectStatus, ENDED_OFFSET, cancelReason),
          { machine: 'delay', action: 'exit', from: 0, to: 3, offset: ENDED_OFFSET, actor: system },
        ]
      : []),
  ];
};

/** The history of an undertaking, with its entries in the audit trail. */
export const addMyPageHistory = (seed: Seed, { id, data }: Place): void => {
  for (const { machine, action, from, to, offset, comment = null, actor = jmac } of movesOf(data)) {
    const createdAt = at(seed, workday(seed, offset), '15:20');
    seed.rows.myPageHistory.push({
      mypageId: id,
      machine,
      action,
      fromStatus: from,
      toStatus: to,
      ...actorColumns(actor),
      comment,
      createdAt,
    });
    if (machine !== 'projectStatus') continue;
    const change = { before: { projectStatus: from }, after: { projectStatus: to }, reason: comment };
    audit(seed, {
      at: createdAt,
      actor,
      action,
      target: { kind: 'myPage', id },
      ...change,
      mypageId: id,
      projectId: data.projectId,
    });
  }
};
