import type { Db } from '#bff/core/database.ts';

/** What a mail or a receipt says about a project and its desk. */
export const findProjectDesk = (db: Db, projectId: number) =>
  db.project.findUnique({
    where: { id: projectId },
    select: {
      id: true,
      name: true,
      shortName: true,
      deskName: true,
      deskPhone: true,
      deskHours: true,
      deskEmail: true,
    },
  });

/** Name of a corporation, for the opening of a mail. */
export const findCorporationName = async (db: Db, id: number): Promise<string | null> =>
  (await db.corporation.findUnique({ where: { id }, select: { name: true } }))?.name ?? null;
