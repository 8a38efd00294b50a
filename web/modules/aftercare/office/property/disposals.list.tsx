import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { type Disposal, disposalTitle } from '#web/modules/aftercare/shared/property/disposal.ts';
import { DisposalKindLabel, PropertyDisposalStatusLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { codeColumn, companyColumn } from '#web/parts/list/columns/undertakingColumns.tsx';
import { choices, round } from '#web/parts/list/conditions/choices.ts';
import { ofMyPage } from '#web/parts/list/conditions/links.ts';
import { describeList } from '#web/parts/list/describeList.ts';
import { listPageOf } from '#web/parts/list/ListPage.tsx';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { countedViewsOf } from '#web/parts/list/views/countedViewsOf.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { PropertyDisposalStatusTag } from '#web/parts/status/PropertyDisposalStatusTag.tsx';
import { formatDate, formatText, formatYen } from '#web/parts/text/format.ts';
import { disposalsText as t } from './disposals.words.ts';
import { PROPERTY_SETS } from './propertySets.ts';

const kindOf = ({ kind, isDisaster }: Disposal): string =>
  isDisaster ? t((w) => w.disaster, { kind: DisposalKindLabel[kind] }) : DisposalKindLabel[kind];

/** What has to be paid back: as it was fixed, until then as it is worked out. */
const returnOf = ({ returnAmount, calculatedAmount }: Disposal) => {
  const amount = returnAmount ?? calculatedAmount;
  if (amount === null) return formatText(null);
  const words = returnAmount === null ? t((w) => w.calculated) : t((w) => w.assessed);
  return <GridTwoLines first={formatYen(amount)} second={words} />;
};

const COLUMNS: readonly GridColumn<Disposal>[] = [
  codeColumn(t((w) => w.code)),
  companyColumn(
    t((w) => w.name),
    'clamp(10rem, 22vw, 28rem)',
  ),
  {
    id: 'property',
    header: t((w) => w.property),
    phoneSlot: 'title',
    cell: (disposal) => <GridTwoLines first={disposal.property.name} second={kindOf(disposal)} />,
  },
  {
    id: 'status',
    header: t((w) => w.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <PropertyDisposalStatusTag status={status} />,
  },
  {
    id: 'plannedOn',
    header: t((w) => w.plannedOn),
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'due',
    cell: ({ plannedOn }) => formatDate(plannedOn),
  },
  {
    id: 'return',
    header: t((w) => w.return),
    align: 'end',
    isNumeric: true,
    phoneSlot: 'none',
    cell: returnOf,
  },
  {
    id: 'submittedAt',
    header: t((w) => w.submitted),
    hideBelow: 'lg',
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'none',
    cell: ({ submittedAt }) => formatDate(submittedAt),
  },
];

export const disposalList = describeList('/api/admin/disposal', {
  views: countedViewsOf('disposals', PROPERTY_SETS),
  seenBy: typesThatMayCall('listDisposals'),
  savedBy: 'exportDisposals',
  words: listWordsOf(t, (w) => w),
  orders: ['submittedAt', 'plannedOn', 'updatedAt', 'displayCode'],
  firstOrder: '-submittedAt',
  conditions: [
    round(t((w) => w.projectFilter)),
    choices({ id: 'status', name: t((w) => w.statusFilter), labels: PropertyDisposalStatusLabel }),
    ofMyPage,
  ],
  columns: COLUMNS,
  rowLabel: (disposal) => `${disposal.mypage.corporationName} ${disposalTitle(disposal)}`,
  rowHref: ({ mypageId }) => adminPaths.ledger(mypageId),
});

/** /admin/property/disposal: what all businesses asked to do with their property, what was handed in last first. */
export const DisposalsPage = listPageOf(disposalList);
