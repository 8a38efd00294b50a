import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '#bff/platform/database/migrations.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { makeAdmin, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ isOwn: true });
});
afterAll(() => server.stop());

const run = (sql: string) => server.database.pool.query(sql);

/** As the table was before papers had codes. */
const forgetCodes = () =>
  run(`ALTER TABLE issued_paper DISABLE TRIGGER issued_paper_kept;
    ALTER TABLE issued_paper ALTER display_code DROP NOT NULL;
    UPDATE issued_paper SET display_code = NULL;
    ALTER TABLE issued_paper ENABLE TRIGGER issued_paper_kept;`);

/** What the migration does with the papers that are there, and the trigger that it makes at its end. */
const migrateRows = async (): Promise<void> => {
  const path = join(migrationsFolder, '20261128110000_more_papers', 'migration.sql');
  const sql = await readFile(path, 'utf8');
  const from = sql.indexOf('DROP TRIGGER issued_paper_kept');
  await run(sql.slice(from, sql.indexOf('-- CreateIndex', from)));
  await run(sql.slice(sql.indexOf('CREATE TRIGGER issued_paper_kept')));
};

describe('papers that were issued before they had codes', () => {
  it('get those of their undertakings, and are kept as they are from then on', async () => {
    const { project, myPage } = await makeUndertaking(server);
    const { id: issuedById } = await makeAdmin(server, 'JMAC');
    const { client } = server.database;
    const { id } = await client.issuedPaper.create({
      data: {
        ...{ mypageId: myPage.id, projectId: project.id, displayCode: myPage.displayCode, issuedById },
        ...{ kind: 0, sequence: 1, number: '採第1号', title: '採択通知書', content: {} },
        issuedOn: toDate('2026-11-19'),
      },
    });
    await forgetCodes();
    await migrateRows();
    const kept = await client.issuedPaper.findUniqueOrThrow({ where: { id } });
    expect(kept.displayCode).toBe(myPage.displayCode);
    const change = client.issuedPaper.update({ where: { id }, data: { displayCode: '9999' } });
    await expect(change).rejects.toThrow();
  });
});
