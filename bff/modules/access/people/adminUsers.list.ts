import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import { byInstant, byNumber, byText } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { listAdminUsers } from './adminUsers.service.ts';

const words = exportTexts.adminUser;

/** Administrators. */
export const adminUserList = describeList({
  list: 'listAdminUsers',
  file: 'exportAdminUsers',
  view: 'adminUsers',
  conditions: {
    q: 'q',
    type: 'types',
    isActive: 'isActive',
    hasLoggedIn: 'hasLoggedIn',
    lastLoginFrom: 'lastLoginFrom',
    lastLoginTo: 'lastLoginTo',
  },
  orders: {
    name: [byText('name')],
    type: [byNumber('type')],
    email: [byText('email')],
    lastLoginAt: [byInstant('lastLoginAt', 'last')],
  },
  firstOrder: 'name',
  read: listAdminUsers,
  present: wire,
  exported: () => ({
    name: exportTexts.adminUsers,
    target: { kind: 'adminUser', id: 0 },
    columns: [
      { of: 'name', heading: words.name, width: 20, cellOf: ({ name }) => name },
      { of: 'name', heading: words.organization, width: 30, cellOf: ({ organization }) => organization },
      { of: 'type', heading: words.type, width: 24, cellOf: ({ type }) => labelOf('AdminType', type) },
      { of: 'email', heading: words.email, width: 30, cellOf: ({ email }) => email },
      { heading: words.phone, cellOf: ({ phone }) => phone },
      {
        of: 'prefectures',
        heading: words.prefectures,
        width: 24,
        cellOf: ({ assignedPrefectures }) =>
          assignedPrefectures.map((prefecture) => labelOf('Prefecture', prefecture)).join(words.between),
      },
      {
        of: 'state',
        heading: words.state,
        cellOf: ({ isActive }) => (isActive ? words.active : words.inactive),
      },
      {
        of: 'factor',
        heading: words.secondFactor,
        cellOf: ({ hasSecondFactor }) => (hasSecondFactor ? words.registered : words.unregistered),
      },
      { of: 'lastLoginAt', heading: words.lastLoginAt, width: 18, cellOf: ({ lastLoginAt }) => lastLoginAt },
    ],
  }),
});
