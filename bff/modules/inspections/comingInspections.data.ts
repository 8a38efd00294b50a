import { Prisma } from '#bff/generated/prisma/client.ts';

/** ProjectStatus Finished, Rejected and Canceled; they stand in the statement for the planner (see calendar.data.ts). */
const [FINISHED, REJECTED, CANCELED] = [Prisma.raw('2'), Prisma.raw('5'), Prisma.raw('6')];

/**
 * That an inspection `r` of an undertaking `m` can still take place: when that has ended, only the one of what was
 * bought (立入検査).
 * @param onSiteAudit its InspectionKind
 */
export const takesPlaceSql = (onSiteAudit: number): Prisma.Sql => Prisma.sql`(m.project_status <> ${REJECTED}
  AND (r.kind = ${onSiteAudit}::int OR m.project_status NOT IN (${FINISHED}, ${CANCELED})))`;
