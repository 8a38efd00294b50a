import type { Scope } from '#bff/core/scope.ts';
import { exportTexts } from '#bff/text/lists/exports.ts';
import { type AskedFile, allRows, exportList } from '../../exports/exportList.ts';
import type { ExportColumn } from '../../exports/table.ts';
import { type BatchSummary, listPayoutBatches } from './batchViews.ts';

const words = exportTexts.payoutBatch;

const stateOf = ({ canceledAt, resultReadAt }: BatchSummary): string => {
  if (canceledAt !== null) return words.canceled;
  return resultReadAt === null ? words.waiting : words.read;
};

const columns: readonly ExportColumn<BatchSummary>[] = [
  { heading: words.number, cellOf: ({ id }) => id },
  { heading: words.projectName, width: 24, cellOf: ({ projectName }) => projectName },
  { heading: words.transferOn, cellOf: ({ transferOn }) => transferOn },
  { heading: words.count, cellOf: ({ count }) => count },
  { heading: words.amount, cellOf: ({ amount }) => amount },
  { heading: words.state, cellOf: stateOf },
  { heading: words.paidCount, cellOf: ({ paidCount }) => paidCount },
  { heading: words.failedCount, cellOf: ({ failedCount }) => failedCount },
  { heading: words.resultReadAt, cellOf: ({ resultReadAt }) => resultReadAt },
  { heading: words.canceledAt, cellOf: ({ canceledAt }) => canceledAt },
  { heading: words.createdAt, cellOf: ({ createdAt }) => createdAt },
  { heading: words.createdByName, cellOf: ({ createdByName }) => createdByName },
  { heading: words.fileName, width: 30, cellOf: ({ fileName }) => fileName },
  { heading: words.sha256, width: 66, cellOf: ({ sha256 }) => sha256 },
];

/** The list of transfer files as a file: what was in each, what came of it, and by which checksum it is known. */
export const exportPayoutBatches = (
  scope: Scope,
  { format, search, keys }: AskedFile<{ readonly projectId: number | undefined }>,
) =>
  exportList(scope, {
    format,
    name: exportTexts.payoutBatches,
    columns,
    rows: allRows(keys, (request) => listPayoutBatches(scope, search.projectId, request)),
    target: { kind: 'paymentBatch', id: 0 },
    filter: search,
  });
