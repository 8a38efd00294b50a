import type { Db } from '#bff/core/database.ts';

type Opening = {
  readonly actorKind: string;
  readonly actorId?: number | undefined;
  readonly fileId: string;
  readonly since: Date;
};

/** Whether somebody's looking at a file, or saving it, was written since a time. */
export const isFileOpened = async (
  db: Db,
  { actorKind, actorId, fileId, since }: Opening,
): Promise<boolean> => {
  const found = await db.auditEntry.findFirst({
    where: {
      targetKind: 'file',
      targetId: fileId,
      action: { in: ['viewed', 'downloaded'] },
      outcome: 'success',
      actorKind,
      actorId: actorId ?? null,
      at: { gte: since },
    },
    select: { id: true },
  });
  return found !== null;
};
