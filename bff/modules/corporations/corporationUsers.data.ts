import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { listOf } from '#bff/platform/database/prismaPaging.ts';
import { listNamedIds } from '#bff/platform/database/searchRows.ts';

/** Everything of a corporation user but what proves who he is. */
const fields = {
  id: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  corporationId: true,
  projectId: true,
  name: true,
  nameKana: true,
  department: true,
  title: true,
  email: true,
  phone: true,
  mobile: true,
  isPrimary: true,
  isActive: true,
  passwordSetAt: true,
  lastLoginAt: true,
  project: { select: { shortName: true } },
} as const satisfies Prisma.CorporationUserSelect;

export type CorporationUserRow = Prisma.CorporationUserGetPayload<{ select: typeof fields }>;

export type CorporationUserFilter = {
  readonly corporationId: number;
  readonly projectId?: number | undefined;
  /** Part of a name, in the form of the database's search_fold. */
  readonly words?: string | undefined;
};

const whereOf = async (
  { corporationId, projectId, words }: CorporationUserFilter,
  db: Db,
): Promise<Prisma.CorporationUserWhereInput> => {
  const within = Prisma.sql`corporation_id = ${corporationId}`;
  const id =
    words === undefined ? undefined : { in: await listNamedIds(db, 'corporationUser', { words, within }) };
  return { deletedAt: null, corporationId, projectId, id };
};

export const corporationUserRows = listOf({
  where: whereOf,
  find: (db, page) => db.corporationUser.findMany({ ...page, select: fields }),
  count: (db, where) => db.corporationUser.count({ where }),
});

/** The users of many corporations, by round and name; of one round alone when it is said. */
export const listUsersOfCorporations = (
  db: Db,
  corporationIds: readonly number[],
  projectId: number | undefined,
): Promise<CorporationUserRow[]> =>
  db.corporationUser.findMany({
    where: { deletedAt: null, corporationId: { in: [...corporationIds] }, projectId },
    orderBy: [{ projectId: 'desc' }, { name: 'asc' }, { id: 'asc' }],
    select: fields,
  });

export type CorporationUserKey = { readonly id: number; readonly corporationId: number };

/** @returns null when there is none in this corporation or it was deleted */
export const findCorporationUser = (
  db: Db,
  { id, corporationId }: CorporationUserKey,
): Promise<CorporationUserRow | null> =>
  db.corporationUser.findFirst({ where: { id, corporationId, deletedAt: null }, select: fields });

/** @returns null when there is none or it was deleted */
export const findUserOfAnyCorporation = (db: Db, id: number) =>
  db.corporationUser.findFirst({
    where: { id, deletedAt: null },
    select: { id: true, corporationId: true, version: true, isActive: true, passwordSetAt: true },
  });

/** The active users with one of these addresses, of whatever project and corporation. */
export const findActiveUsersByEmail = (db: Db, emails: readonly string[]): Promise<CorporationUserRow[]> =>
  db.corporationUser.findMany({
    where: { email: { in: [...emails] }, isActive: true, deletedAt: null },
    select: fields,
  });

export type NewCorporationUser = Pick<
  Prisma.CorporationUserUncheckedCreateInput,
  | 'corporationId'
  | 'projectId'
  | 'name'
  | 'nameKana'
  | 'department'
  | 'title'
  | 'email'
  | 'phone'
  | 'mobile'
  | 'isPrimary'
  | 'isActive'
>;

export const insertCorporationUser = (db: Db, data: NewCorporationUser): Promise<CorporationUserRow> =>
  db.corporationUser.create({ data, select: fields });

export type CorporationUserChange = Partial<Omit<NewCorporationUser, 'corporationId' | 'projectId'>> & {
  readonly deletedAt?: Date;
};

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updateCorporationUserRow = async (
  db: Db,
  { id, version }: { id: number; version: number | undefined },
  change: CorporationUserChange,
): Promise<number> => {
  const where = { id, version, deletedAt: null };
  const { count } = await db.corporationUser.updateMany({
    where,
    data: { ...change, version: { increment: 1 } },
  });
  return count;
};

/** Unsets the current primary contact of the corporation in the project. */
export const clearPrimaryContact = async (
  db: Db,
  { corporationId, projectId }: { corporationId: number; projectId: number },
): Promise<void> => {
  await db.corporationUser.updateMany({
    where: { corporationId, projectId, isPrimary: true, deletedAt: null },
    data: { isPrimary: false, version: { increment: 1 } },
  });
};

/** Deletes the accounts of a corporation and ends their sessions. */
export const deleteUsersOfCorporation = async (db: Db, corporationId: number, at: Date): Promise<void> => {
  const where = { corporationId, deletedAt: null };
  await db.session.updateMany({
    where: { corporationUser: where, endedAt: null },
    data: { endedAt: at, endReason: 'disabled' },
  });
  await db.corporationUser.updateMany({
    where,
    data: { isActive: false, isPrimary: false, deletedAt: at, version: { increment: 1 } },
  });
};

/** Whether anybody is the primary contact of a corporation in a project. */
export const hasPrimaryContact = async (
  db: Db,
  { corporationId, projectId }: { corporationId: number; projectId: number },
): Promise<boolean> =>
  (await db.corporationUser.count({
    where: { corporationId, projectId, isPrimary: true, isActive: true, deletedAt: null },
  })) > 0;

/** Whether a project is there to belong to. */
export const projectExists = async (db: Db, projectId: number): Promise<boolean> =>
  (await db.project.count({ where: { id: projectId, deletedAt: null } })) > 0;
