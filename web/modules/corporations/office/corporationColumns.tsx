import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { PrefectureLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { formatDate } from '#web/parts/text/format.ts';
import { corporationsText as t } from './corporations.words.ts';

type Corporation = components['schemas']['Corporation'];

/** The columns of /admin/corporation; ids of sortable ones are the contract's orders. */
export const corporationColumns: readonly GridColumn<Corporation>[] = [
  {
    id: 'displayCode',
    header: t((w) => w.list.code),
    isSortable: true,
    isFixed: true,
    isNumeric: true,
    phoneSlot: 'code',
    cell: ({ displayCode }) => <GridLink kind="code">{displayCode}</GridLink>,
  },
  {
    id: 'name',
    header: t((w) => w.list.name),
    isSortable: true,
    isFixed: true,
    isRowHeader: true,
    phoneSlot: 'title',
    width: 'clamp(12rem, 26vw, 28rem)',
    cell: ({ name, nameKana }, density) => (
      <GridTwoLines
        first={<GridLink isClipped>{name}</GridLink>}
        {...(density === 'compact' ? {} : { second: nameKana })}
      />
    ),
  },
  {
    id: 'prefecture',
    header: t((w) => w.list.prefecture),
    isSortable: true,
    phoneSlot: 'tag',
    width: 'clamp(8rem, 14vw, 16rem)',
    cell: ({ prefecture, city }) => `${PrefectureLabel[prefecture]}${city ?? ''}`,
  },
  {
    id: 'corporateNumber',
    header: t((w) => w.list.corporateNumber),
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ corporateNumber }) => corporateNumber ?? t((w) => w.list.individual),
  },
  {
    id: 'projects',
    header: t((w) => w.list.projects),
    isNumeric: true,
    align: 'end',
    phoneSlot: 'none',
    cell: ({ projects }) => t((w) => w.list.projectCount, { count: projects.length }),
  },
  {
    id: 'users',
    header: t((w) => w.list.users),
    isNumeric: true,
    align: 'end',
    phoneSlot: 'none',
    cell: ({ userCount }) => t((w) => w.list.userCount, { count: userCount }),
  },
  {
    id: 'updatedAt',
    header: t((w) => w.list.updatedAt),
    isSortable: true,
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ updatedAt }) => formatDate(updatedAt),
  },
];
