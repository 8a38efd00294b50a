import { describe, expect, it } from 'vitest';
import { InspectionReportStatus } from '#bff/generated/contract/enums.ts';
import { bulkTools, type Tried } from '#bff/testing/bulk/bulkTools.ts';
import { type Admin, inspectionServer } from '#bff/testing/inspections.ts';
import { makeAdmin } from '#bff/testing/people.ts';

/* Who is sent to many inspections, and when: tried, changed as one would alone, and taken back. */

const office = inspectionServer();
const { plan, submitted } = office;

const { press, rowsOf, run, tryThem } = bulkTools(
  () => office.server,
  () => office.jmac.session,
);

const undoing = { action: 'undo', reason: '取り違えのため' } as const;

const chosen = (ids: readonly number[]): Pick<Tried, 'list' | 'selection'> => ({
  list: 'reports',
  selection: { by: 'ids', ids: [...ids] },
});

const assign = (ids: readonly number[], assigneeAdminUserIds: number[], by = office.jmac.session) =>
  tryThem({ kind: 'assignReports', ...chosen(ids), assigneeAdminUserIds }, by);

const reschedule = (ids: readonly number[], on = '2026-12-04') =>
  tryThem({ kind: 'changeReportDates', ...chosen(ids), date: { field: 'scheduledOn', on } });

const planned = async (by: Admin = office.inspector) => (await plan({ inspectorUserId: by.id })).report.id;

const stored = (id: number) =>
  office.server.database.client.myPageReport.findUniqueOrThrow({ where: { id } });

const inspectorOf = async (id: number) => (await stored(id)).inspectorUserId;

const dayOf = async (id: number) => (await stored(id)).scheduledOn.toISOString().slice(0, 10);

const newInspectors = async () =>
  [await makeAdmin(office.server, 'Inspector'), await makeAdmin(office.server, 'Inspector')] as const;

describe('who inspects', () => {
  it('is whoever has the fewest to hand in; who has one keeps it, and what was handed in stays', {
    tags: ['slow'],
  }, async () => {
    const [busy, free] = await newInspectors();
    await planned(busy);
    const kept = await planned(busy);
    const two = [await planned(), await planned()];
    const { report } = await submitted();
    const { body } = await assign([kept, ...two, report.id], [busy.id, free.id]);
    expect(body.assignees).toEqual([
      { adminUserId: busy.id, name: busy.name, loadCount: 2, count: 0 },
      { adminUserId: free.id, name: free.name, loadCount: 0, count: 2 },
    ]);
    const rows = await rowsOf(body.id);
    expect(rows.map(({ reasonCode, assigneeName }) => [reasonCode, assigneeName])).toEqual([
      ['already', null],
      [null, free.name],
      [null, free.name],
      ['status', null],
    ]);
    expect(rows.at(-1)).toMatchObject({
      targetId: report.id,
      status: InspectionReportStatus.Submitted,
      inspection: { kind: 0, scheduledOn: '2026-11-25' },
    });
    expect(await inspectorOf(two[0] ?? 0)).toBe(office.inspector.id);
    expect((await run(body.id)).counts).toMatchObject({ done: 2, unable: 1, unchanged: 1 });
    expect(await Promise.all(two.map(inspectorOf))).toEqual([free.id, free.id]);
  });

  it('is told with the business, and the trail has an entry for each inspection', async () => {
    const [next] = await newInspectors();
    const { report, myPage, user } = await plan();
    const mailsOf = () =>
      office.server.database.client.mailMessage.findMany({ where: { relatedMypageId: myPage.id } });
    const before = (await mailsOf()).map(({ id }) => id);
    const { body } = await assign([report.id], [next.id]);
    expect(body.mailCount).toBe(1);
    await run(body.id);
    const told = (await mailsOf()).filter(({ id }) => !before.includes(id));
    expect(told.map(({ to }) => to).sort()).toEqual([next.email, user.email].sort());
    const entries = await office.server.database.client.auditEntry.findMany({
      where: { targetKind: 'myPageReport', targetId: String(report.id), action: 'updated' },
    });
    expect(entries).toMatchObject([{ actorId: office.jmac.id, mypageId: myPage.id }]);
  });

  it('is decided for two inspections of one undertaking at once, each with its entry', async () => {
    const [next] = await newInspectors();
    const { report, myPage } = await plan();
    const { body: interim } = await office.server.call('createMyPageReport', {
      session: office.jmac.session,
      body: {
        ...{ mypageId: myPage.id, kind: 1, inspectorUserId: office.inspector.id },
        ...{ method: 0, scheduledOn: '2026-11-26' },
      },
    });
    const ids = [report.id, interim.id];
    const { body } = await assign(ids, [next.id]);
    expect((await run(body.id)).counts).toMatchObject({ done: 2, failed: 0 });
    expect(await Promise.all(ids.map(inspectorOf))).toEqual([next.id, next.id]);
    const undertaking = await office.server.database.client.myPage.findUniqueOrThrow({
      where: { id: myPage.id },
    });
    expect(undertaking.inspectorUserId).toBe(next.id);
    const entries = await office.server.database.client.auditEntry.count({
      where: { targetKind: 'myPageReport', targetId: { in: ids.map(String) }, action: 'updated' },
    });
    expect(entries).toBe(2);
  });

  it('goes back to whom it was before, but not from somebody else who was sent since', {
    tags: ['slow'],
  }, async () => {
    const [next, other] = await newInspectors();
    const [own, others] = [await planned(), await planned()];
    const { body } = await assign([own, others], [next.id]);
    await run(body.id);
    const data = { inspectorUserId: other.id, version: { increment: 1 } };
    await office.server.database.client.myPageReport.update({ where: { id: others }, data });
    expect((await run(body.id, undoing)).counts).toMatchObject({ done: 1, undone: 1 });
    expect([await inspectorOf(own), await inspectorOf(others)]).toEqual([office.inspector.id, other.id]);
  });

  it('is decided by JMAC alone, of people who inspect', async () => {
    const id = await planned();
    const clerk = await makeAdmin(office.server, 'BackOffice');
    expect((await assign([id], [office.inspector.id], clerk.session)).status).toBe(403);
    const { status, problem } = await assign([id], [clerk.id]);
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, '/assigneeAdminUserIds']);
  });

  it('is decided for all that match the conditions of the list, and not by codes', async () => {
    const [one, next] = await newInspectors();
    const ids = [await planned(one), await planned(one)];
    const asked: Tried = { kind: 'assignReports', list: 'reports', assigneeAdminUserIds: [next.id] };
    const search = `inspectorUserId=${one.id}&status=0&sort=-scheduledOn&hide=photos`;
    const { body } = await tryThem({ ...asked, selection: { by: 'search', search } });
    expect((await rowsOf(body.id)).map(({ targetId }) => targetId)).toEqual(ids);
    const byCode = await tryThem({ ...asked, selection: { by: 'cells', cells: [['5001']] } });
    expect([byCode.status, byCode.problem.errors?.[0]?.pointer]).toEqual([400, '/selection/cells']);
    const ofOthers = await tryThem({ ...asked, list: 'myPages', selection: { by: 'ids', ids } });
    expect([ofOthers.status, ofOthers.problem.errors?.[0]?.pointer]).toEqual([400, '/list']);
  });

  it('stays as somebody changed it after the dry run, and one that is not there is told as such', {
    tags: ['slow'],
  }, async () => {
    const [next] = await newInspectors();
    const [changed, gone] = [await planned(), await planned()];
    const { body } = await assign([changed, gone], [next.id]);
    const where = { id: { in: [changed] } };
    await office.server.database.client.myPageReport.updateMany({
      where,
      data: { version: { increment: 1 } },
    });
    await office.server.database.client.myPageReport.update({
      where: { id: gone },
      data: { deletedAt: new Date() },
    });
    await run(body.id);
    expect((await rowsOf(body.id)).map(({ reasonCode }) => reasonCode)).toEqual(['changed', 'unknown']);
    const again = await assign([gone], [next.id]);
    expect((await rowsOf(again.body.id))[0]).toMatchObject({ targetId: null, reasonCode: 'unknown' });
  });
});

describe('when is inspected', () => {
  it('is another day for those that are not handed in, and is taken back', { tags: ['slow'] }, async () => {
    const [id, has] = [await planned(), await planned()];
    const { report } = await submitted();
    await run((await reschedule([has])).body.id);
    const { body } = await reschedule([id, has, report.id]);
    expect((await rowsOf(body.id)).map(({ reasonCode, changes }) => [reasonCode, changes])).toEqual([
      [null, [{ column: '検査予定日', before: '2026/11/25', after: '2026/12/04' }]],
      ['already', []],
      ['status', []],
    ]);
    expect(await dayOf(id)).toBe('2026-11-25');
    await run(body.id);
    expect(await dayOf(id)).toBe('2026-12-04');
    await run(body.id, undoing);
    expect(await dayOf(id)).toBe('2026-11-25');
  });

  it('is not taken back from a day that somebody has set since', async () => {
    const id = await planned();
    const { body } = await reschedule([id]);
    await run(body.id);
    await run((await reschedule([id], '2026-12-11')).body.id);
    expect((await run(body.id, undoing)).counts).toMatchObject({ done: 1, undone: 0 });
    expect(await dayOf(id)).toBe('2026-12-11');
  });

  it('has a day of its own: those of my pages and documents are refused', async () => {
    const answer = await tryThem({
      kind: 'changeReportDates',
      ...chosen([await planned()]),
      date: { field: 'dueOn', on: '2026-12-04' },
    });
    expect([answer.status, answer.problem.errors?.[0]?.pointer]).toEqual([400, '/date/field']);
  });

  it('is begun once for two presses', async () => {
    const { body } = await reschedule([await planned()]);
    const pressed = await Promise.all([
      press(body.id, { action: 'start' }),
      press(body.id, { action: 'start' }),
    ]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

it('a run of inspections is saved with what is inspected and when', async () => {
  const { body } = await reschedule([await planned()]);
  const file = await office.server.call('exportBulkRunRows', {
    session: office.jmac.session,
    path: { id: body.id },
    query: { format: 'csv' },
  });
  const [heading = '', row = ''] = Buffer.from(file.bytes).toString('utf8').split('\r\n');
  expect(heading).toContain('検査の種類,検査予定日');
  expect(row).toContain('完了検査,2026-11-25');
});
