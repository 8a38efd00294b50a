import type { Db } from '#bff/core/database.ts';

/** Whom the office writes to about an application. @returns null when there is no such application */
export const findApplicant = (db: Db, applicationId: number) =>
  db.application.findFirst({
    where: { id: applicationId, deletedAt: null },
    select: {
      id: true,
      projectId: true,
      family: true,
      displayCode: true,
      name: true,
      applicantType: true,
      contactName: true,
      applicationUser: { select: { id: true, name: true, email: true } },
    },
  });

export type ApplicantRow = NonNullable<Awaited<ReturnType<typeof findApplicant>>>;
