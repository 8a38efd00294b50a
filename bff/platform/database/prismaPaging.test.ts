import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#bff/core/database.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import type { PagePosition, SortKey } from './paging.ts';
import { readPage } from './prismaPaging.ts';

let database: Database;

/** The second and the fourth have never logged in; the first and the fifth did at one moment. */
const LOGINS = ['2026-01-01', null, '2026-01-03', null, '2026-01-01'];

beforeAll(async () => {
  database = await openTestDatabase();
  const data = LOGINS.map((day, at) => ({
    type: 0,
    name: `担当 ${at + 1}`,
    email: `admin${at + 1}@example.jp`,
    lastLoginAt: day === null ? null : new Date(`${day}T00:00:00.001Z`),
  }));
  await database.client.adminUser.createMany({ data });
});
afterAll(() => database.close());

const walk = async (keys: readonly SortKey[]): Promise<string[]> => {
  const { adminUser } = database.client;
  const names: string[] = [];
  let after: PagePosition | undefined;
  do {
    const { items, next, total } = await readPage(
      { limit: 2, keys, after },
      (keyset) => adminUser.findMany(keyset),
      () => adminUser.count(),
    );
    expect(total).toBe(LOGINS.length);
    names.push(...items.map(({ name }) => name.slice(-1)));
    // A page that begins at a wrong place goes round for ever.
    expect(names.length).toBeLessThanOrEqual(LOGINS.length);
    after = next ?? undefined;
  } while (after !== undefined);
  return names;
};

it.each<[string, SortKey, string]>([
  ['a text, downwards', { column: 'name', type: 'text', direction: 'desc' }, '54321'],
  [
    'instants, none last',
    { column: 'lastLoginAt', type: 'instant', direction: 'asc', nulls: 'last' },
    '15324',
  ],
  [
    'instants downwards, none last',
    { column: 'lastLoginAt', type: 'instant', direction: 'desc', nulls: 'last' },
    '35142',
  ],
  [
    'instants, none first',
    { column: 'lastLoginAt', type: 'instant', direction: 'asc', nulls: 'first' },
    '24153',
  ],
])(
  'a list of Prisma is read to its end in pages of two, each row once, by %s',
  async (_title, key, expected) => {
    expect((await walk([key])).join('')).toBe(expected);
  },
);
