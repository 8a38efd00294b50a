import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { AdminTypeLabel, PrefectureLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { choices, yesOrNo } from '#web/parts/list/conditions/choices.ts';
import { days } from '#web/parts/list/conditions/ranges.tsx';
import { describeList } from '#web/parts/list/describeList.ts';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { savedViewsOf } from '#web/parts/list/views/savedViewsOf.tsx';
import { AccountStateTag } from '#web/parts/status/AccountStateTag.tsx';
import { DASH, formatDate, formatDateTime } from '#web/parts/text/format.ts';
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

const COLUMNS: readonly GridColumn<AdminUser>[] = [
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
    id: 'secondPerson',
    header: t((w) => w.secondPerson),
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ isConfirmed, confirmedFrom }) =>
      isConfirmed ? t((w) => w.confirmed) : t((w) => w.confirmedFrom, { day: formatDate(confirmedFrom) }),
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

/** Who administers. */
export const adminUserList = describeList('/api/admin/admin_user', {
  views: savedViewsOf('adminUsers'),
  seenBy: typesThatMayCall('listAdminUsers'),
  savedBy: 'exportAdminUsers',
  words: listWordsOf(t, (w) => w),
  orders: ['name', 'type', 'email', 'lastLoginAt'],
  firstOrder: 'name',
  conditions: [
    choices({ id: 'type', name: t((w) => w.type), labels: AdminTypeLabel }),
    yesOrNo({
      id: 'hasLoggedIn',
      name: t((w) => w.loggedIn),
      labels: { true: t((w) => w.hasLoggedIn), false: t((w) => w.neverLoggedIn) },
    }),
    days({ name: t((w) => w.lastLoginAt), from: 'lastLoginFrom', to: 'lastLoginTo' }),
    {
      names: ['isActive'],
      takes: 'word',
      asked: ({ others: { isActive } }) => ({
        isActive: isActive === undefined ? undefined : isActive === 'true',
      }),
    },
  ],
  columns: COLUMNS,
  rowLabel: ({ name }) => name,
});
