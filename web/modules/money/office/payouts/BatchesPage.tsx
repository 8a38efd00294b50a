import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { idOf, type ListShape, PAGE_SIZE } from '#web/parts/list/listAddress.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { formatDate, formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { batchNumber } from './batchNumber.ts';

type Row = components['schemas']['PayoutBatchSummary'];

const BATCH_LIST = {
  filters: ['project_id'],
  singles: ['project_id'],
  sorts: ['-id'],
  defaultSort: '-id',
} as const satisfies ListShape<string>;

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

/** /admin/payment/batch: the files of transfers, the newest first. */
export const BatchesPage = () => (
  <OnlyFor types={typesThatMayCall('listPayoutBatches')}>
    <Batches />
  </OnlyFor>
);

const Batches = () => {
  const list = useListState(BATCH_LIST);
  const projects = useProjectOptions();
  const projectId = idOf(list.values, 'project_id');
  const query = {
    limit: PAGE_SIZE,
    ...(list.cursor === null ? {} : { cursor: list.cursor }),
    ...(projectId === undefined ? {} : { project_id: projectId }),
  };
  const read = useRead('/api/admin/payment_batch', { query }, { keepsPrevious: true });
  const title = t((w) => w.batches.title);
  return (
    <>
      <PageHeader
        over={
          <Breadcrumb
            items={[{ label: t((w) => w.list.title), href: adminPaths.payouts }, { label: title }]}
          />
        }
        title={title}
        context={t((w) => w.batches.context)}
        actions={
          <ExportMenu
            path="/api/admin/payment_batch/export"
            query={query}
            order={{ operation: 'exportPayoutBatches', total: read.data?.body.total }}
            shown={() => ({ ...list, columns: COLUMNS })}
          />
        }
      />
      <RecordList
        words={{ title, empty: t((w) => w.batches.empty), emptyText: t((w) => w.batches.emptyText) }}
        list={list}
        read={read}
        columns={COLUMNS}
        rowLabel={({ id }) => batchNumber(id)}
        rowHref={({ id }) => adminPaths.payoutBatch(id)}
        filters={[{ id: 'project_id', name: t((w) => w.list.projectFilter), options: projects }]}
      />
    </>
  );
};
