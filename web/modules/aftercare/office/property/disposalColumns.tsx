import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import type { Disposal } from '#web/modules/aftercare/shared/property/disposal.ts';
import { DisposalKindLabel } from '#web/parts/api/generated/enums.ts';
import { codeColumn, companyColumn } from '#web/parts/list/columns/undertakingColumns.tsx';
import { PropertyDisposalStatusTag } from '#web/parts/status/PropertyDisposalStatusTag.tsx';
import { formatDate, formatText, formatYen } from '#web/parts/text/format.ts';
import { disposalsText as t } from './disposals.words.ts';

const kindOf = ({ kind, isDisaster }: Disposal): string =>
  isDisaster ? t((w) => w.disaster, { kind: DisposalKindLabel[kind] }) : DisposalKindLabel[kind];

/** What has to be paid back: as it was fixed, until then as it is worked out. */
const returnOf = ({ returnAmount, calculatedAmount }: Disposal) => {
  const amount = returnAmount ?? calculatedAmount;
  if (amount === null) return formatText(null);
  const words = returnAmount === null ? t((w) => w.calculated) : t((w) => w.assessed);
  return <GridTwoLines first={formatYen(amount)} second={words} />;
};

/** The columns of /admin/property/disposal; ids of sortable ones are the contract's orders. */
export const disposalColumns: readonly GridColumn<Disposal>[] = [
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
