import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedPool, startPglite } from './embedded.ts';

type Pglite = Awaited<ReturnType<typeof startPglite>>;

let pglite: Pglite;
beforeAll(async () => {
  pglite = await startPglite({});
});
afterAll(() => pglite.close());

/** As Prisma's adapter asks: with the readers of types that node-postgres documents. */
const ask = async (pool: pg.Pool) => {
  const client = await pool.connect();
  const types = { getTypeParser: () => (value: string) => `read ${value}` };
  return (await client.query({ text: 'SELECT $1::int AS seven', values: [7], types })).rows;
};

// docs/decisions/pglite-parse.md
describe("the pool of @electric-sql/pglite, asked as Prisma's adapter asks", () => {
  it('takes the readers of types that come with every statement', async () => {
    expect(await ask(createEmbeddedPool(pglite))).toEqual([{ seven: 'read 7' }]);
  });

  it('fails at them without our part: once this is red, PGlite takes them by itself and our part goes', async () => {
    const bare = new pg.Pool({ ...createPgConfig(pglite), max: 1 });
    await expect(ask(bare)).rejects.toThrow(TypeError);
  });
});
