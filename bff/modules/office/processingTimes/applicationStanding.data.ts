import type { Db } from '#bff/core/database.ts';
import { plain } from '#bff/platform/database/values.ts';

/** How far an application is, and when its round plans to announce what was decided. */
export const findStanding = async (db: Db, applicationId: number) => {
  const { project, ...standing } = plain(
    await db.application.findUniqueOrThrow({
      where: { id: applicationId },
      select: { status: true, submittedAt: true, project: { select: { adoptionPlannedOn: true } } },
    }),
  );
  return { ...standing, ...project };
};
