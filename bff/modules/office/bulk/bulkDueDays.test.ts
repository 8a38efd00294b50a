import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentCheckStatus, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { bulkTools, type Tried } from '#bff/testing/bulk/bulkTools.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin, makeSection, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/* The due day of many documents: tried by the rules of each, changed as one would alone, and taken back. */

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

const ON = '2026-12-18';

const makeDocument = async (data: object = {}, myPageData: object = {}) => {
  const { myPage, project, corporation } = await makeUndertaking(server, { myPage: myPageData });
  const section = await makeSection(server, myPage.id, { dueOn: toDate('2026-11-30'), ...data });
  return { ...section, myPage, project, corporation };
};

const ofIds = (...ids: readonly number[]): NonNullable<Tried['selection']> => ({ by: 'ids', ids: [...ids] });

const tryDay = (selection: NonNullable<Tried['selection']>, on = ON, by = jmac) =>
  tryThem({ kind: 'changeSectionDates', list: 'myPages', selection, date: { field: 'dueOn', on } }, by);

const dayOf = async (id: number) => {
  const { dueOn } = await server.database.client.section.findUniqueOrThrow({ where: { id } });
  return dueOn?.toISOString().slice(0, 10) ?? null;
};

describe('the due day of many documents', () => {
  it('is tried by the rules of each, with its name and what stands there, and nothing is written', async () => {
    const voucher = await makeDocument({ branchNumber: '18-1' });
    const same = await makeDocument({ dueOn: toDate(ON) });
    const ended = await makeDocument({}, { projectStatus: ProjectStatus.Canceled, cancelReason: '中止' });
    const { status, body } = await tryDay(ofIds(voucher.id, same.id, ended.id, 999_999));
    expect([status, body.counts]).toMatchObject([201, { total: 4, able: 1, unchanged: 1, unable: 2 }]);
    const rows = await rowsOf(body.id);
    expect(rows.map(({ reasonCode, changes }) => [reasonCode, changes])).toEqual([
      [null, [{ column: '提出期限', before: '2026/11/30', after: '2026/12/18' }]],
      ['already', []],
      ['status', []],
      ['unknown', []],
    ]);
    expect(rows[0]).toMatchObject({
      code: voucher.myPage.displayCode,
      targetId: voucher.myPage.id,
      name: voucher.corporation.name,
      document: { id: voucher.id, title: '発注書', branchNumber: '18-1', memberName: null },
      status: DocumentCheckStatus.Incomplete,
    });
    expect(await dayOf(voucher.id)).toBe('2026-11-30');
  });

  it('that is no business day is moved to the next one, as with one document', async () => {
    const { id } = await makeDocument();
    const { body } = await tryDay(ofIds(id), '2026-12-19');
    expect((await rowsOf(body.id))[0]?.changes[0]?.after).toBe('2026/12/21');
    await run(body.id);
    expect(await dayOf(id)).toBe('2026-12-21');
  });

  it('of one that was sent back says that the day of its return stays', async () => {
    const sentBack = { status: DocumentCheckStatus.Rejected, returnDueOn: toDate('2026-12-04') };
    const { id } = await makeDocument(sentBack);
    const { body } = await tryDay(ofIds(id));
    expect((await rowsOf(body.id))[0]?.message).toContain('再提出期限（2026/12/04）は変わりません');
  });

  it('is changed with an entry of the trail for each, and goes back where nobody has changed it since', {
    tags: ['slow'],
  }, async () => {
    const [kept, moved, none] = [
      await makeDocument(),
      await makeDocument(),
      await makeDocument({ dueOn: null }),
    ];
    const { body } = await tryDay(ofIds(kept.id, moved.id, none.id));
    expect((await run(body.id)).counts).toMatchObject({ done: 3, failed: 0 });
    expect([await dayOf(kept.id), await dayOf(moved.id), await dayOf(none.id)]).toEqual([ON, ON, ON]);
    const entries = { action: 'updated', targetKind: 'section', targetId: String(kept.id) };
    expect(await server.database.client.auditEntry.count({ where: entries })).toBe(1);
    await server.call('updateSection', { session: jmac, body: { id: moved.id, dueOn: '2026-12-25' } });
    await server.call('updateSection', { session: jmac, body: { id: kept.id, title: '発注書の写し' } });
    const after = await run(body.id, { action: 'undo', reason: '取り違えのため' });
    expect(after.counts).toMatchObject({ undone: 2, done: 1 });
    expect([await dayOf(kept.id), await dayOf(moved.id), await dayOf(none.id)]).toEqual([
      '2026-11-30',
      '2026-12-25',
      null,
    ]);
    expect((await rowsOf(body.id))[1]?.message).toContain('日付が変わったため');
  });

  it('is left alone where the document was changed after the dry run', async () => {
    const { id } = await makeDocument();
    const { body } = await tryDay(ofIds(id));
    await server.call('updateSection', { session: jmac, body: { id, dueOn: '2026-12-10' } });
    expect((await run(body.id)).counts).toMatchObject({ done: 0, failed: 1 });
    expect(await dayOf(id)).toBe('2026-12-10');
  });
});

describe('the documents that are meant', () => {
  it('are all that match an address of the list of documents, of every status where it names none', async () => {
    const { myPage, project } = await makeUndertaking(server);
    const statuses = [
      DocumentCheckStatus.Incomplete,
      DocumentCheckStatus.Rejected,
      DocumentCheckStatus.Confirmed,
    ];
    for (const status of statuses) await makeSection(server, myPage.id, { status });
    const search = `list=sections&project_id=${project.id}`;
    const all = await tryDay({ by: 'search', search });
    const returned = await tryDay({ by: 'search', search: `${search}&status=4` });
    expect([all.body.counts.total, returned.body.counts.total]).toEqual([3, 1]);
  });

  it('are not the my pages of an address without documents, nor documents my pages', async () => {
    const { project } = await makeDocument();
    const search = `project_id=${project.id}`;
    const mistaken = await tryDay({ by: 'search', search });
    const dates = { field: 'plannedCompletionOn', on: ON } as const;
    const reverse = await tryThem({
      ...{ kind: 'changeMyPageDates', list: 'myPages', date: dates },
      selection: { by: 'search', search: `list=sections&${search}` },
    });
    expect([mistaken, reverse].map(({ status, problem }) => [status, problem.errors?.[0]?.pointer])).toEqual([
      [400, '/selection/search'],
      [400, '/selection/search'],
    ]);
  });

  it('are not named by codes, and have no day of a my page', async () => {
    const { id, myPage } = await makeDocument();
    const byCode = await tryDay({ by: 'cells', cells: [[myPage.displayCode]] });
    const other = await tryThem({
      ...{ kind: 'changeSectionDates', list: 'myPages', selection: ofIds(id) },
      date: { field: 'reportedOn', on: ON },
    });
    expect([byCode, other].map(({ status, problem }) => [status, problem.errors?.[0]?.pointer])).toEqual([
      [400, '/selection/cells'],
      [400, '/date/field'],
    ]);
  });

  it('are those of whoever may change the day of one: the desk, and nobody else', async () => {
    const { id } = await makeDocument();
    const [backOffice, inspector] = [
      await makeAdmin(server, 'BackOffice'),
      await makeAdmin(server, 'Inspector'),
    ];
    expect((await tryDay(ofIds(id), ON, backOffice.session)).status).toBe(201);
    expect((await tryDay(ofIds(id), ON, inspector.session)).status).toBe(403);
  });
});
