import type { Db } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { execute } from '#bff/platform/database/queryRows.ts';

/** Keeps the small picture (JPEG) of a stored picture. */
export const insertThumbnail = async (db: Db, fileId: string, content: Uint8Array): Promise<void> => {
  await db.fileThumbnail.create({ data: { fileId, content: Uint8Array.from(content) } });
};

/** The copy of a stored picture looks as it does; nothing where it has no small picture. */
export const copyThumbnail = async (db: Db, fileId: string, copyId: string): Promise<void> => {
  await execute(
    db,
    Prisma.sql`INSERT INTO file_thumbnail (file_id, content)
        SELECT ${copyId}::uuid, content FROM file_thumbnail WHERE file_id = ${fileId}::uuid`,
  );
};

/** @returns null when there is none */
export const findThumbnail = async (db: Db, fileId: string): Promise<Uint8Array | null> =>
  (await db.fileThumbnail.findUnique({ where: { fileId } }))?.content ?? null;
