import { Prisma } from '#bff/generated/prisma/client.ts';

/** The ids of the deals that a statement looks at, an array in SQL; undefined: all of the undertaking. */
export type SomeIds = Prisma.Sql | undefined;

/** What narrows a reading down to some deals; nothing has to where it is for all of them. */
export const ofSome = (ids: SomeIds, condition: Prisma.Sql): Prisma.Sql =>
  ids === undefined ? Prisma.sql`TRUE` : condition;
