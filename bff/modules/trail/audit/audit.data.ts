import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { batchedWrite } from '#bff/platform/database/batching/batched.ts';
import { columnsOf } from '#bff/platform/database/columns.ts';
import { toHex } from '#bff/platform/database/hashes.ts';
import { writeMany } from '#bff/platform/database/manyRows.ts';
import { execute, queryRows } from '#bff/platform/database/queryRows.ts';

/** An entry of the trail; what it does not say is left out. */
export type NewAuditEntry = {
  readonly at: Date;
  readonly actorKind: string;
  readonly actorName: string;
  readonly actorId?: number | undefined;
  readonly adminType?: number | undefined;
  readonly action: string;
  readonly targetKind: string;
  readonly targetId: string;
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  readonly reason?: string | undefined;
  readonly onBehalfOf?: string | undefined;
  readonly outcome: string;
  readonly mypageId?: number | undefined;
  readonly applicationId?: number | undefined;
  readonly projectId?: number | undefined;
  readonly requestId: string;
  readonly ip: string | null;
};

/** In SQL, because every change writes one. */
export const insertAuditEntries = batchedWrite<readonly NewAuditEntry[]>((db, entries) =>
  writeMany(entries.flat(), (json) =>
    queryRows(
      db,
      Prisma.sql`
    INSERT INTO audit_entry (at, actor_kind, actor_name, actor_id, admin_type, action, target_kind, target_id, before,
      after, reason, on_behalf_of, outcome, my_page_id, application_id, project_id, request_id, ip)
    SELECT "at", "actorKind", "actorName", "actorId", "adminType", "action", "targetKind", "targetId", "before",
      "after", "reason", "onBehalfOf", "outcome", "mypageId", "applicationId", "projectId", "requestId", "ip"
    FROM jsonb_to_recordset(${json}::jsonb) AS entry("at" timestamptz, "actorKind" text, "actorName" text,
      "actorId" int, "adminType" smallint, "action" text, "targetKind" text, "targetId" text, "before" jsonb,
      "after" jsonb, "reason" text, "onBehalfOf" text, "outcome" text, "mypageId" int, "applicationId" int,
      "projectId" int, "requestId" text, "ip" text)`,
    ),
  ),
);

/** An entry commits at most this many ids behind a later one; the trail before is not searched again. */
export const LATE_IDS = 10_000;

/** An entry as it is kept. */
export type AuditEntryRow = Omit<Prisma.AuditEntryGetPayload<object>, 'id'> & { readonly id: number };

const ENTRY = columnsOf('entry', Object.values(Prisma.AuditEntryScalarFieldEnum), ['id']);

/** Committed entries that the chain does not hold yet, the oldest first. Every change is soon followed by one. */
export const listUnsealedEntries = (db: Db, limit: number): Promise<AuditEntryRow[]> =>
  queryRows<AuditEntryRow>(
    db,
    Prisma.sql`SELECT ${ENTRY} FROM audit_entry entry
      WHERE entry.id > coalesce((SELECT audit_entry_id - ${LATE_IDS} FROM audit_seal ORDER BY seq DESC LIMIT 1), 0)
        AND NOT EXISTS (SELECT FROM audit_seal seal WHERE seal.audit_entry_id = entry.id)
      ORDER BY entry.id LIMIT ${limit}`,
  );

/** Committed entries that no seal holds, however old: how many, and the first of them. */
export const countUnsealedEntries = async (
  db: Db,
): Promise<{ readonly count: number; readonly firstId: number | null }> => {
  const [found] = await queryRows<{ count: number; firstId: number | null }>(
    db,
    Prisma.sql`SELECT count(*)::int AS count, min(entry.id)::float8 AS "firstId" FROM audit_entry entry
      WHERE NOT EXISTS (SELECT FROM audit_seal seal WHERE seal.audit_entry_id = entry.id)`,
  );
  return found ?? { count: 0, firstId: null };
};

/** @returns the hash of a seal in hex; null when the chain does not go so far */
export const findSealHash = async (db: Db, seq: bigint): Promise<string | null> => {
  const seal = await db.auditSeal.findUnique({ where: { seq }, select: { hash: true } });
  return seal && toHex(seal.hash);
};

export const findLastSeal = (db: Db) => db.auditSeal.findFirst({ orderBy: { seq: 'desc' } });

export type NewSeal = {
  readonly seq: bigint;
  readonly auditEntryId: number;
  readonly previousHash: Uint8Array<ArrayBuffer>;
  readonly hash: Uint8Array<ArrayBuffer>;
};

/** All in one statement of constant text, however many there are. */
export const insertSeals = async (db: Db, seals: readonly NewSeal[]): Promise<void> => {
  const seqs = seals.map(({ seq }) => String(seq));
  const entryIds = seals.map(({ auditEntryId }) => String(auditEntryId));
  const previousHashes = seals.map(({ previousHash }) => toHex(previousHash));
  const hashes = seals.map(({ hash }) => toHex(hash));
  await execute(
    db,
    Prisma.sql`INSERT INTO audit_seal (seq, audit_entry_id, previous_hash, hash)
      SELECT seq, entry_id, decode(previous, 'hex'), decode(hash, 'hex')
      FROM unnest(${seqs}::bigint[], ${entryIds}::bigint[], ${previousHashes}::text[], ${hashes}::text[])
        AS seal (seq, entry_id, previous, hash)`,
  );
};

/** A page of the chain with its entries, in the chain's order. */
export const listSeals = async (db: Db, afterSeq: bigint, limit: number) => {
  const seals = await db.auditSeal.findMany({
    where: { seq: { gt: afterSeq } },
    orderBy: { seq: 'asc' },
    take: limit,
    include: { auditEntry: true },
  });
  return seals.map(({ auditEntry, ...seal }) => ({
    ...seal,
    entry: { ...auditEntry, id: Number(auditEntry.id) } satisfies AuditEntryRow,
  }));
};
