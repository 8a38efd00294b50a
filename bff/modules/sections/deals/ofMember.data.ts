import { Prisma } from '#bff/generated/prisma/client.ts';

/** Whose deals: those of one member, with null the representative's own, with undefined those of all. */
export type OfWhom = number | null | undefined;

/** How a statement calls the deals. */
export type DealTable = 'item' | 'deal' | 'other' | 'checked';

/** The deals of the undertaking that are theirs. */
export const ofMember = (memberId: OfWhom, table: DealTable): Prisma.Sql => {
  const column = Prisma.raw(`${table}.member_id`);
  if (memberId === undefined) return Prisma.sql`TRUE`;
  return memberId === null ? Prisma.sql`${column} IS NULL` : Prisma.sql`${column} = ${memberId}`;
};
