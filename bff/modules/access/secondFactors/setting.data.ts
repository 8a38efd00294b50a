import type { Db } from '#bff/core/database.ts';

const ONLY = { id: 1 } as const;

/** Which types of administrators need a second factor. */
export const findSecondFactorSetting = (db: Db) =>
  db.secondFactorSetting.findUniqueOrThrow({
    where: ONLY,
    select: { version: true, updatedAt: true, demandedTypes: true },
  });

/** @returns how many rows were changed: 0 when it no longer has that version */
export const updateSecondFactorSettingRow = async (
  db: Db,
  version: number | undefined,
  demandedTypes: readonly number[],
): Promise<number> => {
  const { count } = await db.secondFactorSetting.updateMany({
    where: { ...ONLY, version },
    data: { demandedTypes: [...demandedTypes], version: { increment: 1 } },
  });
  return count;
};

/** Whether a type needs one. */
export const isDemandedOf = async (db: Db, adminType: number): Promise<boolean> =>
  (await db.secondFactorSetting.count({ where: { ...ONLY, demandedTypes: { has: adminType } } })) > 0;

/** When a second factor was last shown in a session. */
export const findProvenAt = async (db: Db, sessionId: string): Promise<Date | null> =>
  (await db.session.findUnique({ where: { id: sessionId }, select: { provenAt: true } }))?.provenAt ?? null;

/** The kinds of second factors that an administrator has. */
export const listFactorKinds = async (db: Db, adminUserId: number): Promise<number[]> => {
  const rows = await db.secondFactor.findMany({
    where: { adminUserId },
    select: { kind: true },
    distinct: ['kind'],
    orderBy: { kind: 'asc' },
  });
  return rows.map(({ kind }) => kind);
};
