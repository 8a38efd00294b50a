import type { SessionContext } from '#bff/core/actor.ts';
import type { Db } from '#bff/core/database.ts';
import { batchedWrite } from '#bff/platform/database/batching/batched.ts';
import { insertRows } from '#bff/platform/database/batching/insertRows.ts';
import { toBytes } from '#bff/platform/database/hashes.ts';
import { type Account, type PersonKind, personKindOf } from './accounts.data.ts';

const personColumn = {
  admin: 'adminUserId',
  user: 'corporationUserId',
  applicant: 'applicationUserId',
} as const;

const ofPerson = (kind: PersonKind, personId: number) => ({ [personColumn[kind]]: personId });

export type NewPasswordReset = {
  readonly context: SessionContext;
  readonly personId: number;
  /** SHA-256 in hex. */
  readonly tokenHash: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly requestedIp: string;
};

/** Stores a new token; the older ones of the same person can no longer be used. */
export const replacePasswordReset = batchedWrite<NewPasswordReset>(async (db, resets) => {
  for (const [kind, ofKind] of Map.groupBy(resets, ({ context }) => personKindOf(context))) {
    await db.passwordResetToken.updateMany({
      where: { [personColumn[kind]]: { in: ofKind.map(({ personId }) => personId) }, usedAt: null },
      data: { usedAt: ofKind[0]?.createdAt ?? null },
    });
  }
  await insertRows(
    db,
    { table: 'password_reset_token', isDated: false },
    resets.map(({ personId, tokenHash, ...reset }) => ({
      ...reset,
      ...ofPerson(personKindOf(reset.context), personId),
      tokenHash: `\\x${tokenHash}`,
    })),
  );
});

export type PasswordResetRow = {
  readonly id: number;
  readonly context: string;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly person: Pick<Account, 'kind' | 'id'>;
};

/** The reset that a token's hash belongs to. */
export const findPasswordReset = async (db: Db, tokenHash: string): Promise<PasswordResetRow | null> => {
  const row = await db.passwordResetToken.findUnique({ where: { tokenHash: toBytes(tokenHash) } });
  if (row === null) return null;
  const { id, context, expiresAt, usedAt } = row;
  const kinds = Object.keys(personColumn) as PersonKind[];
  const kind = kinds.find((candidate) => row[personColumn[candidate]] !== null);
  if (kind === undefined) return null;
  return { id, context, expiresAt, usedAt, person: { kind, id: row[personColumn[kind]] ?? 0 } };
};

/** No token of a person can be used any more. */
export const voidPasswordResets = async (
  db: Db,
  { kind, id }: Pick<Account, 'kind' | 'id'>,
  at: Date,
): Promise<void> => {
  await db.passwordResetToken.updateMany({
    where: { ...ofPerson(kind, id), usedAt: null },
    data: { usedAt: at },
  });
};

/** Uses a token up. @returns false when another request was faster */
export const usePasswordReset = async (db: Db, id: number, usedAt: Date): Promise<boolean> => {
  const { count } = await db.passwordResetToken.updateMany({ where: { id, usedAt: null }, data: { usedAt } });
  return count === 1;
};
