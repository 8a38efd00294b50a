import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '#bff/platform/database/migrations.ts';
import { makeSection } from '#bff/testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What the migration does with what is there, without what it does to the tables. */
const migrateRows = async (): Promise<void> => {
  const path = join(migrationsFolder, '20261122235230_change_requests', 'migration.sql');
  const sql = await readFile(path, 'utf8');
  await server.database.pool.query(sql.slice(sql.indexOf('CREATE TEMPORARY TABLE old_paper')));
};

/** Kinds of the sections: 3 change, 5 delay, 8 suspension; what matters here is the type. */
const paper = (mypageId: number, documentType: number, status: number, more: object = {}) =>
  makeSection(server, mypageId, {
    documentType,
    status,
    kind: 3,
    title: `書類${documentType}`,
    submittedAt: status === 0 ? null : TEST_NOW,
    confirmedAt: status === 3 ? TEST_NOW : null,
    ...more,
  });

const requestsOf = (mypageId: number) =>
  server.database.client.changeRequest.findMany({
    where: { mypageId },
    orderBy: { number: 'asc' },
    select: {
      kind: true,
      status: true,
      number: true,
      changeReason: true,
      sections: { select: { id: true }, orderBy: { id: 'asc' } },
    },
  });

describe('papers that began before there were requests', () => {
  it('each get the request that they belong to, in the state that they are in', async () => {
    const [late, changed, ended, untouched] = await Promise.all([1, 2, 3, 4].map(() => makeDesk(server)));
    if (!late || !changed || !ended || !untouched) throw new Error('four desks');
    const report = await paper(late.myPage.id, 41, 1, { submitterComment: '納期の遅れ' });
    const evidence = await paper(late.myPage.id, 43, 4);
    const old = await paper(changed.myPage.id, 33, 3);
    const form = await paper(changed.myPage.id, 33, 1);
    const table = await paper(changed.myPage.id, 34, 1);
    const begun = await paper(changed.myPage.id, 37, 0, { createdByKind: 'user' });
    const notice = await paper(changed.myPage.id, 36, 3);
    await server.database.client.myPage.update({
      where: { id: ended.myPage.id },
      data: { projectStatus: 6, cancelReason: '廃止' },
    });
    const last = await paper(ended.myPage.id, 45, 3);
    await paper(untouched.myPage.id, 41, 0);
    await migrateRows();
    const ids = (...sections: { id: number }[]) => ({ sections: sections.map(({ id }) => ({ id })) });
    expect(await requestsOf(late.myPage.id)).toEqual([
      { kind: 3, status: 2, number: 1, changeReason: '納期の遅れ', ...ids(report, evidence) },
    ]);
    const ofChanged = await requestsOf(changed.myPage.id);
    expect(ofChanged.map(({ kind, status }) => [kind, status])).toEqual([
      [1, 4],
      [1, 1],
      [2, 0],
    ]);
    expect(ofChanged.map(({ sections }) => sections.map(({ id }) => id).sort((a, b) => a - b))).toEqual([
      [old.id, notice.id],
      [form.id, table.id],
      [begun.id],
    ]);
    expect(await requestsOf(ended.myPage.id)).toMatchObject([{ kind: 5, status: 4, ...ids(last) }]);
    expect(await requestsOf(untouched.myPage.id)).toEqual([]);
  });
});
