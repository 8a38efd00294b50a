import type { Db } from '#bff/core/database.ts';
import { toBytes } from '#bff/platform/database/hashes.ts';

/** How many codes an administrator has not used yet. */
export const countRecoveryCodes = (db: Db, adminUserId: number): Promise<number> =>
  db.recoveryCode.count({ where: { adminUserId, usedAt: null } });

/** Gives an administrator other codes; those before are gone. @param hashes SHA-256 in hex; none removes all */
export const replaceRecoveryCodeRows = async (
  db: Db,
  adminUserId: number,
  { hashes, at }: { readonly hashes: readonly string[]; readonly at: Date },
): Promise<void> => {
  await db.recoveryCode.deleteMany({ where: { adminUserId } });
  const rows = hashes.map((hash) => ({ adminUserId, codeHash: toBytes(hash), createdAt: at }));
  if (rows.length > 0) await db.recoveryCode.createMany({ data: rows });
};

/** Uses a code up. @returns false when it is none, or was used before */
export const consumeRecoveryCode = async (
  db: Db,
  adminUserId: number,
  { hash, at }: { readonly hash: string; readonly at: Date },
): Promise<boolean> => {
  const { count } = await db.recoveryCode.updateMany({
    where: { adminUserId, codeHash: toBytes(hash), usedAt: null },
    data: { usedAt: at },
  });
  return count > 0;
};
