import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { toBytes, toHex } from '#bff/platform/database/hashes.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';
import { type Plain, plain, toDate } from '#bff/platform/database/values.ts';

/** Everything of a key but its secrets. */
const fields = {
  id: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  name: true,
  publicId: true,
  previousUntil: true,
  scopes: true,
  allRounds: true,
  projectIds: true,
  allowedAddresses: true,
  requestsPerMinute: true,
  expiresOn: true,
  stoppedAt: true,
  lastUsedAt: true,
  lastUsedAddress: true,
  createdBy: { select: { name: true } },
} as const satisfies Prisma.MachineKeySelect;

export type MachineKeyRow = Plain<Prisma.MachineKeyGetPayload<{ select: typeof fields }>>;

/** The most keys that a page shows. */
const MOST_SHOWN = 200;

/** Keys by name, those that were not stopped first. */
export const listMachineKeyRows = async (db: Db): Promise<MachineKeyRow[]> => {
  const rows = await db.machineKey.findMany({
    orderBy: [{ stoppedAt: { sort: 'desc', nulls: 'first' } }, { name: 'asc' }, { id: 'asc' }],
    take: MOST_SHOWN,
    select: fields,
  });
  return rows.map((row) => plain(row));
};

export const findMachineKey = async (db: Db, id: number): Promise<MachineKeyRow | null> =>
  plain(await db.machineKey.findUnique({ where: { id }, select: fields }));

/** The same, held until the end of the transaction. */
export const lockMachineKey = async (db: Db, id: number): Promise<MachineKeyRow | null> => {
  await execute(db, Prisma.sql`SELECT id FROM machine_key WHERE id = ${id} FOR UPDATE`);
  return findMachineKey(db, id);
};

/** How many keys were not stopped; who counts waits for another one who does, until that one's transaction ends. */
export const countKeysInUse = async (db: Db): Promise<number> => {
  await execute(db, Prisma.sql`SELECT pg_advisory_xact_lock(hashtext('machine keys in use'))`);
  return db.machineKey.count({ where: { stoppedAt: null } });
};

/** What somebody says of a key. */
export type KeyColumns = {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly allRounds: boolean;
  readonly projectIds: readonly number[];
  readonly allowedAddresses: readonly string[];
  readonly requestsPerMinute: number;
  /** A day in Japan. */
  readonly expiresOn: string | null;
};

const columnsOf = ({ scopes, projectIds, allowedAddresses, expiresOn, ...columns }: Partial<KeyColumns>) => ({
  ...columns,
  ...(scopes && { scopes: [...scopes] }),
  ...(projectIds && { projectIds: [...projectIds] }),
  ...(allowedAddresses && { allowedAddresses: [...allowedAddresses] }),
  ...(expiresOn === undefined ? {} : { expiresOn: expiresOn === null ? null : toDate(expiresOn) }),
});

type NewKey = KeyColumns & {
  readonly publicId: string;
  /** SHA-256 in hex. */
  readonly secretHash: string;
  readonly createdById: number;
  readonly createdAt: Date;
};

/** @returns its id */
/** Whether a key that works bears this name. */
export const isNameInUse = async (db: Db, name: string): Promise<boolean> =>
  (await db.machineKey.count({ where: { name, stoppedAt: null } })) > 0;

export const insertMachineKey = async (db: Db, { secretHash, ...key }: NewKey): Promise<number> => {
  const { name, allRounds, requestsPerMinute, publicId, createdById, createdAt } = key;
  const { scopes, projectIds, allowedAddresses, expiresOn } = key;
  const row = await db.machineKey.create({
    data: {
      ...{ name, allRounds, requestsPerMinute, publicId, createdById, createdAt },
      ...columnsOf({ scopes, projectIds, allowedAddresses, expiresOn }),
      secretHash: toBytes(secretHash),
    },
    select: { id: true },
  });
  return row.id;
};

/** @param version undefined for any @returns how many had that version: one or none */
export const updateMachineKey = async (
  db: Db,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  change: Partial<KeyColumns>,
): Promise<number> => {
  const data = { ...columnsOf(change), version: { increment: 1 } };
  return (await db.machineKey.updateMany({ where: { id, version, stoppedAt: null }, data })).count;
};

/** Puts a secret in the place of the one of now, which works until an instant; null: it ends. */
export const replaceSecret = async (
  db: Db,
  id: number,
  { secretHash, previousUntil }: { readonly secretHash: string; readonly previousUntil: Date | null },
): Promise<void> => {
  const kept = previousUntil === null ? Prisma.sql`NULL` : Prisma.sql`secret_hash`;
  await execute(
    db,
    Prisma.sql`UPDATE machine_key SET previous_hash = ${kept}, previous_until = ${previousUntil}::timestamptz,
        secret_hash = decode(${secretHash}, 'hex'), version = version + 1, updated_at = clock_timestamp()
      WHERE id = ${id}`,
  );
};

/** Ends a key with all of its secrets. */
export const stopMachineKeyRow = async (db: Db, id: number, at: Date): Promise<void> => {
  await db.machineKey.update({
    where: { id },
    data: { stoppedAt: at, previousHash: null, previousUntil: null, version: { increment: 1 } },
  });
};

type PresentedRow = {
  readonly id: number;
  readonly name: string;
  readonly secretHash: Uint8Array;
  readonly previousHash: Uint8Array | null;
  readonly previousUntil: Date | null;
  readonly scopes: string[];
  readonly allRounds: boolean;
  readonly projectIds: number[];
  readonly allowedAddresses: string[];
  readonly requestsPerMinute: number;
  readonly expiresOn: string | null;
  readonly stoppedAt: Date | null;
  readonly lastUsedAt: Date | null;
};

/** A key as it is held against what a request carries; hashes in hex. */
export type PresentedKey = Omit<PresentedRow, 'secretHash' | 'previousHash'> & {
  readonly secretHash: string;
  readonly previousHash: string | null;
};

/** In SQL, because every request of a machine asks it. @returns null when there is none */
export const findPresentedKey = async (db: Db, publicId: string): Promise<PresentedKey | null> => {
  const [row] = await queryRows<PresentedRow>(
    db,
    Prisma.sql`SELECT id, name, secret_hash AS "secretHash", previous_hash AS "previousHash",
        previous_until AS "previousUntil", scopes, all_rounds AS "allRounds", project_ids AS "projectIds",
        allowed_addresses AS "allowedAddresses", requests_per_minute AS "requestsPerMinute",
        expires_on::text AS "expiresOn", stopped_at AS "stoppedAt", last_used_at AS "lastUsedAt"
      FROM machine_key WHERE public_id = ${publicId}`,
  );
  if (row === undefined) return null;
  const previousHash = row.previousHash === null ? null : toHex(row.previousHash);
  return { ...row, secretHash: toHex(row.secretHash), previousHash };
};

/** Notes a use; not one of the changes that a version counts. */
export const touchMachineKey = async (
  db: Db,
  id: number,
  { at, address }: { readonly at: Date; readonly address: string },
): Promise<void> => {
  await execute(
    db,
    Prisma.sql`
      UPDATE machine_key SET last_used_at = ${at}::timestamptz, last_used_address = ${address} WHERE id = ${id}`,
  );
};
