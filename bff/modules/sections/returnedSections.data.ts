import { Prisma } from '#bff/generated/prisma/client.ts';

/** DocumentCheckStatus Rejected; it stands in the statement for the partial index (section_returned_idx). */
const REJECTED = Prisma.raw('4');

/** Whether a document lies with its business again. @param section how the statement calls it */
export const isReturnedSql = (section: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`${section}.status = ${REJECTED} AND ${section}.deleted_at IS NULL`;

/** Steps that return a section to the business; withdrawing a resubmission does not restart its time. */
const sentBackSql = (step: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`${step}.to_status = ${REJECTED} AND ${step}.from_status <> ${REJECTED} AND ${step}.action <> 'pullBack'`;

/** Since when a document lies with its business again, as its history has it. @param section as above */
export const returnedAtSql = (section: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  SELECT back.created_at FROM section_history back
  WHERE back.section_id = ${section}.id AND ${sentBackSql(Prisma.sql`back`)}
  ORDER BY back.id DESC LIMIT 1)`;

/** The step of the history that it lies there since, for the client. */
export const sentBackLast = {
  where: { toStatus: 4, fromStatus: { not: 4 }, action: { not: 'pullBack' } },
  orderBy: { id: 'desc' },
  take: 1,
  select: { createdAt: true },
} as const satisfies Prisma.SectionInclude['history'];
