import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { RetentionErasureStatusLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { RetentionErasureStatusTag } from '#web/parts/status/letters/RetentionErasureTags.tsx';
import { formatCount, formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { type Erasure, kindsOf, roundOf, titleOf } from './erasure.ts';
import { ERASURE_LIST, erasureQuery } from './erasureQuery.ts';
import { erasuresText as t } from './erasures.words.ts';

const WORDS = {
  title: t((w) => w.list.title),
  empty: t((w) => w.list.empty),
  emptyText: t((w) => w.list.emptyText),
};

const FILTERS = [
  { id: 'status', name: t((w) => w.status), options: optionsOf(RetentionErasureStatusLabel) },
  {
    id: 'notOwn',
    name: t((w) => w.list.ownFilter),
    options: [{ value: 'true', label: t((w) => w.list.notOwn) }],
  },
];

const ABOUT: readonly GridColumn<Erasure>[] = [
  {
    id: 'proposedAt',
    header: t((w) => w.proposedAt),
    isNumeric: true,
    isFixed: true,
    phoneSlot: 'due',
    cell: ({ proposedAt }) => formatDateTime(proposedAt),
  },
  {
    id: 'title',
    header: t((w) => w.erasure),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(10rem, 28vw, 34rem)',
    cell: (erasure) => (
      <GridTwoLines
        first={<GridLink isClipped>{`${titleOf(erasure)} ${roundOf(erasure)}`}</GridLink>}
        second={kindsOf(erasure)}
      />
    ),
  },
  {
    id: 'status',
    header: t((w) => w.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <RetentionErasureStatusTag status={status} />,
  },
];

const FIGURES: readonly GridColumn<Erasure>[] = [
  {
    id: 'records',
    header: t((w) => w.record),
    align: 'end',
    isNumeric: true,
    phoneSlot: 'amount',
    cell: ({ recordCount }) => formatCount(recordCount),
  },
  {
    id: 'erased',
    header: t((w) => w.erased),
    align: 'end',
    isNumeric: true,
    phoneSlot: 'none',
    cell: ({ erasedCount, keptCount }) => (
      <GridTwoLines
        first={formatInteger(erasedCount)}
        second={keptCount === 0 ? undefined : t((w) => w.keptCount, { count: formatInteger(keptCount) })}
      />
    ),
  },
  {
    id: 'people',
    header: t((w) => w.proposedBy),
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ proposedByName }) => proposedByName,
  },
  {
    id: 'approver',
    header: t((w) => w.approvedBy),
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ approvedByName }) => approvedByName,
  },
];

const COLUMNS = [...ABOUT, ...FIGURES];

/** /admin/retention/erasures: what was erased, and what waits for approval. JMAC only. */
export const ErasuresPage = () => (
  <OnlyFor types={typesThatMayCall('listRetentionErasures')}>
    <Erasures />
  </OnlyFor>
);

const Erasures = () => {
  const list = useListState(ERASURE_LIST);
  const read = useRead(
    '/api/admin/retention/erasure',
    { query: erasureQuery(list) },
    { keepsPrevious: true },
  );
  return (
    <>
      <PageHeader
        over={
          <Breadcrumb
            items={[{ label: t((w) => w.retention), href: adminPaths.retention }, { label: WORDS.title }]}
          />
        }
        title={WORDS.title}
        context={t((w) => w.list.context)}
      />
      <RecordList
        words={WORDS}
        list={list}
        read={read}
        columns={COLUMNS}
        rowLabel={titleOf}
        rowHref={({ id }) => adminPaths.erasure(id)}
        filters={FILTERS}
      />
    </>
  );
};
