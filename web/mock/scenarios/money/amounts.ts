import { AmountProposalKind } from '#web/api/generated/enums.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked, rowsAsked } from '../../rows.ts';
import { aProject } from '../project.ts';
import { workCountsOf } from '../workCounts.ts';
import { calculation } from './amountCalculation.ts';
import { aConfirmation, aDeviation, amountSummaries, proposals } from './amountRows.ts';

/** What the office sees of the amounts of 豆くら. */
export const amountHandlers: MockHandlers = {
  ...workCountsOf({ amounts: () => amountSummaries }),
  listAmountProposals: ({ query }) => reply(rowsAsked(amountSummaries, query)),
  getAmountProposal: recordAsked(proposals),
  createAmountProposal: reply(aDeviation, aDeviation.version),
  updateAmountProposal: reply(aConfirmation, aConfirmation.version),
  getAmountCalculation: reply({ kind: AmountProposalKind.Confirmation, refusal: null, calculation }),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
};
