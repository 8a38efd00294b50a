import type { Db } from '#bff/core/database.ts';

export const existingProjectIds = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const where = { id: { in: [...ids] }, deletedAt: null };
  return (await db.project.findMany({ where, select: { id: true } })).map(({ id }) => id);
};
