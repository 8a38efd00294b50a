import type { Db } from '#bff/core/database.ts';

/** Of AdminType. */
const JMAC = 0;
/** Of one office. */
const MOST_NAMES = 1000;

/** Everybody of the secretariat who can log in. */
export const listActiveJmac = (db: Db): Promise<{ id: number; name: string; email: string }[]> =>
  db.adminUser.findMany({
    where: { type: JMAC, isActive: true, deletedAt: null },
    orderBy: { id: 'asc' },
    take: MOST_NAMES,
    select: { id: true, name: true, email: true },
  });
