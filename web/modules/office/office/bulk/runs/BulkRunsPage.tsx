import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import {
  BulkRunKind,
  BulkRunKindLabel,
  BulkRunStatus,
  BulkRunStatusLabel,
} from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { type ListShape, listQuery, membersOf, PAGE_SIZE } from '#web/parts/list/listAddress.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { bulkText as t } from '../bulk.words.ts';

type Row = components['schemas']['BulkRunSummary'];

const RUN_LIST = {
  filters: ['kind', 'status'],
  sorts: ['createdAt', '-createdAt'],
  defaultSort: '-createdAt',
} as const satisfies ListShape<string>;

const FILTERS = [
  { id: 'kind', name: t((w) => w.runs.kind), options: optionsOf(BulkRunKindLabel) },
  { id: 'status', name: t((w) => w.runs.status), options: optionsOf(BulkRunStatusLabel) },
];

const COLUMNS: readonly GridColumn<Row>[] = [
  {
    id: 'createdAt',
    header: t((w) => w.runs.createdAt),
    isSortable: true,
    isFixed: true,
    isNumeric: true,
    phoneSlot: 'due',
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    id: 'kind',
    header: t((w) => w.runs.kind),
    isFixed: true,
    isRowHeader: true,
    phoneSlot: 'title',
    cell: ({ kind }) => <GridLink>{BulkRunKindLabel[kind]}</GridLink>,
  },
  {
    id: 'status',
    header: t((w) => w.runs.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => BulkRunStatusLabel[status],
  },
  {
    id: 'by',
    header: t((w) => w.runs.by),
    hideBelow: 'md',
    phoneSlot: 'none',
    cell: ({ createdByName }) => createdByName,
  },
  {
    id: 'rows',
    header: t((w) => w.runs.rows),
    align: 'end',
    isNumeric: true,
    phoneSlot: 'amount',
    cell: ({ counts }) => formatInteger(counts.total),
  },
  {
    id: 'done',
    header: t((w) => w.runs.done),
    align: 'end',
    isNumeric: true,
    phoneSlot: 'none',
    cell: ({ counts }) => (
      <GridTwoLines
        first={formatInteger(counts.done)}
        {...(counts.failed === 0
          ? {}
          : {
              second: t((w) => w.runs.failed, { count: formatInteger(counts.failed) }),
              tone: 'danger' as const,
            })}
      />
    ),
  },
];

/** /admin/bulk: what was done, tried or taken back for many rows at once; one's own, for JMAC everybody's. */
export const BulkRunsPage = () => (
  <OnlyFor types={typesThatMayCall('listBulkRuns')}>
    <Runs />
  </OnlyFor>
);

const Runs = () => {
  const list = useListState(RUN_LIST);
  const kinds = list.values.kind ?? [];
  const query = {
    ...listQuery(list, PAGE_SIZE),
    kind: Object.values(BulkRunKind).filter((kind) => kinds.includes(kind)),
    status: membersOf(list.values, 'status', Object.values(BulkRunStatus)),
  };
  const read = useRead('/api/admin/bulk_run', { query }, { keepsPrevious: true });
  return (
    <>
      <PageHeader title={t((w) => w.runs.title)} context={t((w) => w.runs.context)} />
      <RecordList
        words={{
          title: t((w) => w.runs.title),
          empty: t((w) => w.runs.empty),
          emptyText: t((w) => w.runs.emptyText),
        }}
        list={list}
        read={read}
        columns={COLUMNS}
        rowLabel={({ kind }) => BulkRunKindLabel[kind]}
        rowHref={({ id }) => adminPaths.bulkRun(id)}
        filters={FILTERS}
      />
    </>
  );
};
