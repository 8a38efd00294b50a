import { Prisma } from '#bff/generated/prisma/client.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { addDays, instantOfTokyo } from '#rules/calendar.ts';

/*
 * Conditions of lists from one value to another, both ends included and either of them open: in SQL, and for the
 * client. Days are those of Japan as 'YYYY-MM-DD'.
 */

export type Range<Bound> = { readonly from?: Bound | undefined; readonly to?: Bound | undefined };

/** The instant at which the day after begins: a whole day is included up to it. */
const endOf = (day: string): Date => instantOfTokyo(addDays(day, 1));

/** A column of days. */
export const daysWithin = (column: Prisma.Sql, { from, to }: Range<string>): Prisma.Sql[] => [
  ...(from === undefined ? [] : [Prisma.sql`${column} >= ${toDate(from)}::date`]),
  ...(to === undefined ? [] : [Prisma.sql`${column} <= ${toDate(to)}::date`]),
];

/** A column of instants, by days. */
export const instantsWithin = (column: Prisma.Sql, { from, to }: Range<string>): Prisma.Sql[] => [
  ...(from === undefined ? [] : [Prisma.sql`${column} >= ${instantOfTokyo(from)}`]),
  ...(to === undefined ? [] : [Prisma.sql`${column} < ${endOf(to)}`]),
];

/** A column of yen. */
export const yenWithin = (column: Prisma.Sql, { from, to }: Range<number>): Prisma.Sql[] => [
  ...(from === undefined ? [] : [Prisma.sql`${column} >= ${from}::bigint`]),
  ...(to === undefined ? [] : [Prisma.sql`${column} <= ${to}::bigint`]),
];

/** Instants by days, for the client; undefined narrows nothing. */
export const instantsIn = ({ from, to }: Range<string>): { gte?: Date; lt?: Date } | undefined =>
  from === undefined && to === undefined
    ? undefined
    : {
        ...(from === undefined ? {} : { gte: instantOfTokyo(from) }),
        ...(to === undefined ? {} : { lt: endOf(to) }),
      };

/** A column of days, for the client. */
export const daysIn = ({ from, to }: Range<string>) => ({
  gte: from === undefined ? undefined : toDate(from),
  lte: to === undefined ? undefined : toDate(to),
});
