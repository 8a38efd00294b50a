import { RecoveryStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked, rowsAsked } from '../../rows.ts';
import { aProject } from '../project.ts';
import { workCountsOf } from '../workCounts.ts';
import {
  aDraft,
  anOrder,
  aProposal,
  aSettled,
  recoveries,
  recoverySummaries,
  recoverySummaryOf,
} from './recoveryRows.ts';

type Recovery = components['schemas']['Recovery'];

const { Draft, Submitted } = RecoveryStatus;

/** What the office sees of the money that 豆くら has to pay back. */
export const recoveryHandlers: MockHandlers = {
  ...workCountsOf({ recoveries: () => recoverySummaries }),
  listRecoveries: ({ query }) => reply(rowsAsked(recoverySummaries, query)),
  getRecovery: recordAsked(recoveries),
  createRecovery: reply(aDraft, aDraft.version),
  updateRecovery: reply(aProposal, aProposal.version),
  createRecoveryReceipt: reply(anOrder, anOrder.version),
  updateRecoveryReceipt: reply(anOrder, anOrder.version),
  createRecoveryRelief: reply(anOrder, anOrder.version),
  updateRecoveryRelief: reply(anOrder, anOrder.version),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
};

/** The same as their business sees them: orders, and nobody of the office by name. */
const asOwn = (recovery: Recovery): Recovery => ({
  ...recovery,
  submittedByName: null,
  orderedByName: '事務局',
  receipts: recovery.receipts.map((receipt) => ({
    ...receipt,
    note: null,
    recordedByName: '事務局',
    availableActions: [],
  })),
  reliefs: [],
  history: recovery.history
    .filter(({ toStatus }) => toStatus !== Draft && toStatus !== Submitted)
    .map((one) => ({ ...one, actorName: '事務局' })),
  availableActions: [],
});

const own = [anOrder, aSettled].map(asOwn);

export const ownRecoveryHandlers: MockHandlers = {
  listUserRecoveries: reply({ items: own.map(recoverySummaryOf), nextCursor: null, total: own.length }),
  getUserRecovery: recordAsked(own),
};
