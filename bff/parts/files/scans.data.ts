import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { anyOf, queryRows } from '#bff/platform/database/queryRows.ts';
import { type Plain, plain } from '#bff/platform/database/values.ts';

/** A file whose scan nobody seems to wait for. */
export type UnscannedFile = { readonly id: string; readonly storageKey: string; readonly createdAt: Date };

/**
 * Takes files that were last asked about before a time, the oldest first; other processes skip them until that long
 * has passed again, so that a file is not lost with a process that died while scanning it.
 */
export const claimUnscannedFiles = (
  db: Db,
  { now, before, limit }: { now: Date; before: Date; limit: number },
): Promise<UnscannedFile[]> =>
  queryRows<UnscannedFile>(
    db,
    Prisma.sql`UPDATE stored_file SET scanned_at = ${now}
      WHERE id IN (
        SELECT id FROM stored_file
        WHERE scan_status = 'pending' AND deleted_at IS NULL AND created_at < ${before}
          AND (scanned_at IS NULL OR scanned_at < ${before})
        ORDER BY created_at, id LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )
      RETURNING id, storage_key AS "storageKey", created_at AS "createdAt"`,
  );

/** Whether the scanner still looks at one of these files. */
export const isAnyScanPending = async (db: Db, ids: readonly string[]): Promise<boolean> => {
  const rows = await queryRows(
    db,
    Prisma.sql`SELECT id FROM stored_file
      WHERE id = ${anyOf(ids, 'uuid')} AND scan_status = 'pending' AND deleted_at IS NULL LIMIT 1`,
  );
  return rows.length > 0;
};

/**
 * Writes down how a scan ended.
 * @returns false when nobody waits for it any more: the file was removed, or another process was first
 */
export const endScan = async (
  db: Db,
  id: string,
  end: { scanStatus: 'clean' | 'infected' | 'failed'; scannedAt: Date },
): Promise<boolean> => {
  const ended = await queryRows(
    db,
    Prisma.sql`UPDATE stored_file SET scan_status = ${end.scanStatus}, scanned_at = ${end.scannedAt}
      WHERE id = ${id}::uuid AND scan_status = 'pending' AND deleted_at IS NULL RETURNING id`,
  );
  return ended.length > 0;
};

const withPeople = {
  myPage: { select: { projectId: true, corporationId: true, displayCode: true } },
  section: { select: { id: true } },
  application: {
    select: { projectId: true, applicationUser: { select: { id: true, name: true, email: true } } },
  },
  uploadedByAdminUser: { select: { id: true, name: true, email: true } },
  uploadedByCorporationUser: { select: { id: true } },
} as const satisfies Prisma.StoredFileInclude;

/** A file with everybody who is to know that it was stopped. */
export type StoppedFile = Plain<Prisma.StoredFileGetPayload<{ include: typeof withPeople }>>;

export const findStoppedFile = async (db: Db, id: string): Promise<StoppedFile> =>
  plain(await db.storedFile.findUniqueOrThrow({ where: { id }, include: withPeople }));
