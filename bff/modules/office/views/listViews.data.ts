import type { Db } from '#bff/core/database.ts';
import { type ListView, Prisma } from '#bff/generated/prisma/client.ts';
import { execute } from '#bff/platform/database/queryRows.ts';

/** Whose views, and of which list. */
export type ViewOwner = { readonly adminUserId: number; readonly list: string };

export type ListViewColumns = Pick<ListView, 'name' | 'search' | 'isDefault'>;

/** The most that one person saves of one list. */
export const MAX_VIEWS = 50;

/** Views of one person and list in the order in which they were saved. */
export const listListViews = (db: Db, owner: ViewOwner): Promise<ListView[]> =>
  db.listView.findMany({ where: owner, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: MAX_VIEWS });

export const countListViews = (db: Db, owner: ViewOwner): Promise<number> =>
  db.listView.count({ where: owner });

export const findListView = (db: Db, id: string): Promise<ListView | null> =>
  db.listView.findUnique({ where: { id } });

/** Whether another view of the list than this one bears the name. */
export const isNameTaken = async (db: Db, owner: ViewOwner, name: string, id: string): Promise<boolean> =>
  (await db.listView.count({ where: { ...owner, name, id: { not: id } } })) > 0;

/** One after the other of a person's tabs: what they count and clear stays so until the transaction ends. */
export const holdViewsOf = async (db: Db, { adminUserId }: ViewOwner): Promise<void> => {
  await execute(db, Prisma.sql`SELECT id FROM admin_user WHERE id = ${adminUserId} FOR NO KEY UPDATE`);
};

/** Takes the mark of the default from every other view of the list. */
export const clearDefault = async (db: Db, owner: ViewOwner, exceptId: string): Promise<void> => {
  await db.listView.updateMany({
    where: { ...owner, isDefault: true, id: { not: exceptId } },
    data: { isDefault: false, version: { increment: 1 } },
  });
};

type NewView = ListViewColumns & ViewOwner & { readonly id: string; readonly createdAt: Date };

/** @returns how many were saved: none when the same id came a moment before */
export const insertListView = async (db: Db, data: NewView): Promise<number> =>
  (await db.listView.createMany({ data, skipDuplicates: true })).count;

/** @param version undefined for any @returns how many had that version: one or none */
export const updateListView = async (
  db: Db,
  { id, version }: { readonly id: string; readonly version: number | undefined },
  columns: ListViewColumns,
): Promise<number> => {
  const { count } = await db.listView.updateMany({
    where: { id, ...(version === undefined ? {} : { version }) },
    data: { ...columns, version: { increment: 1 } },
  });
  return count;
};

/** @param version undefined for any @returns how many had that version: one or none */
export const deleteListView = async (
  db: Db,
  { id, version }: { readonly id: string; readonly version: number | undefined },
): Promise<number> => {
  const { count } = await db.listView.deleteMany({
    where: { id, ...(version === undefined ? {} : { version }) },
  });
  return count;
};
