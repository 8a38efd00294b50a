import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { batched } from '#bff/platform/database/batching/batched.ts';
import { toBytes } from '#bff/platform/database/hashes.ts';
import { execute } from '#bff/platform/database/queryRows.ts';

/** A business in a round. */
export type CopyPlace = { readonly corporationId: number; readonly projectId: number };

const withNames = {
  project: { select: { shortName: true } },
  corporation: { select: { name: true } },
} as const satisfies Prisma.MailCopyInclude;

export type MailCopyRow = Prisma.MailCopyGetPayload<{ include: typeof withNames }>;

/** The addresses of a business, of one round the oldest first; of all rounds when none is said, the newest before. */
export const listMailCopies = (
  db: Db,
  { corporationId, projectId }: Pick<CopyPlace, 'corporationId'> & Partial<CopyPlace>,
): Promise<MailCopyRow[]> =>
  db.mailCopy.findMany({
    where: { corporationId, projectId },
    orderBy: [{ projectId: 'desc' }, { id: 'asc' }],
    include: withNames,
    take: 1000,
  });

export const findMailCopy = (db: Db, id: number): Promise<MailCopyRow | null> =>
  db.mailCopy.findUnique({ where: { id }, include: withNames });

/** One after the other of a business: what they count stays so until the transaction ends. */
export const holdCopiesOf = async (db: Db, { corporationId }: CopyPlace): Promise<void> => {
  await execute(db, Prisma.sql`SELECT id FROM corporation WHERE id = ${corporationId} FOR NO KEY UPDATE`);
};

/** A link that is mailed. */
type Link = { readonly tokenHash: string; readonly sentAt: Date };

export const insertMailCopy = (
  db: Db,
  { tokenHash, sentAt, ...copy }: CopyPlace & Link & { readonly name: string; readonly email: string },
): Promise<MailCopyRow> =>
  db.mailCopy.create({
    data: { ...copy, tokenHash: toBytes(tokenHash), sentAt, createdAt: sentAt },
    include: withNames,
  });

type Versioned = { readonly id: number; readonly version: number | undefined };

/** @returns how many had that version: one or none */
export const updateMailCopy = async (
  db: Db,
  { id, version }: Versioned,
  change: { readonly name?: string | undefined; readonly isActive?: boolean | undefined },
): Promise<number> =>
  (await db.mailCopy.updateMany({ where: { id, version }, data: { ...change, version: { increment: 1 } } }))
    .count;

/** Gives an address that is not confirmed another link. @returns false when it has been confirmed meanwhile */
export const renewCopyLink = async (db: Db, id: number, { tokenHash, sentAt }: Link): Promise<boolean> => {
  const { count } = await db.mailCopy.updateMany({
    where: { id, confirmedAt: null },
    data: { tokenHash: toBytes(tokenHash), sentAt, version: { increment: 1 } },
  });
  return count > 0;
};

/** @returns how many had that version: one or none */
export const deleteMailCopy = async (db: Db, { id, version }: Versioned): Promise<number> =>
  (await db.mailCopy.deleteMany({ where: { id, version } })).count;

/** The address that a link confirms. @param tokenHash SHA-256 in hex */
export const findCopyByToken = (db: Db, tokenHash: string): Promise<MailCopyRow | null> =>
  db.mailCopy.findUnique({ where: { tokenHash: toBytes(tokenHash) }, include: withNames });

/** Uses a link up. @returns false when another request was faster */
export const confirmCopy = async (db: Db, id: number, confirmedAt: Date): Promise<boolean> => {
  const { count } = await db.mailCopy.updateMany({
    where: { id, confirmedAt: null, tokenHash: { not: null } },
    data: { confirmedAt, tokenHash: null, version: { increment: 1 } },
  });
  return count > 0;
};

type CopyRecipient = { readonly name: string; readonly email: string };

/** To whom copies go: what is confirmed and not stopped. */
export const listCopyRecipients = batched<CopyPlace, readonly CopyRecipient[]>(async (db, places) => {
  const rows = await db.mailCopy.findMany({
    where: {
      isActive: true,
      confirmedAt: { not: null },
      OR: places.map(({ corporationId, projectId }) => ({ corporationId, projectId })),
    },
    orderBy: { id: 'asc' },
    select: { corporationId: true, projectId: true, name: true, email: true },
  });
  return places.map(({ corporationId, projectId }) =>
    rows.filter((row) => row.corporationId === corporationId && row.projectId === projectId),
  );
});
