import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withPostgresClient } from '#bff/platform/database/postgres.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { hearStatements } from '#bff/testing/statements.ts';
import { seedVolume } from '../../../prisma/seed/volume.ts';
import {
  hasPostgres,
  type TestServer as Postgres,
  startTestServer as startPostgres,
} from '../../../scripts/db/testServer.ts';

/*
 * How the database finds a page of the long lists in each order that the contract offers. Its plans are read instead of
 * its time: what an index gives in the order of the list costs what a page costs, however long the list is.
 */

const ROWS = 5_000;

const TABLES = {
  listGeneralApplications: 'application',
  listMyPages: 'my_page',
  listCorporations: 'corporation',
};
type Operation = keyof typeof TABLES;

const ORDERS: Readonly<Record<Operation, readonly string[]>> = {
  listGeneralApplications: [
    'displayCode',
    'submittedAt',
    'name',
    'subsidyAmount',
    'averageScore',
    'updatedAt',
  ],
  listMyPages: ['displayCode', 'nextDueOn', 'priority', 'corporationName', 'grantAmount', 'updatedAt'],
  listCorporations: ['displayCode', 'name', 'nameKana', 'updatedAt'],
};

/** What EXPLAIN tells of a step, with the steps below it. */
type Step = { readonly [name: string]: unknown; readonly Plans?: readonly Step[] };

/** Those that find the rows; what is read beside each row of a page is asked for fifty times. */
const stepsOf = (step: Step): readonly Step[] => {
  const below = (step.Plans ?? []).filter((one) => one['Parent Relationship'] !== 'SubPlan');
  return [step, ...below.flatMap(stepsOf)];
};

describe.skipIf(!hasPostgres())(`a list of ${ROWS} rows`, () => {
  let postgres: Postgres;
  let server: TestServer;
  let session: TestSession;
  let statements: { readonly text: string; readonly values: readonly unknown[] }[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    const database = hearStatements(await openTestDatabase(postgres.url), (text, values) => {
      if (/ORDER BY .* LIMIT \$\d+$/s.test(text)) statements.push({ text, values });
    });
    server = await startTestServer({ database });
    session = (await makeAdmin(server, 'JMAC')).session;
    const { rows } = await database.pool.query<{ name: string }>('SELECT current_database() AS name');
    const url = new URL(postgres.url);
    url.pathname = `/${rows[0]?.name}`;
    await withPostgresClient(url.href, async (client) => {
      await seedVolume(client, ROWS, { isAdopted: true });
      await client.query('VACUUM ANALYZE');
    });
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  const ask = async (operation: Operation, sort: string, cursor?: string) => {
    statements = [];
    const query = { limit: 50, sort, ...(cursor === undefined ? {} : { cursor }) };
    const { status, body } = await server.call(operation, { query, session } as never);
    expect(status).toBe(200);
    const [page] = statements;
    const { rows } = await server.database.pool.query(`EXPLAIN (FORMAT JSON) ${page?.text}`, [
      ...(page?.values ?? []),
    ]);
    return { body, steps: stepsOf(rows[0]['QUERY PLAN'][0].Plan) };
  };

  it.each(
    Object.keys(TABLES).flatMap((operation) =>
      ORDERS[operation as Operation].flatMap((order) => [
        [operation as Operation, order] as const,
        [operation as Operation, `-${order}`] as const,
      ]),
    ),
  )(
    '%s in the order of %s is led by an index, on its first page and on the next',
    async (operation, sort) => {
      const first = await ask(operation, sort);
      const next = await ask(operation, sort, first.body.nextCursor ?? '');
      for (const { steps } of [first, next]) {
        const names = steps.map((step) => step['Node Type']);
        const scanned = steps.filter((step) => step['Node Type'] === 'Seq Scan');
        expect(names).not.toContain('Sort');
        expect(scanned.map((step) => step['Relation Name'])).not.toContain(TABLES[operation]);
      }
    },
  );
});
