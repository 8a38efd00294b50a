import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkTools, type Tried } from '#bff/testing/bulk/bulkTools.ts';
import type { Admin } from '#bff/testing/inspections.ts';
import { makeAdmin, makeProject } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/* One day of many rounds: tried by the rules of each, changed as one would alone, and taken back. */

let server: TestServer;
let jmac: Admin;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
});
afterAll(() => server.stop());

const { rowsOf, run, tryThem } = bulkTools(
  () => server,
  () => jmac.session,
);

type Asked = NonNullable<Tried['date']>;

const change = (ids: number[], date: Asked, by = jmac.session) =>
  tryThem({ kind: 'changeProjectDates', list: 'projects', selection: { by: 'ids', ids }, date }, by);

const putOff = (ids: number[], on = '2027-03-31') => change(ids, { field: 'completionDeadline', on });

const stored = (id: number) => server.database.client.project.findUniqueOrThrow({ where: { id } });

const deadlineOf = async (id: number) => (await stored(id)).completionDeadline.toISOString().slice(0, 10);

describe('a day of many rounds', () => {
  it('is another one where the rules of the round allow it, and is taken back', async () => {
    const [one, has, late] = [
      await makeProject(server),
      await makeProject(server, { completionDeadline: new Date('2027-03-31') }),
      await makeProject(server, { applicationClosesAt: new Date('2027-04-30T08:00:00Z') }),
    ];
    const { body } = await putOff([one.id, has.id, late.id]);
    expect(body.mailCount).toBe(0);
    expect(await rowsOf(body.id)).toMatchObject([
      {
        ...{ code: one.shortName, name: one.name, targetId: one.id, status: null, reasonCode: null },
        changes: [{ column: '事業実施期限', before: '2027/02/15', after: '2027/03/31' }],
      },
      { targetId: has.id, reasonCode: 'already' },
      { targetId: late.id, reasonCode: 'rule', message: expect.stringContaining('公募締切より後') },
    ]);
    expect(await deadlineOf(one.id)).toBe('2027-02-15');
    expect((await run(body.id)).counts).toMatchObject({ done: 1, unchanged: 1, unable: 1 });
    expect(await deadlineOf(one.id)).toBe('2027-03-31');
    const back = await run(body.id, { action: 'undo', reason: '取り違えのため' });
    expect(back.counts).toMatchObject({ done: 0, undone: 1 });
    expect(await deadlineOf(one.id)).toBe('2027-02-15');
  });

  it('of the close leaves the hour as it is', async () => {
    const { id } = await makeProject(server);
    const { body } = await change([id], { field: 'applicationClosesOn', on: '2026-12-11' });
    await run(body.id);
    expect((await stored(id)).applicationClosesAt.toISOString()).toBe('2026-12-11T08:00:00.000Z');
    await run(body.id, { action: 'undo', reason: '取り違えのため' });
    expect((await stored(id)).applicationClosesAt.toISOString()).toBe('2026-12-01T08:00:00.000Z');
  });

  it('that there was not is told as such, and is none again when it is taken back', async () => {
    const { id } = await makeProject(server);
    const { body } = await change([id], { field: 'adoptionPlannedOn', on: '2027-01-15' });
    expect((await rowsOf(body.id))[0]?.changes).toEqual([
      { column: '採択予定日', before: null, after: '2027/01/15' },
    ]);
    await run(body.id);
    expect((await stored(id)).adoptionPlannedOn?.toISOString()).toContain('2027-01-15');
    await run(body.id, { action: 'undo', reason: '取り違えのため' });
    expect((await stored(id)).adoptionPlannedOn).toBeNull();
  });

  it('stays as somebody changed it after the dry run, and is not taken back from a day set since', async () => {
    const [changed, own] = [await makeProject(server), await makeProject(server)];
    const first = await putOff([changed.id, own.id]);
    await server.database.client.project.update({
      where: { id: changed.id },
      data: { summary: '説明', version: { increment: 1 } },
    });
    await run(first.body.id);
    expect((await rowsOf(first.body.id)).map(({ reasonCode }) => reasonCode)).toEqual(['changed', null]);
    await run((await putOff([own.id], '2027-04-30')).body.id);
    const back = await run(first.body.id, { action: 'undo', reason: '取り違えのため' });
    expect(back.counts).toMatchObject({ done: 1, undone: 0 });
    expect(await deadlineOf(own.id)).toBe('2027-04-30');
  });

  it('is decided by JMAC alone, and is one of a round', async () => {
    const { id } = await makeProject(server);
    const clerk = await makeAdmin(server, 'BackOffice');
    const date: Asked = { field: 'completionDeadline', on: '2027-03-31' };
    expect((await change([id], date, clerk.session)).status).toBe(403);
    const { status, problem } = await change([id], { field: 'dueOn', on: '2027-03-31' });
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, '/date/field']);
  });

  it('is decided for all that match the conditions of the list, and not by codes', async () => {
    const [one, two] = [
      await makeProject(server, { fiscalYear: 2031 }),
      await makeProject(server, { fiscalYear: 2031 }),
    ];
    const asked: Tried = {
      ...{ kind: 'changeProjectDates', list: 'projects' },
      date: { field: 'completionDeadline', on: '2027-03-31' },
    };
    const search = 'fiscalYear=2031&state=1&sort=-name';
    const { body } = await tryThem({ ...asked, selection: { by: 'search', search } });
    expect((await rowsOf(body.id)).map(({ targetId }) => targetId)).toEqual([two.id, one.id]);
    const byCode = await tryThem({ ...asked, selection: { by: 'cells', cells: [['第1次']] } });
    expect([byCode.status, byCode.problem.errors?.[0]?.pointer]).toEqual([400, '/selection/cells']);
  });
});
