import type { GridColumn } from '#ui-kit/DataGrid/index.ts';
import { GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import type { MyPageSummary } from '#web/modules/sections/office/sectionTypes.ts';
import { formatInteger } from '#web/parts/text/format.ts';
import { myPagesText as t } from './myPages.words.ts';

const inTwoLines = (first: string, second: string) => (
  <>
    {first}
    <br />
    {second}
  </>
);

/** The amounts: one column of two lines, or two columns when rows are one line. */
export const amountColumns: readonly GridColumn<MyPageSummary>[] = [
  {
    id: 'amounts',
    name: `${t((w) => w.columns.amounts)}・${t((w) => w.columns.amountsSecond)}`,
    header: inTwoLines(
      t((w) => w.columns.amounts),
      t((w) => w.columns.amountsSecond),
    ),
    density: 'comfortable',
    align: 'end',
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ grantAmount, confirmedAmount }) => (
      <GridTwoLines first={formatInteger(grantAmount)} second={formatInteger(confirmedAmount)} />
    ),
  },
  {
    id: 'grantAmount',
    name: t((w) => w.columns.grantAmount),
    header: inTwoLines(
      t((w) => w.columns.amounts),
      t((w) => w.columns.yen),
    ),
    density: 'compact',
    align: 'end',
    isNumeric: true,
    isSortable: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ grantAmount }) => formatInteger(grantAmount),
  },
  {
    id: 'confirmedAmount',
    name: t((w) => w.columns.confirmedAmount),
    header: inTwoLines(
      t((w) => w.columns.amountsSecond),
      t((w) => w.columns.yen),
    ),
    density: 'compact',
    align: 'end',
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ confirmedAmount }) => formatInteger(confirmedAmount),
  },
];
