import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { AdminTypeLabel, PrefectureLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { AccountStateTag } from '#web/parts/status/AccountStateTag.tsx';
import { DASH, formatDateTime } from '#web/parts/text/format.ts';
import { adminUsersText as t } from './adminUsers.words.ts';

type AdminUser = components['schemas']['AdminUser'];

/** 東京都ほか2件; the dash for those who have none. */
export const prefecturesText = (prefectures: AdminUser['assignedPrefectures']): string => {
  const [first] = prefectures;
  if (first === undefined) return DASH;
  const name = PrefectureLabel[first];
  return prefectures.length === 1
    ? name
    : t((w) => w.prefectureCount, { first: name, count: prefectures.length - 1 });
};

/** The columns of /admin/user; ids of sortable ones are the contract's orders. */
export const adminUserColumns: readonly GridColumn<AdminUser>[] = [
  {
    id: 'name',
    header: t((w) => w.name),
    isSortable: true,
    isFixed: true,
    isRowHeader: true,
    phoneSlot: 'title',
    width: 'clamp(9rem, 15vw, 18rem)',
    cell: ({ name, organization }) => (
      <GridTwoLines first={<b>{name}</b>} {...(organization === null ? {} : { second: organization })} />
    ),
  },
  {
    id: 'type',
    header: t((w) => w.type),
    isSortable: true,
    isFixed: true,
    phoneSlot: 'code',
    width: '12rem',
    cell: ({ type }) => <ClipText>{AdminTypeLabel[type]}</ClipText>,
  },
  {
    id: 'email',
    header: t((w) => w.email),
    isSortable: true,
    phoneSlot: 'title',
    width: 'clamp(11rem, 18vw, 22rem)',
    cell: ({ email }) => <ClipText>{email}</ClipText>,
  },
  {
    id: 'prefectures',
    header: t((w) => w.prefectures),
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ assignedPrefectures }) => prefecturesText(assignedPrefectures),
  },
  {
    id: 'state',
    header: t((w) => w.state),
    isFixed: true,
    phoneSlot: 'tag',
    cell: (user) => <AccountStateTag {...user} />,
  },
  {
    id: 'factor',
    header: t((w) => w.hasFactor),
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ hasSecondFactor }) => (hasSecondFactor ? t((w) => w.factorYes) : '—'),
  },
  {
    id: 'lastLoginAt',
    header: t((w) => w.lastLoginAt),
    isSortable: true,
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ lastLoginAt }) => formatDateTime(lastLoginAt),
  },
];
