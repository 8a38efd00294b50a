import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { PrefectureLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { choices, round, yesOrNo } from '#web/parts/list/conditions/choices.ts';
import { days } from '#web/parts/list/conditions/ranges.tsx';
import { describeList } from '#web/parts/list/describeList.ts';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { savedViewsOf } from '#web/parts/list/views/savedViewsOf.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { formatDate } from '#web/parts/text/format.ts';
import { corporationsText as t } from './corporations.words.ts';

type Corporation = components['schemas']['Corporation'];

const COLUMNS: readonly GridColumn<Corporation>[] = [
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

/** Who takes part. */
export const corporationList = describeList('/api/admin/corporation', {
  views: savedViewsOf('corporations'),
  seenBy: typesThatMayCall('listCorporations'),
  savedBy: 'exportCorporations',
  words: listWordsOf(t, (w) => w.list),
  orders: ['displayCode', 'name', 'prefecture', 'updatedAt'],
  firstOrder: 'displayCode',
  conditions: [
    choices({ id: 'prefecture', name: t((w) => w.list.prefectureFilter), labels: PrefectureLabel }),
    round(t((w) => w.list.projectFilter)),
    yesOrNo({
      id: 'hasUsers',
      name: t((w) => w.list.users),
      labels: { true: t((w) => w.list.withUsers), false: t((w) => w.list.withoutUsers) },
    }),
    yesOrNo({
      id: 'hasBankAccount',
      name: t((w) => w.list.account),
      labels: { true: t((w) => w.list.withAccount), false: t((w) => w.list.withoutAccount) },
    }),
    days({ name: t((w) => w.list.createdAt), from: 'createdFrom', to: 'createdTo' }),
    days({ name: t((w) => w.list.updatedAt), from: 'updatedFrom', to: 'updatedTo' }),
  ],
  columns: COLUMNS,
  rowLabel: ({ name }) => name,
  rowHref: ({ id }) => adminPaths.corporation(id),
});
