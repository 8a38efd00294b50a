import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProjectStatus } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { bulkTools } from '#bff/testing/bulk/bulkTools.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/* One day of many my pages: tried by the rules of each, changed as one would alone, and taken back. */

let server: TestServer;
let jmac: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
});
afterAll(() => server.stop());

const { rowsOf, run, tryThem } = bulkTools(
  () => server,
  () => jmac,
);

const make = async (data: object = {}) => {
  const { myPage } = await makeUndertaking(server, {
    project: { completionDeadline: toDate('2027-01-29') },
    myPage: { plannedCompletionOn: toDate('2026-12-18'), ...data },
  });
  return myPage.id;
};

const tryDate = (ids: readonly number[], on = '2027-01-15', by = jmac) =>
  tryThem(
    {
      ...{ kind: 'changeMyPageDates', list: 'myPages', selection: { by: 'ids', ids: [...ids] } },
      ...{ date: { field: 'plannedCompletionOn', on }, reason: '納期が延びたため' },
    },
    by,
  );

const dayOf = async (id: number) => {
  const row = await server.database.client.myPage.findUniqueOrThrow({ where: { id } });
  return row.plannedCompletionOn?.toISOString().slice(0, 10);
};

describe('a day of many my pages', () => {
  it('is tried by the rules of each, with what stands there, and nothing is written', async () => {
    const ids = [
      await make(),
      await make({ plannedCompletionOn: toDate('2027-01-15') }),
      await make({ projectStatus: ProjectStatus.Canceled, cancelReason: '中止' }),
      await make({ completionDeadline: toDate('2026-12-25') }),
    ];
    const { status, body } = await tryDate(ids);
    expect([status, body.counts]).toMatchObject([201, { total: 4, able: 1, unchanged: 1, unable: 2 }]);
    const rows = await rowsOf(body.id);
    expect(rows.map(({ reasonCode, changes }) => [reasonCode, changes])).toEqual([
      [null, [{ column: '完了予定日', before: '2026/12/18', after: '2027/01/15' }]],
      ['already', []],
      ['status', []],
      ['rule', []],
    ]);
    expect(rows[3]?.message).toContain('令和8年12月25日');
    expect(await dayOf(ids[0] ?? 0)).toBe('2026-12-18');
  });

  it('is changed with an entry of the trail for each, and goes back where nobody has changed it since', {
    tags: ['slow'],
  }, async () => {
    const [kept, moved] = [await make(), await make()];
    const { body } = await tryDate([kept, moved]);
    expect((await run(body.id)).counts).toMatchObject({ done: 2, failed: 0 });
    expect([await dayOf(kept), await dayOf(moved)]).toEqual(['2027-01-15', '2027-01-15']);
    const entries = {
      action: 'updated',
      targetKind: 'myPage',
      targetId: { in: [String(kept), String(moved)] },
    };
    expect(await server.database.client.auditEntry.count({ where: entries })).toBe(2);
    await server.call('updateMyPage', {
      session: jmac,
      path: { id: moved },
      body: { plannedCompletionOn: '2027-01-20' },
    });
    const after = await run(body.id, { action: 'undo', reason: '取り違えのため' });
    expect(after.counts).toMatchObject({ undone: 1, done: 1 });
    expect([await dayOf(kept), await dayOf(moved)]).toEqual(['2026-12-18', '2027-01-20']);
    expect((await rowsOf(body.id))[1]?.message).toContain('日付が変わったため');
  });

  it('is left alone where the my page was changed after the dry run', async () => {
    const id = await make();
    const { body } = await tryDate([id]);
    await server.call('updateMyPage', { session: jmac, path: { id }, body: { memo: '電話で確認' } });
    expect((await run(body.id)).counts).toMatchObject({ done: 0, failed: 1 });
    expect(await dayOf(id)).toBe('2026-12-18');
  });

  it('is for JMAC, and has to be told', async () => {
    const { session } = await makeAdmin(server, 'BackOffice');
    const id = await make();
    expect((await tryDate([id], '2027-01-15', session)).status).toBe(403);
    const { status, problem } = await tryThem({
      kind: 'changeMyPageDates',
      list: 'myPages',
      selection: { by: 'ids', ids: [id] },
    });
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, '/date']);
  });
});
