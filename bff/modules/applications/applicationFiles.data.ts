import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import { insertRows } from '#bff/platform/database/batching/insertRows.ts';
import { plain } from '#bff/platform/database/values.ts';

export type NewApplicationFile = Omit<Prisma.ApplicationFileUncheckedCreateInput, 'id'>;

export const insertApplicationFiles = async (db: Db, files: readonly NewApplicationFile[]): Promise<void> => {
  await insertRows(db, { table: 'application_file', isDated: false }, files);
};

/** A file of an application that was not taken back, also one that a newer version replaced. */
export const findApplicationFile = async (db: Db, fileId: string) => {
  const row = await db.applicationFile.findFirst({
    where: { fileId, application: { deletedAt: null }, file: { deletedAt: null } },
    include: { file: true, application: { select: { id: true, family: true, projectId: true } } },
  });
  return row && plain(row);
};

/** It no longer counts: replaced by a newer version, or taken back. */
export const removeApplicationFile = async (db: Db, id: number, removedAt: Date): Promise<void> => {
  await db.applicationFile.update({ where: { id }, data: { removedAt } });
};

/** They no longer count, all at once. */
export const removeApplicationFiles = async (
  db: Db,
  ids: readonly number[],
  removedAt: Date,
): Promise<void> => {
  await db.applicationFile.updateMany({ where: { id: { in: [...ids] } }, data: { removedAt } });
};
