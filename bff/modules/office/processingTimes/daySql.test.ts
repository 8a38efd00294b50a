import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { businessDaysBetween } from '#rules/businessDays.ts';
import { businessDaysSql, closedDaysSql } from './daySql.data.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('the database counts business days as the rules do, over the turn of a year and every weekday', async () => {
  const rows = await database.client.$queryRaw<{ from: string; to: string; days: number }[]>`
    SELECT began::date::text AS "from", ended::date::text AS "to",
      ${businessDaysSql(Prisma.sql`began::date`, Prisma.sql`ended::date`)}::int AS days
    FROM generate_series(date '2026-04-25', date '2026-05-10', interval '1 day') began
    CROSS JOIN generate_series(date '2026-05-01', date '2027-01-12', interval '1 day') ended
    CROSS JOIN ${closedDaysSql()}`;
  expect(rows.length).toBeGreaterThan(4_000);
  expect(rows.filter(({ from, to, days }) => businessDaysBetween(from, to) !== days)).toEqual([]);
});
