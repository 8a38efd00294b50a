import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsFolder } from '#bff/platform/database/migrations.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What the migration does with what is there, without what it does to the tables. */
const migrateRows = async (): Promise<void> => {
  const path = join(migrationsFolder, '20261123023902_amount_proposals', 'migration.sql');
  const sql = await readFile(path, 'utf8');
  await server.database.pool.query(sql.slice(sql.indexOf('INSERT INTO amount_proposal')));
};

const proposalsOf = (mypageId: number) =>
  server.database.client.amountProposal.findMany({
    where: { mypageId },
    orderBy: { number: 'asc' },
    select: { number: true, kind: true, status: true, amount: true, isCarriedOver: true, appliedAt: true },
  });

it('amounts that were decided before there were proposals have theirs, as of their days', async () => {
  const settled = await makeUndertaking(server, {
    myPage: { confirmedAmount: 7_900_000, confirmedOn: toDate('2026-11-13'), projectStatus: 4 },
  });
  const undecided = await makeUndertaking(server, {
    myPage: { grantAmount: null, grantDecisionOn: null },
  });
  await migrateRows();
  const told = { status: 4, isCarriedOver: true };
  expect(await proposalsOf(settled.myPage.id)).toEqual([
    { ...told, number: 1, kind: 0, amount: 8_000_000n, appliedAt: new Date('2026-07-23T00:00:00Z') },
    { ...told, number: 2, kind: 1, amount: 7_900_000n, appliedAt: new Date('2026-11-13T00:00:00Z') },
  ]);
  expect(await proposalsOf(undecided.myPage.id)).toEqual([]);
});
