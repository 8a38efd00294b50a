import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { instantsIn } from '#bff/parts/lists/ranges/ranges.data.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { queryRows } from '#bff/platform/database/queryRows.ts';
import { listNamedIds } from '#bff/platform/database/searchRows.ts';

/** Everything of an administrator but what proves who he is. */
const fields = {
  id: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  type: true,
  name: true,
  email: true,
  organization: true,
  phone: true,
  assignedPrefectures: true,
  isActive: true,
  passwordSetAt: true,
  lastLoginAt: true,
  standingSince: true,
  standingById: true,
  confirmedAt: true,
  _count: { select: { secondFactors: true } },
} as const satisfies Prisma.AdminUserSelect;

type ReadRow = Prisma.AdminUserGetPayload<{ select: typeof fields }>;

export type AdminUserRow = Omit<ReadRow, '_count'> & { readonly hasSecondFactor: boolean };

const rowOf = ({ _count, ...row }: ReadRow): AdminUserRow => ({
  ...row,
  hasSecondFactor: _count.secondFactors > 0,
});

export type AdminUserFilter = {
  /** Part of a name, in the form of the database's search_fold. */
  readonly words?: string | undefined;
  readonly types?: readonly number[] | undefined;
  readonly isActive?: boolean | undefined;
  readonly hasLoggedIn?: boolean | undefined;
  /** Days in Japan, both ends included. */
  readonly lastLoginFrom?: string | undefined;
  readonly lastLoginTo?: string | undefined;
};

const JMAC = 0;

const whereOf = async (
  db: Db,
  { words, types, isActive, hasLoggedIn, lastLoginFrom, lastLoginTo }: AdminUserFilter,
): Promise<Prisma.AdminUserWhereInput> => ({
  deletedAt: null,
  isActive,
  type: types && { in: [...types] },
  AND: [
    { lastLoginAt: instantsIn({ from: lastLoginFrom, to: lastLoginTo }) },
    hasLoggedIn === undefined ? {} : { lastLoginAt: hasLoggedIn ? { not: null } : null },
  ],
  id: words === undefined ? undefined : { in: await listNamedIds(db, 'adminUser', { words }) },
});

export const adminUserRows = listOf({
  where: (filter: AdminUserFilter, db) => whereOf(db, filter),
  find: async (db, page) => (await db.adminUser.findMany({ ...page, select: fields })).map(rowOf),
  count: (db, where) => db.adminUser.count({ where }),
});

const named = { id: true, name: true, type: true, isActive: true } as const satisfies Prisma.AdminUserSelect;

export type AdminUserName = Prisma.AdminUserGetPayload<{ select: typeof named }>;

/** The most of one answer; the office, its centres and the inspectors are a few dozen. */
const MOST_NAMES = 1000;

/** Everybody by name, those who can log in first. */
export const listAdminUserNames = (db: Db): Promise<AdminUserName[]> =>
  db.adminUser.findMany({
    where: { deletedAt: null },
    orderBy: [{ isActive: 'desc' }, { name: 'asc' }, { id: 'asc' }],
    take: MOST_NAMES,
    select: named,
  });

/** @returns null when there is none or it was deleted */
export const findAdminUser = async (db: Db, id: number): Promise<AdminUserRow | null> => {
  const row = await db.adminUser.findFirst({ where: { id, deletedAt: null }, select: fields });
  return row && rowOf(row);
};

/** Since when and by whom somebody is what he is (domain 12). */
type Standing = Pick<
  Prisma.AdminUserUncheckedCreateInput,
  'standingSince' | 'standingById' | 'confirmedAt' | 'confirmedById'
>;

export type NewAdminUser = Pick<
  Prisma.AdminUserUncheckedCreateInput,
  'type' | 'name' | 'email' | 'organization' | 'phone' | 'isActive'
> &
  Standing & { readonly assignedPrefectures: number[] };

export const insertAdminUser = async (db: Db, data: NewAdminUser): Promise<AdminUserRow> =>
  rowOf(await db.adminUser.create({ data, select: fields }));

export type AdminUserChange = Partial<NewAdminUser> & { readonly deletedAt?: Date };

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updateAdminUserRow = async (
  db: Db,
  { id, version }: { id: number; version: number | undefined },
  change: AdminUserChange,
): Promise<number> => {
  const where = { id, version, deletedAt: null };
  const { count } = await db.adminUser.updateMany({ where, data: { ...change, version: { increment: 1 } } });
  return count;
};

/** A command says that somebody is who he is; one that it has just made is so from this moment on. */
export const confirmAdministrator = (
  db: Db,
  { id, at, isNew }: { readonly id: number; readonly at: Date; readonly isNew: boolean },
): Promise<{ readonly name: string; readonly email: string }> =>
  db.adminUser.update({
    where: { id },
    data: { confirmedAt: at, confirmedById: null, ...(isNew ? { standingSince: at } : {}) },
    select: { name: true, email: true },
  });

/**
 * Ids of the administrators of the secretariat who can log in, locked until the transaction ends: of two who
 * disable each other at once, the second waits and then finds himself the last.
 */
export const lockActiveJmacIds = async (db: Db): Promise<number[]> => {
  const rows = await queryRows<{ id: number }>(
    db,
    Prisma.sql`
      SELECT id FROM admin_user WHERE type = ${JMAC} AND is_active AND deleted_at IS NULL ORDER BY id FOR UPDATE`,
  );
  return rows.map(({ id }) => id);
};

const INSPECTOR = 3;

/** Whether an administrator can be in charge of desk work: anybody but an inspector. */
export const isAssignable = async (db: Db, id: number): Promise<boolean> =>
  (await db.adminUser.count({
    where: { id, type: { not: INSPECTOR }, isActive: true, deletedAt: null },
  })) > 0;
