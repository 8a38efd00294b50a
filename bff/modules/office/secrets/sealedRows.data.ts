import type { Db } from '#bff/core/database.ts';
import { sealedPrefix } from '#bff/core/secrets/sealedNumber.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';

/*
 * Everything that is kept sealed, place by place, and how a row is sealed anew. What the key of now has sealed begins with
 * that key's name, which is all that SQL knows of it.
 */

/** What a place keeps: a text or bytes, and who it is sealed for. */
type Keep = {
  readonly table: Prisma.Sql;
  /** What the rows are gone through by, a whole number that rises. */
  readonly key: Prisma.Sql;
  /** What is kept; null in a row that has none. */
  readonly kept: Prisma.Sql;
  /** Whose it is: the id of a corporation, a round, a file or an administrator; 0 where it is nobody's own. */
  readonly owner: Prisma.Sql;
  /** SET …, where `anew` is what the row keeps from now on. */
  readonly set: Prisma.Sql;
};

const sql = Prisma.raw;

const ownerOfPayment = sql(
  `(SELECT my_page.corporation_id FROM my_page WHERE my_page.id = payment.my_page_id)`,
);

/** Account numbers: texts, in columns and inside of JSON. */
const TEXT_PLACES = {
  bankAccounts: {
    table: sql('bank_account'),
    key: sql('id'),
    kept: sql('account_number'),
    owner: sql('corporation_id'),
    set: sql('account_number = row.anew, account_fingerprint = row.fingerprint'),
  },
  payments: {
    table: sql('payment'),
    key: sql('id'),
    kept: sql(`account->>'accountNumber'`),
    owner: ownerOfPayment,
    set: sql(`account = jsonb_set(account, '{accountNumber}', to_jsonb(row.anew))`),
  },
  transfers: {
    table: sql('payment_batch_item'),
    // A file has ten thousand records at most (bff/modules/money/payouts/batches).
    key: sql('(batch_id::bigint * 100000 + sequence)'),
    kept: sql(`account->>'accountNumber'`),
    owner: sql(`(SELECT my_page.corporation_id FROM payment JOIN my_page ON my_page.id = payment.my_page_id
      WHERE payment.id = payment_id)`),
    set: sql(`account = jsonb_set(account, '{accountNumber}', to_jsonb(row.anew))`),
  },
  remitters: {
    table: sql('payment_setting'),
    key: sql('project_id'),
    kept: sql(`remitter->>'accountNumber'`),
    owner: sql('project_id'),
    set: sql(`remitter = jsonb_set(remitter, '{accountNumber}', to_jsonb(row.anew))`),
  },
  remittersOfFiles: {
    table: sql('payment_batch'),
    key: sql('id'),
    kept: sql(`remitter->>'accountNumber'`),
    owner: sql('project_id'),
    set: sql(`remitter = jsonb_set(remitter, '{accountNumber}', to_jsonb(row.anew))`),
  },
  changeRequests: {
    table: sql('change_request'),
    key: sql('id'),
    // What was decided keeps its last digits alone, behind asterisks.
    kept: sql(`(CASE WHEN values_after #>> '{profile,bankAccount,accountNumber}' NOT LIKE '*%'
      THEN values_after #>> '{profile,bankAccount,accountNumber}' END)`),
    owner: sql('(SELECT my_page.corporation_id FROM my_page WHERE my_page.id = change_request.my_page_id)'),
    set: sql(
      `values_after = jsonb_set(values_after, '{profile,bankAccount,accountNumber}', to_jsonb(row.anew))`,
    ),
  },
} as const satisfies { readonly [place: string]: Keep };

const keptBytes = (table: string, column: string, owner: string): Keep => ({
  table: sql(table),
  key: sql('id'),
  kept: sql(column),
  owner: sql(owner),
  set: sql(`${column} = row.anew`),
});

/** Whole files and secrets: bytes. */
const BYTE_PLACES = {
  files: keptBytes('payment_batch', 'content', 'id'),
  apps: keptBytes('second_factor', 'secret', 'admin_user_id'),
  webhooks: keptBytes('webhook', 'secret', '0'),
  webhooksBefore: keptBytes('webhook', 'previous_secret', '0'),
} as const satisfies { readonly [place: string]: Keep };

/** Where something is sealed. */
export type TextPlace = keyof typeof TEXT_PLACES;
export type BytePlace = keyof typeof BYTE_PLACES;

export const textPlaces = Object.keys(TEXT_PLACES) as readonly TextPlace[];
export const bytePlaces = Object.keys(BYTE_PLACES) as readonly BytePlace[];

/** What another key has sealed, or none. */
const isStaleText = ({ kept }: Keep, keyId: string): Prisma.Sql =>
  Prisma.sql`${kept} IS NOT NULL AND NOT starts_with(${kept}, ${sealedPrefix(keyId)})`;

/** Letters; what begins with a larger byte was written before anything was sealed. */
const LONGEST_KEY_NAME = 20;

/** The box writes the length of the key's name, and then the name (bff/platform/secrets/secretBox.ts). */
const isStaleBytes = ({ kept }: Keep, keyId: string): Prisma.Sql => {
  const name = Buffer.from(keyId);
  const start = Buffer.concat([Buffer.from([name.length]), name]);
  return Prisma.sql`${kept} IS NOT NULL AND substring(${kept} FROM 1 FOR ${start.length}::int) <> ${start}`;
};

type Row<Kept> = { readonly key: number; readonly owner: number; readonly kept: Kept };

const staleRows = <Kept>(
  db: Db,
  { table, key, kept, owner }: Keep,
  isStale: Prisma.Sql,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<Row<Kept>[]> =>
  queryRows<Row<Kept>>(
    db,
    Prisma.sql`SELECT ${key}::double precision AS key, ${owner}::int AS owner, ${kept} AS kept FROM ${table}
      WHERE ${isStale} AND ${key} > ${after}::bigint ORDER BY ${key} LIMIT ${limit}::int`,
  );

const countRows = async (db: Db, { table }: Keep, isStale: Prisma.Sql): Promise<number> => {
  const [row] = await queryRows<{ count: number }>(
    db,
    Prisma.sql`SELECT count(*)::int AS count FROM ${table} WHERE ${isStale}`,
  );
  return row?.count ?? 0;
};

type Part = { readonly after: number; readonly limit: number };

/** The next rows of a place that the key does not seal, by their keys. */
export const staleTexts = (db: Db, place: TextPlace, keyId: string, part: Part): Promise<Row<string>[]> =>
  staleRows(db, TEXT_PLACES[place], isStaleText(TEXT_PLACES[place], keyId), part);

export const staleBytes = (db: Db, place: BytePlace, keyId: string, part: Part): Promise<Row<Uint8Array>[]> =>
  staleRows(db, BYTE_PLACES[place], isStaleBytes(BYTE_PLACES[place], keyId), part);

/** The oldest row of a place that each key has sealed. */
export type SealedSample<Kept> = { readonly keyId: string; readonly owner: number; readonly kept: Kept };

const samples = <Kept>(
  db: Db,
  { table, key, kept, owner }: Keep,
  keyId: Prisma.Sql,
): Promise<SealedSample<Kept>[]> =>
  queryRows<SealedSample<Kept>>(
    db,
    Prisma.sql`SELECT DISTINCT ON (1) ${keyId} AS "keyId", ${owner}::int AS owner, ${kept} AS kept FROM ${table}
      WHERE ${keyId} IS NOT NULL ORDER BY 1, ${key}`,
  );

export const sampleTexts = (db: Db, place: TextPlace): Promise<SealedSample<string>[]> => {
  const { kept } = TEXT_PLACES[place];
  return samples(
    db,
    TEXT_PLACES[place],
    Prisma.sql`CASE WHEN starts_with(${kept}, 'sealed:') THEN split_part(${kept}, ':', 2) END`,
  );
};

export const sampleBytes = (db: Db, place: BytePlace): Promise<SealedSample<Uint8Array>[]> => {
  const { kept } = BYTE_PLACES[place];
  return samples(
    db,
    BYTE_PLACES[place],
    Prisma.sql`CASE WHEN get_byte(${kept}, 0) <= ${LONGEST_KEY_NAME}
      THEN convert_from(substring(${kept} FROM 2 FOR get_byte(${kept}, 0)), 'UTF8') END`,
  );
};

/** How many rows of a place the key does not seal. */
export const countStaleTexts = (db: Db, place: TextPlace, keyId: string): Promise<number> =>
  countRows(db, TEXT_PLACES[place], isStaleText(TEXT_PLACES[place], keyId));

export const countStaleBytes = (db: Db, place: BytePlace, keyId: string): Promise<number> =>
  countRows(db, BYTE_PLACES[place], isStaleBytes(BYTE_PLACES[place], keyId));

/** How a row was read, and how it is kept from now on. Its version stays: nothing of it has changed. */
type Resealed<Kept> = {
  readonly key: number;
  readonly was: Kept;
  readonly anew: Kept;
  readonly fingerprint: Uint8Array | null;
};

/** Keeps a row sealed anew, unless somebody has changed it meanwhile. @returns whether it was kept */
export const replaceText = async (
  db: Db,
  place: TextPlace,
  { key, was, anew, fingerprint }: Resealed<string>,
): Promise<boolean> => {
  const { table, key: column, kept, set } = TEXT_PLACES[place];
  const count = await execute(
    db,
    Prisma.sql`UPDATE ${table} SET ${set}
      FROM (SELECT ${anew}::text AS anew, ${fingerprint}::bytea AS fingerprint) AS row
      WHERE ${column} = ${key}::bigint AND ${kept} = ${was}`,
  );
  return count > 0;
};

export const replaceBytes = async (
  db: Db,
  place: BytePlace,
  { key, was, anew }: Omit<Resealed<Uint8Array>, 'fingerprint'>,
): Promise<boolean> => {
  const { table, key: column, kept, set } = BYTE_PLACES[place];
  const count = await execute(
    db,
    Prisma.sql`UPDATE ${table} SET ${set} FROM (SELECT ${anew}::bytea AS anew) AS row
      WHERE ${column} = ${key}::bigint AND ${kept} = ${was}`,
  );
  return count > 0;
};

/** What the fingerprint of an account is made of, beside its number. */
export const findAccountParts = (db: Db, corporationId: number) =>
  db.bankAccount.findUnique({
    where: { corporationId },
    select: { bankCode: true, branchCode: true, accountType: true },
  });
