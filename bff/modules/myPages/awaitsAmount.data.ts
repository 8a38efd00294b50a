import { Prisma } from '#bff/generated/prisma/client.ts';

/**
 * Whether an undertaking has reported and its amount is not fixed: ProjectStatus Progressing and ResultConfirmed.
 * @param page how the statement calls its my page
 */
export const awaitsAmountSql = (page: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  ${page}.project_status IN (0, 1) AND ${page}.reported_on IS NOT NULL AND ${page}.confirmed_on IS NULL)`;
