import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';

/** Everything of an address but its secrets. */
const fields = {
  id: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  name: true,
  url: true,
  events: true,
  allRounds: true,
  projectIds: true,
  previousUntil: true,
  failingSince: true,
  offAt: true,
  offReason: true,
  createdBy: { select: { name: true } },
} as const satisfies Prisma.WebhookSelect;

export type WebhookRow = Prisma.WebhookGetPayload<{ select: typeof fields }>;

/** The most that a page shows. */
const MOST_SHOWN = 200;

/** Enabled ones first, then by name. */
export const listWebhookRows = (db: Db): Promise<WebhookRow[]> =>
  db.webhook.findMany({
    orderBy: [{ offAt: { sort: 'desc', nulls: 'first' } }, { name: 'asc' }, { id: 'asc' }],
    take: MOST_SHOWN,
    select: fields,
  });

export const findWebhook = (db: Db, id: number): Promise<WebhookRow | null> =>
  db.webhook.findUnique({ where: { id }, select: fields });

/** The same, held until the end of the transaction. */
export const lockWebhook = async (db: Db, id: number): Promise<WebhookRow | null> => {
  await execute(db, Prisma.sql`SELECT id FROM webhook WHERE id = ${id} FOR UPDATE`);
  return findWebhook(db, id);
};

/** Number of enabled webhooks; concurrent callers wait for each other's transaction, so that the limit holds. */
export const countActiveWebhooks = async (db: Db): Promise<number> => {
  await execute(db, Prisma.sql`SELECT pg_advisory_xact_lock(hashtext('webhooks in use'))`);
  return db.webhook.count({ where: { offAt: null } });
};

/** The end of the audit chain, after which a new webhook starts. */
export const findLastSeq = async (db: Db): Promise<bigint> =>
  (await db.auditSeal.findFirst({ orderBy: { seq: 'desc' }, select: { seq: true } }))?.seq ?? 0n;

/** What somebody says of an address. */
export type WebhookColumns = {
  readonly name: string;
  readonly url: string;
  readonly events: readonly string[];
  readonly allRounds: boolean;
  readonly projectIds: readonly number[];
};

const columnsOf = ({ events, projectIds, ...columns }: Partial<WebhookColumns>) => ({
  ...columns,
  ...(events && { events: [...events] }),
  ...(projectIds && { projectIds: [...projectIds] }),
});

type NewWebhook = WebhookColumns & {
  readonly secret: Uint8Array<ArrayBuffer>;
  readonly createdById: number;
  readonly createdAt: Date;
};

/** @returns its id */
export const isNameInUse = async (db: Db, name: string): Promise<boolean> =>
  (await db.webhook.count({ where: { name } })) > 0;

export const insertWebhook = async (
  db: Db,
  { events, projectIds, ...webhook }: NewWebhook,
): Promise<number> => {
  const afterSeq = await findLastSeq(db);
  const data = { ...webhook, events: [...events], projectIds: [...projectIds], afterSeq };
  return (await db.webhook.create({ data, select: { id: true } })).id;
};

/** Enabled from an entry of the chain on, or disabled. */
export type Switch =
  | { readonly isOn: true; readonly afterSeq: bigint }
  | { readonly isOn: false; readonly at: Date; readonly reason: 'person' | 'failing' };

const switched = (given: Switch) =>
  given.isOn
    ? { offAt: null, offReason: null, failingSince: null, afterSeq: given.afterSeq }
    : { offAt: given.at, offReason: given.reason };

/** @param version undefined for any @returns how many had that version: one or none */
export const updateWebhook = async (
  db: Db,
  { id, version }: { readonly id: number; readonly version: number | undefined },
  { isOn, ...change }: Partial<WebhookColumns> & { readonly isOn?: Switch | undefined },
): Promise<number> => {
  const data = { ...columnsOf(change), ...(isOn && switched(isOn)), version: { increment: 1 } };
  return (await db.webhook.updateMany({ where: { id, version }, data })).count;
};

/** Puts a secret in the place of the one of now, which signs beside it until an instant. */
export const replaceWebhookSecret = async (
  db: Db,
  id: number,
  { secret, previousUntil }: { readonly secret: Uint8Array; readonly previousUntil: Date },
): Promise<void> => {
  await execute(
    db,
    Prisma.sql`UPDATE webhook SET previous_secret = secret, previous_until = ${previousUntil}::timestamptz,
        secret = ${secret}::bytea, version = version + 1, updated_at = clock_timestamp()
      WHERE id = ${id}`,
  );
};

/** An address that has not yet got what happened. */
export type LaggingWebhook = {
  readonly id: number;
  readonly events: string[];
  readonly allRounds: boolean;
  readonly projectIds: number[];
  readonly afterSeq: string;
};

const BEHIND = Prisma.sql`off_at IS NULL AND after_seq < (SELECT coalesce(max(seq), 0) FROM audit_seal)`;

/** Whether a webhook lags behind the chain. */
export const hasLaggingWebhook = async (db: Db): Promise<boolean> => {
  const [found] = await queryRows<{ isBehind: boolean }>(
    db,
    Prisma.sql`SELECT EXISTS (SELECT FROM webhook WHERE ${BEHIND}) AS "isBehind"`,
  );
  return found?.isBehind ?? false;
};

/** Claims one lagging webhook for this transaction; others skip it. @returns null when none lags */
export const claimLaggingWebhook = async (db: Db): Promise<LaggingWebhook | null> => {
  const [found] = await queryRows<LaggingWebhook>(
    db,
    Prisma.sql`SELECT id, events, all_rounds AS "allRounds", project_ids AS "projectIds", after_seq::text AS "afterSeq"
      FROM webhook WHERE ${BEHIND}
      ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  return found ?? null;
};

/** Notes until where an address has everything. */
export const saveCursor = async (db: Db, id: number, seq: string): Promise<void> => {
  await execute(db, Prisma.sql`UPDATE webhook SET after_seq = ${seq}::bigint WHERE id = ${id}`);
};

/** @returns since when its deliveries fail */
export const markWebhookFailing = async (db: Db, id: number, at: Date): Promise<Date | null> => {
  await execute(
    db,
    Prisma.sql`UPDATE webhook SET failing_since = ${at}::timestamptz WHERE id = ${id} AND failing_since IS NULL`,
  );
  return (
    (await db.webhook.findUnique({ where: { id }, select: { failingSince: true } }))?.failingSince ?? null
  );
};

export const clearWebhookFailing = async (db: Db, id: number): Promise<void> => {
  await execute(
    db,
    Prisma.sql`UPDATE webhook SET failing_since = NULL WHERE id = ${id} AND failing_since IS NOT NULL`,
  );
};
