import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#bff/core/database.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import type { PagePosition, SortKey } from './paging.ts';
import { readPage } from './prismaPaging.ts';
import { queryRows } from './queryRows.ts';
import { countRows, readSqlPage, type SqlColumns } from './sqlPaging.ts';

const SOURCE = Prisma.sql`FROM (VALUES
  (1, 'a', 10, true, date '2026-01-01', timestamptz '2026-01-01T00:00:00.001Z'),
  (2, 'b', NULL, false, date '2026-01-02', timestamptz '2026-01-01T00:00:00.002Z'),
  (3, 'a', 20, true, date '2026-01-02', timestamptz '2026-01-01T00:00:00.002Z'),
  (4, 'c', NULL, true, date '2026-01-01', timestamptz '2026-01-01T00:00:00.003Z'),
  (5, 'b', 10, false, date '2026-01-03', timestamptz '2026-01-01T00:00:00.001Z')
) AS row (id, name, size, is_open, day, at) WHERE id < 100`;

const COLUMNS: SqlColumns = {
  id: Prisma.sql`row.id`,
  name: Prisma.sql`row.name`,
  size: Prisma.sql`row.size`,
  isOpen: Prisma.sql`row.is_open`,
  dueOn: Prisma.sql`row.day`,
  at: Prisma.sql`row.at`,
};

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const readFrom = (keys: readonly SortKey[], after: PagePosition | undefined) =>
  readSqlPage<{ id: number }>(
    { limit: 2, keys, after },
    {
      columns: COLUMNS,
      find: ({ where, orderBy, take }) =>
        queryRows(
          database.client,
          Prisma.sql`SELECT id, name, size, is_open AS "isOpen", day::text AS "dueOn", at ${SOURCE} AND ${where}
            ORDER BY ${orderBy} LIMIT ${take}`,
        ),
      count: () => countRows(database.client, SOURCE),
    },
  );

const walk = async (keys: readonly SortKey[]): Promise<number[]> => {
  const ids: number[] = [];
  let after: PagePosition | undefined;
  do {
    const { items, next, total } = await readFrom(keys, after);
    expect(total).toBe(5);
    ids.push(...items.map(({ id }) => id));
    after = next ?? undefined;
  } while (after !== undefined);
  return ids;
};

describe('a list in SQL is read to its end in pages of two, each row once, in the order of', () => {
  it.each<[string, SortKey[], number[]]>([
    ['a text', [{ column: 'name', type: 'text', direction: 'asc' }], [1, 3, 2, 5, 4]],
    ['a text, downwards', [{ column: 'name', type: 'text', direction: 'desc' }], [4, 5, 2, 3, 1]],
    [
      'numbers, none at the end',
      [{ column: 'size', type: 'number', direction: 'asc', nulls: 'last' }],
      [1, 5, 3, 2, 4],
    ],
    [
      'numbers downwards, none at the end',
      [{ column: 'size', type: 'number', direction: 'desc', nulls: 'last' }],
      [3, 5, 1, 4, 2],
    ],
    [
      'numbers, none at the beginning',
      [{ column: 'size', type: 'number', direction: 'asc', nulls: 'first' }],
      [2, 4, 1, 5, 3],
    ],
    ['yes and no', [{ column: 'isOpen', type: 'boolean', direction: 'asc' }], [2, 5, 1, 3, 4]],
    ['instants, to the millisecond', [{ column: 'at', type: 'instant', direction: 'desc' }], [4, 3, 2, 5, 1]],
    [
      'days downwards, then a text upwards',
      [
        { column: 'dueOn', type: 'day', direction: 'desc' },
        { column: 'name', type: 'text', direction: 'asc' },
      ],
      [5, 3, 2, 1, 4],
    ],
  ])('%s', async (_title, keys, expected) => {
    expect(await walk(keys)).toEqual(expected);
  });

  it('numbers: a page behind a value begins there, and asks for rows without one only at the end', async () => {
    const keys: SortKey[] = [{ column: 'size', type: 'number', direction: 'asc', nulls: 'last' }];
    const askedBehind = async (values: number[], found: { id: number }[]): Promise<string[]> => {
      const asked: string[] = [];
      await readSqlPage<{ id: number }>(
        { limit: 2, keys, after: { values, id: 1 } },
        {
          columns: COLUMNS,
          find: async ({ where, take }) => {
            asked.push(`${where.sql} LIMIT ${take}`);
            return asked.length === 1 ? found : [];
          },
          count: async () => 5,
        },
      );
      return asked;
    };
    const begins = '(row.size >= ? AND (row.size > ? OR (row.size = ? AND row.id > ?))) LIMIT 3';
    expect(await askedBehind([10], [{ id: 5 }, { id: 3 }, { id: 6 }])).toEqual([begins]);
    expect(await askedBehind([20], [{ id: 3 }])).toEqual([begins, 'row.size IS NULL LIMIT 2']);
  });

  it('nothing that the statement does not know', async () => {
    const keys: SortKey[] = [{ column: 'colour', type: 'text', direction: 'asc' }];
    await expect(readFrom(keys, undefined)).rejects.toThrow('colour');
  });
});

it('a part that nobody asks the number of is read without counting', async () => {
  const part = { limit: 2, keys: [], after: undefined, isCounted: false };
  const count = (): Promise<number> => Promise.reject(new Error('counted'));
  const read = [
    readPage(part, async () => [{ id: 1 }], count),
    readSqlPage(part, { columns: COLUMNS, find: async () => [{ id: 1 }], count }),
  ];
  for (const page of await Promise.all(read))
    expect(page).toEqual({ items: [{ id: 1 }], next: null, total: 0 });
});
