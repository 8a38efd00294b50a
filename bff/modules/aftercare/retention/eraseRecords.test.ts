import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#bff/core/database.ts';
import type { Prisma } from '#bff/generated/prisma/client.ts';
import type { TestServer } from '#bff/testing/server.ts';
import { startDemoServer } from '../../../../prisma/seed/demoServer.ts';
import { erasePeople, eraseRecords } from './eraseRecords.data.ts';

/* Erasing takes all that hangs on a record, and nothing else. */

let server: TestServer;
beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.stop());

/** The tables that lose rows by what is done with a database, as the statements name them. */
const tablesErasedBy = async (work: (db: Db) => Promise<unknown>): Promise<ReadonlySet<string>> => {
  const tables = new Set<string>();
  const note = ({ sql: text }: Prisma.Sql): Promise<never[]> => {
    for (const [, table = ''] of text.matchAll(/DELETE FROM (\w+)/g)) tables.add(table);
    return Promise.resolve([]);
  };
  await work({ $executeRaw: note, $queryRaw: note } as unknown as Db);
  return tables;
};

const erasedTables = () =>
  tablesErasedBy((db) => eraseRecords(db, 1, { myPageIds: [1], applicationIds: [1] }));

/** Tables that have all of these columns. */
const tablesWith = async (...columns: readonly string[]): Promise<string[]> => {
  const { rows } = await server.database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND column_name = ANY($1)
     GROUP BY table_name HAVING count(*) = $2 ORDER BY table_name`,
    [columns, columns.length],
  );
  return rows.map(({ name }) => name);
};

describe('erasing', () => {
  it('knows every table that leans on one of those from which it takes rows', async () => {
    const tables = await erasedTables();
    expect(tables.size).toBeGreaterThan(40);
    const { rows } = await server.database.pool.query<{ child: string; parent: string }>(`
      SELECT DISTINCT child.relname AS child, parent.relname AS parent FROM pg_constraint key
      JOIN pg_class child ON child.oid = key.conrelid JOIN pg_class parent ON parent.oid = key.confrelid
      WHERE key.contype = 'f' AND key.confdeltype NOT IN ('c', 'n')`);
    const forgotten = rows.filter(({ child, parent }) => tables.has(parent) && !tables.has(child));
    // What belongs to the office or to a business keeps its own files: a record whose file it uses is kept.
    const others = ['document_rule', 'project_material', 'announcement_file', 'bank_account'];
    expect(forgotten.map(({ child }) => child).sort()).toEqual(others.sort());
  });

  it('knows every table that names an undertaking or an application by its number alone', async () => {
    const tables = await erasedTables();
    const naming = [...(await tablesWith('my_page_id')), ...(await tablesWith('application_id'))];
    const left = [...new Set(naming)].filter((name) => !tables.has(name));
    // The trail stays whole; the tally, and what two people did, go with the my page on which they lean.
    expect(left.sort()).toEqual(['audit_entry', 'pending_act', 'section_tally']);
  });

  it('knows every table that names a person by his number alone', async () => {
    const tables = await tablesErasedBy((db) => erasePeople(db, 'user', [1]));
    expect([...tables].sort()).toEqual(
      [...(await tablesWith('person_kind', 'person_id')), 'corporation_user'].sort(),
    );
  });

  it('leaves nothing of all undertakings and applications of the demo', { tags: ['slow'] }, async () => {
    const { client } = server.database;
    const [proposer, approver] = await client.adminUser.findMany({ where: { type: 0 }, take: 2 });
    const all = { select: { id: true } } as const;
    const myPageIds = (await client.myPage.findMany(all)).map(({ id }) => id);
    const applicationIds = (await client.application.findMany(all)).map(({ id }) => id);
    expect(Math.min(myPageIds.length, applicationIds.length)).toBeGreaterThan(5);
    const passbooks = await client.bankAccount.count({ where: { passbookFileId: { not: null } } });
    const now = server.now();
    const { id } = await client.retentionErasure.create({
      data: {
        ...{ kinds: [], reason: '試し', status: 1, proposedById: proposer?.id ?? 0, proposedAt: now },
        ...{ approvedById: approver?.id ?? 0, approvedAt: now },
      },
    });
    await server.scopes.forSystem('test').transaction(async (inner) => {
      await eraseRecords(inner.db, id, { myPageIds, applicationIds });
    });
    const left = await Promise.all([
      client.myPage.count(),
      client.application.count(),
      client.applicationUser.count({ where: { application: { isNot: null } } }),
      client.paymentBatch.count(),
      client.issuedPaper.count(),
      client.thread.count(),
      client.mailMessage.count({
        where: { OR: [{ relatedMypageId: { not: null } }, { relatedApplicationId: { not: null } }] },
      }),
      client.storedFile.count({
        where: {
          purpose: { notIn: ['announcement', 'passbook'] },
          templateOf: { none: {} },
          materialOf: { none: {} },
        },
      }),
    ]);
    expect(left).toEqual(left.map(() => 0));
    expect(await client.bankAccount.count({ where: { passbookFileId: { not: null } } })).toBe(passbooks);
    expect(await client.corporation.count()).toBeGreaterThan(5);
  });
});
