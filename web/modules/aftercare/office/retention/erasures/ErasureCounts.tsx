import { Card } from '#ui-kit/Card/index.ts';
import { DataGrid, type GridColumn } from '#ui-kit/DataGrid/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { RetentionErasureOutcome as Outcome, RetentionKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { formatInteger, formatYen } from '#web/parts/text/format.ts';
import { type Erasure, filesOf } from './erasure.ts';
import { erasuresText as t } from './erasures.words.ts';

type Count = components['schemas']['RetentionErasureCount'];

const COUNTS = {
  record: { outcome: null, of: ({ recordCount }: Count) => recordCount },
  erased: { outcome: Outcome.Erased, of: ({ erasedCount }: Count) => erasedCount },
  kept: { outcome: Outcome.Kept, of: ({ keptCount }: Count) => keptCount },
} as const;

/** A number that opens its rows. */
const countColumn = (erasureId: number, id: keyof typeof COUNTS): GridColumn<Count> => ({
  id,
  header: t((w) => w[id]),
  align: 'end',
  isNumeric: true,
  phoneLabel: t((w) => w[id]),
  cell: (row) => {
    const { outcome, of } = COUNTS[id];
    const count = formatInteger(of(row));
    if (of(row) === 0) return count;
    const rows = t((w) => w.counts.rows, { kind: RetentionKindLabel[row.kind], outcome: t((w) => w[id]) });
    const query = `kind=${row.kind}${outcome === null ? '' : `&outcome=${outcome}`}`;
    return (
      <TextLink as={Link} href={`${adminPaths.erasure(erasureId)}?${query}`} aria-label={`${rows} ${count}`}>
        {count}
      </TextLink>
    );
  },
});

const columnsOf = (erasureId: number): readonly GridColumn<Count>[] => [
  {
    id: 'kind',
    header: t((w) => w.kind),
    isRowHeader: true,
    phoneSlot: 'title',
    cell: ({ kind }) => RetentionKindLabel[kind],
  },
  countColumn(erasureId, 'record'),
  countColumn(erasureId, 'erased'),
  countColumn(erasureId, 'kept'),
  {
    id: 'files',
    header: t((w) => w.files),
    align: 'end',
    isNumeric: true,
    phoneLabel: t((w) => w.files),
    cell: filesOf,
  },
  {
    id: 'amount',
    header: t((w) => w.amount),
    align: 'end',
    isNumeric: true,
    phoneLabel: t((w) => w.amount),
    cell: ({ amount }) => formatYen(amount),
  },
];

/** How much of each kind an erasure has. */
export const ErasureCounts = ({ erasure: { id, counts } }: { readonly erasure: Erasure }) => (
  <Card isFlush title={t((w) => w.counts.title)}>
    <DataGrid
      frame="none"
      aria-label={t((w) => w.counts.title)}
      columns={columnsOf(id)}
      rows={counts}
      rowId={({ kind }) => kind}
      rowLabel={({ kind }) => RetentionKindLabel[kind]}
      status="ready"
      empty={null}
    />
  </Card>
);
