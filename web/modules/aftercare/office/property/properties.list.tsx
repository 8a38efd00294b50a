import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { type Property, stateWords } from '#web/modules/aftercare/shared/property/property.ts';
import { propertyText as t } from '#web/modules/aftercare/shared/property/property.words.ts';
import { PropertyStateLabel, PropertyStatusLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { codeColumn, companyColumn } from '#web/parts/list/columns/undertakingColumns.tsx';
import { choices, round } from '#web/parts/list/conditions/choices.ts';
import { ofMyPage } from '#web/parts/list/conditions/links.ts';
import { days } from '#web/parts/list/conditions/ranges.tsx';
import { describeList } from '#web/parts/list/describeList.ts';
import { listPageOf } from '#web/parts/list/ListPage.tsx';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { countedViewsOf } from '#web/parts/list/views/countedViewsOf.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { PropertyStatusTag } from '#web/parts/status/PropertyStatusTag.tsx';
import { formatDate, formatText, formatYen } from '#web/parts/text/format.ts';
import { PROPERTY_SETS } from './propertySets.ts';

const whatOf = ({ modelNumber, quantity }: Property): string =>
  quantity === null
    ? formatText(modelNumber)
    : t((w) => w.list.number, { model: formatText(modelNumber), count: quantity });

const COLUMNS: readonly GridColumn<Property>[] = [
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

export const propertyList = describeList('/api/admin/property', {
  views: countedViewsOf('properties', PROPERTY_SETS),
  seenBy: typesThatMayCall('listProperties'),
  savedBy: 'exportProperties',
  words: listWordsOf(t, (w) => w.list),
  orders: ['restrictionUntil', 'amount', 'updatedAt', 'displayCode'],
  firstOrder: 'restrictionUntil',
  conditions: [
    round(t((w) => w.list.projectFilter)),
    choices({ id: 'status', name: t((w) => w.list.statusFilter), labels: PropertyStatusLabel }),
    choices({ id: 'state', name: t((w) => w.list.stateFilter), labels: PropertyStateLabel }),
    days({ name: t((w) => w.list.until), from: 'restrictedFrom', to: 'restrictedBefore' }),
    ofMyPage,
  ],
  columns: COLUMNS,
  rowLabel: ({ mypage, name }) => `${mypage.corporationName} ${name}`,
  rowHref: ({ mypageId }) => adminPaths.ledger(mypageId),
});

/** /admin/property: what all businesses bought with their subsidies, by the end of its restriction. */
export const PropertiesPage = listPageOf(propertyList);
