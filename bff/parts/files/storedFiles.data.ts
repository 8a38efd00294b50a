import { randomUUID } from 'node:crypto';
import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { insertRows } from '#bff/platform/database/batching/insertRows.ts';
import { columnsOf } from '#bff/platform/database/columns.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';

export type NewStoredFile = Prisma.StoredFileUncheckedCreateInput;

/** A file's own columns. */
export type StoredFileRow = Plain<Prisma.StoredFileGetPayload<object>>;

const TABLE = { table: 'stored_file', isDated: false };
const COLUMNS = columnsOf(TABLE.table, Object.values(Prisma.StoredFileScalarFieldEnum), ['sizeBytes']);

/** Records a file that the storage holds. */
export const insertStoredFile = async (db: Db, file: NewStoredFile): Promise<StoredFileRow> => {
  const rows = [{ ...file, id: file.id ?? randomUUID() }];
  const [stored] = await insertRows<StoredFileRow>(db, TABLE, rows, COLUMNS);
  if (stored === undefined) throw new Error('an inserted file has no row');
  return stored;
};

/** Records files that the storage holds, under ids that their caller gave them. */
export const insertStoredFiles = async (
  db: Db,
  files: readonly (NewStoredFile & { readonly id: string })[],
): Promise<void> => {
  await insertRows<{ readonly id: string }>(db, TABLE, files);
};

/** A file that has not been removed, with what it belongs to. @returns null when there is none */
export const findStoredFile = async (db: Db, id: string) => {
  const row = await db.storedFile.findFirst({
    where: { id, deletedAt: null },
    include: { sectionFile: true, applicationFile: true, photo: true },
  });
  return row && plain(row);
};

/** Hides a file; its small picture goes at once, its bytes after the transaction. */
export const markStoredFileDeleted = async (db: Db, id: string, deletedAt: Date): Promise<void> => {
  await db.fileThumbnail.deleteMany({ where: { fileId: id } });
  await db.storedFile.update({ where: { id }, data: { deletedAt } });
};

/** Bytes must lie somewhere: it was neither removed nor stopped by the scanner. */
const WANTED = { deletedAt: null, scanStatus: { in: ['pending', 'clean'] } };

/**
 * Files whose bytes must lie somewhere, in the order of their keys.
 * @param after the last key of the part before
 * @param storedSince leaves out older ones
 */
export const listKeptFiles = async (
  db: Db,
  part: { readonly after: string; readonly limit: number; readonly storedSince: Date | undefined },
) => {
  const { after, limit, storedSince } = part;
  const rows = await db.storedFile.findMany({
    where: {
      storageKey: { gt: after },
      ...WANTED,
      ...(storedSince === undefined ? {} : { createdAt: { gte: storedSince } }),
    },
    select: { id: true, storageKey: true, sizeBytes: true, sha256: true },
    orderBy: { storageKey: 'asc' },
    take: limit,
  });
  return rows.map((row) => plain(row));
};

/** Those of these files whose bytes must lie somewhere still. */
export const listStillKept = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  const rows = await db.storedFile.findMany({
    where: { id: { in: [...ids] }, ...WANTED },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
};

/** Files that were stored since and are not wanted any more. */
export const listGoneSince = async (db: Db, storedSince: Date): Promise<string[]> => {
  const rows = await db.storedFile.findMany({
    where: { createdAt: { gte: storedSince }, NOT: WANTED },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
};

/** What a row says of the bytes of its file: those of one that was removed or stopped are not wanted any more. */
export type BytesState = 'pending' | 'clean' | 'unwanted';

const stateOf = (row: Pick<StoredFileRow, 'scanStatus' | 'deletedAt'>): BytesState => {
  if (row.deletedAt !== null) return 'unwanted';
  return row.scanStatus === 'pending' || row.scanStatus === 'clean' ? row.scanStatus : 'unwanted';
};

/** Those of these storage keys that a row names. */
export const listKnownStorageKeys = async (
  db: Db,
  keys: readonly string[],
): Promise<Map<string, BytesState>> => {
  const rows = await db.storedFile.findMany({
    where: { storageKey: { in: [...keys] } },
    select: { storageKey: true, scanStatus: true, deletedAt: true },
  });
  // Lists that were made into files are rows of their own.
  const made = await db.exportRun.findMany({
    where: { storageKey: { in: [...keys] } },
    select: { storageKey: true },
  });
  return new Map<string, BytesState>([
    ...rows.map((row) => [row.storageKey, stateOf(row)] as const),
    ...made.flatMap(({ storageKey }) => (storageKey === null ? [] : [[storageKey, 'clean'] as const])),
  ]);
};
