import type { AuditAnchor } from '#bff/core/audit/auditAnchor.ts';
import type { Db } from '#bff/core/database.ts';
import { toHex } from '#bff/platform/database/hashes.ts';
import type { Page, PageRequest } from '#bff/platform/database/paging.ts';
import { readPage } from '#bff/platform/database/prismaPaging.ts';
import { dayOf, type Plain, plain, toDate } from '#bff/platform/database/values.ts';
import type { CalendarDay } from '#rules/calendar.ts';

export type AnchorRow = Plain<NonNullable<Awaited<ReturnType<Db['auditAnchor']['findFirst']>>>>;

/** @returns false where the day has one already: another process was quicker */
export const insertAnchor = async (db: Db, anchor: AuditAnchor, text: string): Promise<boolean> => {
  const { day, madeAt, head } = anchor;
  const hash = new Uint8Array(Buffer.from(head.hash, 'hex'));
  const { count } = await db.auditAnchor.createMany({
    data: { anchoredOn: toDate(day), seq: head.seq, hash, text, madeAt },
    skipDuplicates: true,
  });
  return count === 1;
};

export const hasAnchor = async (db: Db, day: CalendarDay): Promise<boolean> =>
  (await db.auditAnchor.count({ where: { anchoredOn: toDate(day) } })) > 0;

export const hasAnchors = async (db: Db): Promise<boolean> =>
  (await db.auditAnchor.findFirst({ select: { id: true } })) !== null;

/** Those that do not lie beside the files yet, the oldest first. */
export const listUnstoredAnchors = async (db: Db, limit: number): Promise<AnchorRow[]> =>
  (
    await db.auditAnchor.findMany({
      where: { storedAt: null },
      orderBy: { anchoredOn: 'asc' },
      take: limit,
    })
  ).map((row) => plain(row));

export const markAnchorStored = async (db: Db, id: number, at: Date): Promise<void> => {
  await db.auditAnchor.updateMany({ where: { id, storedAt: null }, data: { storedAt: at } });
};

/** A page of the anchors; the request's order is by day. */
export const listAnchorRows = (db: Db, request: PageRequest): Promise<Page<AnchorRow>> =>
  readPage(
    request,
    async (keyset) => (await db.auditAnchor.findMany(keyset)).map((row) => plain(row)),
    () => db.auditAnchor.count(),
  );

/** The texts of all that were laid beside the files: one a day. */
export const listStoredAnchors = async (
  db: Db,
): Promise<{ readonly day: CalendarDay; readonly text: string }[]> => {
  const rows = await db.auditAnchor.findMany({
    where: { storedAt: { not: null } },
    select: { anchoredOn: true, text: true },
  });
  return rows.map(({ anchoredOn, text }) => ({ day: dayOf(anchoredOn), text }));
};

/** The hashes of the seals with these numbers, in hex; of one that is not there, none. */
export const findSealHashes = async (
  db: Db,
  seqs: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> => {
  const seals = await db.auditSeal.findMany({
    where: { seq: { in: [...seqs] } },
    select: { seq: true, hash: true },
  });
  return new Map(seals.map(({ seq, hash }) => [seq, toHex(hash)]));
};
