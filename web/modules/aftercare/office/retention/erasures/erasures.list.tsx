import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { RetentionErasureStatusLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { choices, onlyThose } from '#web/parts/list/conditions/choices.ts';
import { describeList } from '#web/parts/list/describeList.ts';
import { ListPage, listPageOf, type ShownProps } from '#web/parts/list/ListPage.tsx';
import { plainWordsOf } from '#web/parts/list/listWords.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { RetentionErasureStatusTag } from '#web/parts/status/letters/RetentionErasureTags.tsx';
import { formatCount, formatDateTime, formatInteger } from '#web/parts/text/format.ts';
import { type Erasure, kindsOf, roundOf, titleOf } from './erasure.ts';
import { erasuresText as t } from './erasures.words.ts';

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

/** What was erased, and what waits for approval: newest first, without a search. */
export const erasureList = describeList('/api/admin/retention/erasure', {
  seenBy: typesThatMayCall('listRetentionErasures'),
  words: { ...plainWordsOf(t, (w) => w.list), context: t((w) => w.list.context) },
  firstOrder: '-proposedAt',
  conditions: [
    choices({ id: 'status', name: t((w) => w.status), labels: RetentionErasureStatusLabel }),
    onlyThose({ id: 'notOwn', name: t((w) => w.list.ownFilter), those: t((w) => w.list.notOwn) }),
  ],
  columns: COLUMNS,
  rowLabel: titleOf,
  rowHref: ({ id }) => adminPaths.erasure(id),
});

const Erasures = ({ shown }: ShownProps<typeof erasureList.path>) => (
  <ListPage
    shown={shown}
    over={
      <Breadcrumb
        items={[
          { label: t((w) => w.retention), href: adminPaths.retention },
          { label: erasureList.words.title },
        ]}
      />
    }
  />
);

/** /admin/retention/erasure: what was erased, and what waits for approval. JMAC only. */
export const ErasuresPage = listPageOf(erasureList, Erasures);
