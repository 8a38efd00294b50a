import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { byNumber } from '#bff/parts/lists/paging.ts';
import { moneyExportTexts } from '../moneyExports.words.ts';
import { type BatchSummary, listPayoutBatches } from './batches/batchViews.service.ts';

const words = moneyExportTexts.payoutBatch;

const stateOf = ({ canceledAt, resultReadAt }: BatchSummary): string => {
  if (canceledAt !== null) return words.canceled;
  return resultReadAt === null ? words.waiting : words.read;
};

/** Files of transfers: what was in each, what came of it, and by which checksum it is known. */
export const payoutBatchList = describeList({
  list: 'listPayoutBatches',
  file: 'exportPayoutBatches',
  conditions: {
    project_id: 'projectId',
  },
  orders: { id: [byNumber('id')] },
  firstOrder: '-id',
  read: listPayoutBatches,
  present: wire,
  exported: () => ({
    name: moneyExportTexts.payoutBatches,
    target: { kind: 'paymentBatch', id: 0 },
    columns: [
      { of: 'number', heading: words.number, cellOf: ({ id }) => id },
      { of: 'project', heading: words.projectName, width: 24, cellOf: ({ projectName }) => projectName },
      { of: 'transferOn', heading: words.transferOn, cellOf: ({ transferOn }) => transferOn },
      { of: 'count', heading: words.count, cellOf: ({ count }) => count },
      { of: 'amount', heading: words.amount, cellOf: ({ amount }) => amount },
      { of: 'state', heading: words.state, cellOf: stateOf },
      { of: 'state', heading: words.paidCount, cellOf: ({ paidCount }) => paidCount },
      { of: 'state', heading: words.failedCount, cellOf: ({ failedCount }) => failedCount },
      { heading: words.resultReadAt, cellOf: ({ resultReadAt }) => resultReadAt },
      { heading: words.canceledAt, cellOf: ({ canceledAt }) => canceledAt },
      { of: 'created', heading: words.createdAt, cellOf: ({ createdAt }) => createdAt },
      { of: 'created', heading: words.createdByName, cellOf: ({ createdByName }) => createdByName },
      { heading: words.fileName, width: 30, cellOf: ({ fileName }) => fileName },
      { heading: words.sha256, width: 66, cellOf: ({ sha256 }) => sha256 },
    ],
  }),
});
