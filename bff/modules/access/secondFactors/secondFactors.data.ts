import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute } from '#bff/platform/database/queryRows.ts';

const shown = {
  id: true,
  version: true,
  kind: true,
  name: true,
  createdAt: true,
  lastUsedAt: true,
} as const satisfies Prisma.SecondFactorSelect;

/** A second factor as its owner sees it. */
export type SecondFactorRow = Prisma.SecondFactorGetPayload<{ select: typeof shown }>;

/** The second factors of an administrator, the oldest first. */
export const listSecondFactors = (db: Db, adminUserId: number): Promise<SecondFactorRow[]> =>
  db.secondFactor.findMany({ where: { adminUserId }, orderBy: { id: 'asc' }, select: shown });

/** @returns null for anybody else's */
export const findSecondFactor = (db: Db, adminUserId: number, id: number): Promise<SecondFactorRow | null> =>
  db.secondFactor.findFirst({ where: { id, adminUserId }, select: shown });

const TOTP = 0;
const PASSKEY = 1;

/** The apps of an administrator with their sealed secrets. */
export const listTotps = (db: Db, adminUserId: number) =>
  db.secondFactor.findMany({
    where: { adminUserId, kind: TOTP },
    orderBy: { id: 'asc' },
    select: { id: true, secret: true },
  });

/** The passkeys of an administrator with what their signatures are held against. */
export const listPasskeys = (db: Db, adminUserId: number) =>
  db.secondFactor.findMany({
    where: { adminUserId, kind: PASSKEY },
    orderBy: { id: 'asc' },
    select: { id: true, credentialId: true, publicKey: true, signCount: true, transports: true },
  });

export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

type Bytes = Uint8Array<ArrayBuffer>;

/** What is kept of a new one. */
export type NewSecondFactor = { readonly adminUserId: number; readonly name: string; readonly at: Date } & (
  | { readonly secret: Bytes; readonly lastStep: number }
  | {
      readonly credentialId: Bytes;
      readonly publicKey: Bytes;
      readonly signCount: number;
      readonly transports: readonly string[];
    }
);

/** @throws a unique problem for a passkey that is registered already */
export const insertSecondFactor = (db: Db, { at, ...factor }: NewSecondFactor): Promise<SecondFactorRow> => {
  const used = { createdAt: at, lastUsedAt: at };
  const data =
    'secret' in factor
      ? { ...factor, ...used, kind: TOTP }
      : { ...factor, ...used, kind: PASSKEY, transports: [...factor.transports] };
  return db.secondFactor.create({ data, select: shown });
};

/**
 * Takes the code of a half minute, unless one of it or of a later one was taken.
 * @returns whether it was taken
 */
export const consumeTotpStep = async (
  db: Db,
  id: number,
  { step, at }: { readonly step: number; readonly at: Date },
): Promise<boolean> => {
  const { count } = await db.secondFactor.updateMany({
    where: { id, OR: [{ lastStep: null }, { lastStep: { lt: step } }] },
    data: { lastStep: step, lastUsedAt: at },
  });
  return count > 0;
};

export const recordPasskeyUse = async (
  db: Db,
  id: number,
  { signCount, at }: { readonly signCount: number; readonly at: Date },
): Promise<void> => {
  await db.secondFactor.updateMany({ where: { id }, data: { signCount, lastUsedAt: at } });
};

/** @returns how many rows were changed: 0 when it no longer has that version */
export const renameSecondFactorRow = async (
  db: Db,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  name: string,
): Promise<number> => {
  const { count } = await db.secondFactor.updateMany({
    where: { id, version },
    data: { name, version: { increment: 1 } },
  });
  return count;
};

/** @returns how many rows are gone: 0 when it no longer has that version */
export const deleteSecondFactorRow = async (
  db: Db,
  { id, version }: { readonly id: number; readonly version: number | undefined },
): Promise<number> => (await db.secondFactor.deleteMany({ where: { id, version } })).count;

/** Removes everything that an administrator proves himself with. @returns how many second factors that were */
export const deleteAllSecondFactors = async (db: Db, adminUserId: number): Promise<number> => {
  const { count } = await db.secondFactor.deleteMany({ where: { adminUserId } });
  await db.recoveryCode.deleteMany({ where: { adminUserId } });
  return count;
};

/** Of two changes of one person's second factors, the second waits. */
export const lockAdminUser = async (db: Db, id: number): Promise<void> => {
  await execute(db, Prisma.sql`SELECT id FROM admin_user WHERE id = ${id} FOR UPDATE`);
};
