import { Card } from '#ui-kit/Card/index.ts';
import { DataGrid, type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { RetentionKind, RetentionKindLabel, RetentionState } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { formatDate, formatInteger } from '#web/parts/text/format.ts';
import { retentionText as t } from './retention.words.ts';

type Count = components['schemas']['RetentionKindCount'];

/** How long each kind is kept, and from when it counts (bff/modules/aftercare/retention/retentionPeriods). */
const rules: Record<RetentionKind, string> = {
  [RetentionKind.Draft]: t((w) => w.rules.draft),
  [RetentionKind.ClosedApplication]: t((w) => w.rules.application),
  [RetentionKind.Undertaking]: t((w) => w.rules.undertaking),
  [RetentionKind.Applicant]: t((w) => w.rules.applicant),
  [RetentionKind.CorporationUser]: t((w) => w.rules.stopped),
  [RetentionKind.AdminUser]: t((w) => w.rules.stopped),
};

const columnsOfState = {
  due: { state: RetentionState.Due, countOf: ({ dueCount }: Count) => dueCount },
  held: { state: RetentionState.Held, countOf: ({ heldCount }: Count) => heldCount },
  coming: { state: RetentionState.Coming, countOf: ({ comingCount }: Count) => comingCount },
} as const;

/** A number that opens its rows. */
const countColumn = (id: keyof typeof columnsOfState): GridColumn<Count> => ({
  id,
  header: t((w) => w.kinds[id]),
  align: 'end',
  isNumeric: true,
  phoneLabel: t((w) => w.kinds[id]),
  cell: (row) => {
    const { state, countOf } = columnsOfState[id];
    const count = countOf(row);
    const rows = t((w) => w.kinds.rows, {
      kind: RetentionKindLabel[row.kind],
      state: t((w) => w.kinds[id]),
    });
    return count === 0 ? (
      formatInteger(0)
    ) : (
      <TextLink
        as={Link}
        href={`${adminPaths.retention}?kind=${row.kind}&state=${state}`}
        aria-label={`${rows} ${formatInteger(count)}`}
      >
        {formatInteger(count)}
      </TextLink>
    );
  },
});

const dayColumn = (id: 'oldestOn' | 'nextOn'): GridColumn<Count> => ({
  id,
  header: t((w) => w.kinds[id]),
  isNumeric: true,
  hideBelow: 'lg',
  phoneSlot: 'none',
  cell: (row) => formatDate(row[id]),
});

const COLUMNS: readonly GridColumn<Count>[] = [
  {
    id: 'kind',
    header: t((w) => w.kinds.kind),
    isRowHeader: true,
    phoneSlot: 'title',
    width: 'clamp(14rem, 34vw, 40rem)',
    cell: ({ kind }) => (
      <GridTwoLines first={<b>{RetentionKindLabel[kind]}</b>} second={<span>{rules[kind]}</span>} />
    ),
  },
  countColumn('due'),
  countColumn('held'),
  countColumn('coming'),
  dayColumn('oldestOn'),
  dayColumn('nextOn'),
];

/** How many records of each kind have had their time, by which rule. */
export const RetentionKinds = () => {
  const read = useRead('/api/admin/retention', {});
  return (
    <Card isFlush title={t((w) => w.kinds.title)}>
      <DataGrid
        frame="none"
        aria-label={t((w) => w.kinds.label)}
        columns={COLUMNS}
        rows={read.data?.body.items ?? []}
        rowId={({ kind }) => kind}
        rowLabel={({ kind }) => RetentionKindLabel[kind]}
        status={read.isError ? 'error' : read.isPending ? 'loading' : 'ready'}
        onRetry={() => void read.refetch()}
        empty={null}
      />
    </Card>
  );
};
