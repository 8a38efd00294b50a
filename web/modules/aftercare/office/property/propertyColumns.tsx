import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { type Property, stateWords } from '#web/modules/aftercare/shared/property/property.ts';
import { propertyText as t } from '#web/modules/aftercare/shared/property/property.words.ts';
import { codeColumn, companyColumn } from '#web/parts/list/columns/undertakingColumns.tsx';
import { PropertyStatusTag } from '#web/parts/status/PropertyStatusTag.tsx';
import { formatDate, formatText, formatYen } from '#web/parts/text/format.ts';

const whatOf = ({ modelNumber, quantity }: Property): string =>
  quantity === null
    ? formatText(modelNumber)
    : t((w) => w.list.number, { model: formatText(modelNumber), count: quantity });

/** The columns of /admin/property; ids of sortable ones are the contract's orders. */
export const propertyColumns: readonly GridColumn<Property>[] = [
  codeColumn(t((w) => w.list.code)),
  companyColumn(
    t((w) => w.list.name),
    'clamp(10rem, 24vw, 30rem)',
  ),
  {
    id: 'property',
    header: t((w) => w.list.property),
    phoneSlot: 'title',
    cell: (property) => <GridTwoLines first={property.name} second={whatOf(property)} />,
  },
  {
    id: 'status',
    header: t((w) => w.list.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <PropertyStatusTag status={status} />,
  },
  {
    id: 'amount',
    header: t((w) => w.list.amount),
    align: 'end',
    isSortable: true,
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'amount',
    cell: ({ amount }) => formatYen(amount),
  },
  {
    id: 'bookValue',
    header: t((w) => w.list.book),
    align: 'end',
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ bookValue }) => formatYen(bookValue),
  },
  {
    id: 'restrictionUntil',
    header: t((w) => w.list.until),
    isSortable: true,
    isNumeric: true,
    phoneSlot: 'due',
    cell: (property) => (
      <GridTwoLines first={formatDate(property.restrictionUntil)} second={stateWords(property) ?? ''} />
    ),
  },
];
