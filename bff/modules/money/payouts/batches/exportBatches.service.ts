import type { Scope } from '#bff/core/scope.ts';
import { moneyExportTexts } from '#bff/modules/money/moneyExports.words.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { type BatchSummary, listPayoutBatches } from './batchViews.service.ts';

const words = moneyExportTexts.payoutBatch;

const stateOf = ({ canceledAt, resultReadAt }: BatchSummary): string => {
  if (canceledAt !== null) return words.canceled;
  return resultReadAt === null ? words.waiting : words.read;
};

const columns: readonly ExportColumn<BatchSummary>[] = [
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
];

/** The list of transfer files as a file: what was in each, what came of it, and by which checksum it is known. */
export const exportPayoutBatches = (
  scope: Scope,
  { search, keys, ...file }: AskedFile<{ readonly projectId: number | undefined }>,
) =>
  exportList(scope, {
    ...file,
    name: moneyExportTexts.payoutBatches,
    columns,
    rows: allRows(keys, (request) => listPayoutBatches(scope, search.projectId, request)),
    target: { kind: 'paymentBatch', id: 0 },
    filter: search,
  });
