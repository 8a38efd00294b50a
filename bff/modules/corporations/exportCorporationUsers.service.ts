import type { Scope } from '#bff/core/scope.ts';
import { type AskedFile, allRows, exportList } from '#bff/parts/lists/exports/exportList.service.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import type { ExportColumn } from '#bff/parts/lists/exports/table.service.ts';
import type { PageRequest } from '#bff/platform/database/paging.ts';
import { type CorporationSearch, listCorporations } from './corporations.service.ts';
import { type CorporationUserRow, listUsersOfCorporations } from './corporationUsers.data.ts';
import { userImportTexts } from './corporationUsers.words.ts';
import type { CorporationView } from './corporationViews.service.ts';

type Listed = { readonly user: CorporationUserRow; readonly corporation: CorporationView };

const own = exportTexts.corporationUser;
const shared = exportTexts.adminUser;
const { headings } = userImportTexts;

const columns: readonly ExportColumn<Listed>[] = [
  { heading: headings.displayCode[0], cellOf: ({ corporation }) => corporation.displayCode },
  { heading: exportTexts.corporation.name, width: 30, cellOf: ({ corporation }) => corporation.name },
  {
    heading: headings.corporateNumber[0],
    width: 16,
    cellOf: ({ corporation }) => corporation.corporateNumber,
  },
  { heading: headings.project[0], width: 24, cellOf: ({ user }) => user.project.shortName },
  { heading: headings.name[0], width: 20, cellOf: ({ user }) => user.name },
  { heading: headings.nameKana[0], width: 20, cellOf: ({ user }) => user.nameKana },
  { heading: headings.department[0], width: 20, cellOf: ({ user }) => user.department },
  { heading: headings.title[0], cellOf: ({ user }) => user.title },
  { heading: headings.email[0], width: 30, cellOf: ({ user }) => user.email },
  { heading: headings.phone[0], cellOf: ({ user }) => user.phone },
  { heading: headings.mobile[0], cellOf: ({ user }) => user.mobile },
  { heading: own.isPrimary, cellOf: ({ user }) => (user.isPrimary ? own.primary : null) },
  { heading: shared.state, cellOf: ({ user }) => (user.isActive ? shared.active : shared.inactive) },
  { heading: own.hasPassword, cellOf: ({ user }) => (user.passwordSetAt === null ? own.unset : own.set) },
  { heading: shared.lastLoginAt, width: 18, cellOf: ({ user }) => user.lastLoginAt },
];

/** The users of a page of corporations, in the order of that page. */
const usersOf = async (
  scope: Scope,
  corporations: readonly CorporationView[],
  projectId: number | undefined,
): Promise<Listed[]> => {
  const ids = corporations.map(({ id }) => id);
  const users = await listUsersOfCorporations(scope.db, ids, projectId);
  const byCorporation = Map.groupBy(users, ({ corporationId }) => corporationId);
  return corporations.flatMap((corporation) =>
    (byCorporation.get(corporation.id) ?? []).map((user) => ({ user, corporation })),
  );
};

/** The users of the corporations of the list as a file; those of one round when the list is narrowed to it. */
export const exportCorporationUsers = async (
  scope: Scope,
  { search, keys, ...file }: AskedFile<CorporationSearch>,
) => {
  let corporations = 0;
  const read = async (request: PageRequest) => {
    const { items, next } = await listCorporations(scope, search, request);
    corporations += items.length;
    return { items: await usersOf(scope, items, search.projectId), next };
  };
  const { made, ...sent } = await exportList(scope, {
    ...file,
    name: exportTexts.corporationUsers,
    columns,
    rows: allRows(keys, read),
    target: { kind: 'corporationUser', id: 0 },
    filter: search,
  });
  // How far it is, is said in corporations: they are what was counted.
  return { ...sent, made: { ...made, doneRows: () => corporations } };
};
