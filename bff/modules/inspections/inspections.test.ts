import { describe, expect, it } from 'vitest';
import { type Admin, inspectionServer } from '#bff/testing/inspections.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { readDelimited } from '#rules/tables/delimited.ts';

const office = inspectionServer();
const { plan, patch, submitted } = office;

describe('an inspection', () => {
  it('is planned by JMAC at the place of the undertaking, and both sides are told', async () => {
    const { answer, myPage, user } = await plan();
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      status: 0,
      result: 0,
      siteAddress: '千代田区架空町1-2-3',
      sitePrefecture: 13,
    });
    const notices = await office.server.database.client.notification.findMany({
      where: { mypageId: myPage.id },
    });
    expect(notices).toMatchObject([{ kind: 6, sendEmail: true }]);
    expect(notices[0]?.body).toContain('13:30〜15:00');
    await office.server.runJobs('sendMails');
    const mails = office.server.mails.filter(
      ({ text }) => text.includes(myPage.displayCode) || text.includes('完了検査'),
    );
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([user.email, office.inspector.email]));
  });

  it('is planned for somebody who inspects', async () => {
    const cs = await makeAdmin(office.server, 'CS');
    const { answer } = await plan({ inspectorUserId: cs.id });
    expect([answer.status, answer.problem.errors?.[0]?.pointer]).toEqual([400, '/inspectorUserId']);
  });

  it('is seen by its inspector, and by those of the prefecture, not by others', async () => {
    const { report } = await plan();
    const near = await makeAdmin(office.server, 'Inspector');
    const far = await makeAdmin(office.server, 'Inspector', { assignedPrefectures: [1] });
    const read = (admin: Admin) =>
      office.server.call('getMyPageReport', { path: { id: report.id }, session: admin.session });
    expect((await read(near)).body.availableActions).toMatchObject([{ action: 'submit', allowed: false }]);
    expect((await read(far)).problem.code).toBe(1005);
    await office.server.database.client.myPageReport.update({
      where: { id: report.id },
      data: { inspectorUserId: far.id },
    });
    expect((await read(far)).status).toBe(200);
  });

  it('is found by day, status, code and as one of my own', async () => {
    const other = await makeAdmin(office.server, 'Inspector');
    const { report, myPage } = await plan({ inspectorUserId: other.id });
    const list = (query: object) =>
      office.server.call('listMyPageReports', { session: other.session, query });
    expect((await list({ mine: true })).body.items.map(({ id }) => id)).toEqual([report.id]);
    expect((await list({ q: myPage.displayCode })).body.total).toBe(1);
    expect((await list({ mine: true, scheduledFrom: '2026-11-26' })).body.total).toBe(0);
    expect(
      (await list({ mine: true, scheduledTo: '2026-11-25', status: [0], prefecture: [13] })).body.total,
    ).toBe(1);
    await plan();
    await plan();
    const pages = await list({ limit: 2, sort: '-updatedAt' });
    const rest = await list({ limit: 2, sort: '-updatedAt', cursor: pages.body.nextCursor ?? '' });
    const ids = [...pages.body.items, ...rest.body.items].map(({ id }) => id);
    expect([pages.body.items.length, new Set(ids).size]).toEqual([2, Math.min(pages.body.total, 4)]);
  });

  it('is in the list as a file for who sees it, narrowed and ordered as the list', async () => {
    const other = await makeAdmin(office.server, 'Inspector', { assignedPrefectures: [1] });
    await plan({ inspectorUserId: other.id });
    await plan({ inspectorUserId: other.id });
    const query = { sort: '-updatedAt' as const, kind: [0 as const] };
    const { session } = other;
    const list = await office.server.call('listMyPageReports', { session, query });
    const saved = await office.server.call('exportMyPageReports', {
      session,
      query: { ...query, format: 'csv' },
    });
    const [headings = [], ...rows] = readDelimited(Buffer.from(saved.bytes).toString());
    expect(rows.map((row) => row[headings.indexOf('管理番号')])).toEqual(
      list.body.items.map(({ mypage }) => mypage.displayCode),
    );
    expect(rows).toHaveLength(2);
  });

  it('is moved by JMAC only, and both sides hear of it', async () => {
    const { report, myPage } = await plan();
    const refused = await patch(report.id, { scheduledOn: '2026-12-01' });
    expect([refused.status, refused.problem.code]).toEqual([403, 1000]);
    const moved = await patch(report.id, { scheduledOn: '2026-12-01' }, office.jmac);
    expect(moved.body.scheduledOn).toBe('2026-12-01');
    const titles = await office.server.database.client.notification.findMany({
      where: { mypageId: myPage.id },
      select: { title: true },
      orderBy: { id: 'asc' },
    });
    expect(titles.map(({ title }) => title)).toEqual([
      '完了検査の日程のお知らせ',
      '完了検査の日程変更のお知らせ',
    ]);
  });

  it('keeps one of two changes made at the same time', async () => {
    const { report } = await plan();
    const first = await patch(report.id, { attendees: '三浦' }, office.inspector, report.version);
    const second = await patch(report.id, { attendees: '山田' }, office.inspector, report.version);
    expect([first.status, second.status]).toEqual([200, 412]);
    expect(first.headers.get('etag')).toBe(`"v${report.version + 1}"`);
  });

  it('is deleted while it is a draft', async () => {
    const draft = await plan();
    const remove = (id: number) =>
      office.server.call('deleteMyPageReport', { path: { id }, session: office.jmac.session });
    expect((await remove(draft.report.id)).status).toBe(204);
    expect((await remove(draft.report.id)).status).toBe(404);
    const { report } = await submitted();
    expect((await remove(report.id)).status).toBe(409);
  });
});
