import type { Db } from '#bff/core/database.ts';
import { toBytes } from '#bff/platform/database/hashes.ts';

export type NewEmailConfirmation = {
  readonly applicationUserId: number;
  readonly email: string;
  /** SHA-256 in hex. */
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export const insertEmailConfirmation = async (
  db: Db,
  { tokenHash, ...token }: NewEmailConfirmation,
): Promise<void> => {
  await db.emailConfirmationToken.create({ data: { ...token, tokenHash: toBytes(tokenHash) } });
};

/** The confirmation that a token's hash belongs to, with the person. */
export const findEmailConfirmation = (db: Db, tokenHash: string) =>
  db.emailConfirmationToken.findUnique({
    where: { tokenHash: toBytes(tokenHash) },
    include: { applicationUser: true },
  });

/** Whether a person holds a link that can still be used. */
export const hasUsableConfirmation = async (db: Db, applicationUserId: number, now: Date): Promise<boolean> =>
  (await db.emailConfirmationToken.count({
    where: { applicationUserId, usedAt: null, expiresAt: { gt: now } },
  })) > 0;

/** Uses a token up and confirms the address. @returns false when another request was faster */
export const confirmEmail = async (
  db: Db,
  { id, applicationUserId }: { id: number; applicationUserId: number },
  at: Date,
): Promise<boolean> => {
  const { count } = await db.emailConfirmationToken.updateMany({
    where: { id, usedAt: null },
    data: { usedAt: at },
  });
  if (count === 0) return false;
  await db.applicationUser.update({ where: { id: applicationUserId }, data: { emailConfirmedAt: at } });
  return true;
};

/** The person behind an applicant's session. */
export const findApplicationUser = (db: Db, id: number) =>
  db.applicationUser.findUniqueOrThrow({ where: { id } });

/** The confirmation that was mailed last. */
export const findNewestConfirmation = (db: Db, applicationUserId: number) =>
  db.emailConfirmationToken.findFirst({ where: { applicationUserId }, orderBy: { createdAt: 'desc' } });

/** Makes the links useless that nobody has used. */
export const deleteOpenConfirmations = async (db: Db, applicationUserId: number): Promise<void> => {
  await db.emailConfirmationToken.deleteMany({ where: { applicationUserId, usedAt: null } });
};
