import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { round } from '#web/parts/list/conditions/choices.ts';
import { describeList } from '#web/parts/list/describeList.ts';
import { ListPage, listPageOf, type ShownProps } from '#web/parts/list/ListPage.tsx';
import { plainWordsOf } from '#web/parts/list/listWords.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { formatDate, formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { batchNumber } from './batchNumber.ts';

type Row = components['schemas']['PayoutBatchSummary'];

const stateOf = ({ canceledAt, resultReadAt }: Row): string => {
  if (canceledAt !== null) return t((w) => w.batches.canceled);
  return resultReadAt === null ? t((w) => w.batches.waiting) : t((w) => w.batches.read);
};

const COLUMNS: readonly GridColumn<Row>[] = [
  {
    id: 'number',
    header: t((w) => w.batches.number),
    isFixed: true,
    isRowHeader: true,
    phoneSlot: 'code',
    cell: ({ id }) => <GridLink kind="code">{batchNumber(id)}</GridLink>,
  },
  {
    id: 'project',
    header: t((w) => w.batches.project),
    phoneSlot: 'title',
    cell: ({ projectName }) => projectName,
  },
  {
    id: 'transferOn',
    header: t((w) => w.batches.transferOn),
    isNumeric: true,
    phoneSlot: 'due',
    cell: ({ transferOn }) => formatDate(transferOn),
  },
  {
    id: 'count',
    header: t((w) => w.batches.count),
    align: 'end',
    isNumeric: true,
    cell: ({ count }) => formatInteger(count),
  },
  {
    id: 'amount',
    header: t((w) => w.batches.amount),
    align: 'end',
    isNumeric: true,
    phoneSlot: 'title',
    cell: ({ amount }) => formatInteger(amount),
  },
  {
    id: 'state',
    header: t((w) => w.batches.state),
    phoneSlot: 'title',
    cell: (row) => (
      <GridTwoLines
        first={stateOf(row)}
        {...(row.resultReadAt === null
          ? {}
          : { second: t((w) => w.batches.some, { paid: row.paidCount, failed: row.failedCount }) })}
      />
    ),
  },
  {
    id: 'created',
    header: t((w) => w.batches.created),
    cell: ({ createdAt, createdByName }) =>
      t((w) => w.batches.createdBy, { at: formatDateTime(createdAt), name: createdByName }),
  },
];

const batchList = describeList('/api/admin/payment_batch', {
  seenBy: typesThatMayCall('listPayoutBatches'),
  savedBy: 'exportPayoutBatches',
  words: { ...plainWordsOf(t, (w) => w.batches), context: t((w) => w.batches.context) },
  firstOrder: '-id',
  conditions: [round(t((w) => w.list.projectFilter))],
  columns: COLUMNS,
  rowLabel: ({ id }) => batchNumber(id),
  rowHref: ({ id }) => adminPaths.payoutBatch(id),
});

const Batches = ({ shown }: ShownProps<typeof batchList.path>) => (
  <ListPage
    shown={shown}
    over={
      <Breadcrumb
        items={[
          { label: t((w) => w.list.title), href: adminPaths.payouts },
          { label: batchList.words.title },
        ]}
      />
    }
  />
);

/** /admin/payment/batch: the files of transfers, the newest first. */
export const BatchesPage = listPageOf(batchList, Batches);
