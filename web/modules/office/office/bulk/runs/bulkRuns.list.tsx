import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { BulkRunKindLabel, BulkRunStatusLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { choices } from '#web/parts/list/conditions/choices.ts';
import { describeList } from '#web/parts/list/describeList.ts';
import { listPageOf } from '#web/parts/list/ListPage.tsx';
import { plainWordsOf } from '#web/parts/list/listWords.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { bulkText as t } from '../bulk.words.ts';

type Row = components['schemas']['BulkRunSummary'];

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

const bulkRunList = describeList('/api/admin/bulk_run', {
  seenBy: typesThatMayCall('listBulkRuns'),
  words: { ...plainWordsOf(t, (w) => w.runs), context: t((w) => w.runs.context) },
  orders: ['createdAt'],
  firstOrder: '-createdAt',
  conditions: [
    choices({ id: 'kind', name: t((w) => w.runs.kind), labels: BulkRunKindLabel }),
    choices({ id: 'status', name: t((w) => w.runs.status), labels: BulkRunStatusLabel }),
  ],
  columns: COLUMNS,
  rowLabel: ({ kind }) => BulkRunKindLabel[kind],
  rowHref: ({ id }) => adminPaths.bulkRun(id),
});

/** /admin/bulk: what was done, tried or taken back for many rows at once; one's own, for JMAC everybody's. */
export const BulkRunsPage = listPageOf(bulkRunList);
