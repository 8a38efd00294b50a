import type { Db } from '#bff/core/database.ts';

export const existingProjectIds = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const where = { id: { in: [...ids] }, deletedAt: null };
  return (await db.project.findMany({ where, select: { id: true } })).map(({ id }) => id);
};

/** Their short names, in the order of their numbers. */
export const listProjectNames = async (db: Db, ids: readonly number[]): Promise<string[]> => {
  const where = { id: { in: [...ids] } };
  const rows = await db.project.findMany({ where, select: { shortName: true }, orderBy: { id: 'asc' } });
  return rows.map(({ shortName }) => shortName);
};
