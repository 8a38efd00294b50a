import { Prisma } from '#bff/generated/prisma/client.ts';
import { closedWeekdays } from '#rules/businessDays.ts';

/** The day in Japan of an instant. */
export const tokyoDaySql = (instant: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(${instant} AT TIME ZONE 'Asia/Tokyo')::date`;

/** Nothing was handed in to the product before: the days of the years until then need not be sent. */
const FIRST_DAY = '2020-01-01';

/**
 * Business days as rules/businessDays.ts counts them, for statements that count too many to read them first. It is the
 * same sum: days from Monday to Friday since a certain Sunday, less the closed ones among them, which the database
 * finds in the list by halving.
 * @param from the day after which is counted @param to the last day that counts; both a `date`
 */
export const businessDaysSql = (from: Prisma.Sql, to: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`(${upTo(to)} - ${upTo(from)})`;

const upTo = (day: Prisma.Sql): Prisma.Sql => {
  const days = Prisma.sql`(${day} - DATE '1969-12-28')`;
  return Prisma.sql`(${days} / 7 * 5 + least(${days} % 7, 5) - width_bucket(${day}, closed.days))`;
};

/** What `businessDaysSql` counts by: to be joined under this name. OFFSET keeps it from being read for every row. */
export const closedDaysSql = (): Prisma.Sql => {
  const days = closedWeekdays.filter((day) => day >= FIRST_DAY).join(',');
  return Prisma.sql`(SELECT string_to_array(${days}::text, ',')::date[] AS days OFFSET 0) closed`;
};
