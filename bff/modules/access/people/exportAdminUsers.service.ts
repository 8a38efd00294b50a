import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { listAdminUsers, type UserSearch } from './adminUsers.service.ts';
import type { AdminUserView } from './adminUserViews.service.ts';

const words = exportTexts.adminUser;

const columns = (): ExportColumn<AdminUserView>[] => {
  const { enumLabel } = contractFacts();
  return [
    { of: 'name', heading: words.name, width: 20, cellOf: ({ name }) => name },
    { of: 'name', heading: words.organization, width: 30, cellOf: ({ organization }) => organization },
    { of: 'type', heading: words.type, width: 24, cellOf: ({ type }) => enumLabel('AdminType', type) },
    { of: 'email', heading: words.email, width: 30, cellOf: ({ email }) => email },
    { heading: words.phone, cellOf: ({ phone }) => phone },
    {
      of: 'prefectures',
      heading: words.prefectures,
      width: 24,
      cellOf: ({ assignedPrefectures }) =>
        assignedPrefectures.map((prefecture) => enumLabel('Prefecture', prefecture)).join(words.between),
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
  ];
};

/** The list of administrators as a file. */
export const exportAdminUsers = (scope: Scope, { search, keys, ...file }: AskedFile<UserSearch>) =>
  exportList(scope, {
    ...file,
    name: exportTexts.adminUsers,
    columns: columns(),
    rows: allRows(keys, (request) => listAdminUsers(scope, search, request)),
    target: { kind: 'adminUser', id: 0 },
    filter: search,
  });
