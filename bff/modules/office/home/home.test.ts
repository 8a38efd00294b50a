import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDate } from '#bff/platform/database/values.ts';
import { makeAdmin, makeSection } from '#bff/testing/people.ts';
import { at, startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { handIn, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the home', () => {
  it('counts what waits for each type, and leads on to the filtered list', async () => {
    const desk = await makeDesk(server, { myPage: { nextDueOn: toDate('2026-11-27') } });
    await makeSection(server, desk.myPage.id, { status: 1, submittedAt: TEST_NOW });
    await makeSection(server, desk.myPage.id, {
      status: 2,
      submittedAt: TEST_NOW,
      documentType: 38,
      kind: 3,
    });
    const home = await server.call('getAdminHome', { session: desk.jmac.session });
    const counters = Object.fromEntries(home.body.counters.map(({ key, count }) => [key, count]));
    expect(counters).toMatchObject({
      unconfirmedSections: 1,
      maffConfirming: 1,
      dueWithin7Days: 1,
      waitingPayment: 0,
    });
    const due = home.body.counters.find(({ key }) => key === 'dueWithin7Days');
    expect(due?.query).toBe('/admin/mypage?dueBefore=2026-12-02');
    const listed = await server.call('listMyPages', {
      query: { dueBefore: '2026-12-02' },
      session: desk.jmac.session,
    });
    expect(listed.body.total).toBe(due?.count);
    const maff = await server.call('getAdminHome', { session: desk.maff.session });
    expect(maff.body.counters.map(({ key }) => key)).toEqual([
      'maffConfirming',
      'changesAtMaff',
      'disposalsAtMaff',
      'delayed',
      'dutiesOverdue',
    ]);
    expect(home.body.projects.find(({ projectId }) => projectId === desk.project.id)).toMatchObject({
      counts: { myPages: 1, unconfirmedSections: 2 },
      byProjectStatus: [{ status: 0, count: 1 }],
    });
  });

  it('shows an inspector neither projects nor what happens elsewhere', async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    const home = await server.call('getAdminHome', { session: desk.inspector.session });
    expect(home.body).toMatchObject({ projects: [], recentActivity: [], inspections: [] });
  });
});

describe('the worklist', () => {
  it('holds what waits for the caller, with owner, age in business days and due day', async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    await server.database.client.myPage.update({
      where: { id: desk.myPage.id },
      data: { assigneeUserId: desk.backOffice.id },
    });
    await server.database.client.section.update({
      where: { id: desk.section.id },
      data: { submittedAt: new Date('2026-11-13T01:00:00Z') },
    });
    const query = { project_id: desk.project.id, mine: true };
    const mine = await server.call('listWorklist', { query, session: desk.backOffice.session });
    const others = await server.call('listWorklist', { query, session: desk.jmac.session });
    expect(mine.body.items).toMatchObject([
      {
        id: `section-${desk.section.id}`,
        title: '発注書（18-1）を確認する',
        dueOn: '2026-11-30',
        daysLeft: 5,
        ageBusinessDays: 5,
        ownerName: desk.backOffice.name,
      },
    ]);
    expect(others.body.total).toBe(0);
  });

  it('says what to do: the document with its number, and whether it came again', async () => {
    const myPage = { delayStatus: 1, projectStatus: 4, grantAmount: 8_000_000, confirmedAmount: 1000 };
    const desk = await makeDesk(server, { myPage });
    const section = { status: 1, submittedAt: TEST_NOW, title: '発注書', branchNumber: '1-2' };
    await makeSection(server, desk.myPage.id, { ...section, submissionCount: 2 });
    await makeSection(server, desk.myPage.id, { ...section, branchNumber: '1-3', submissionCount: 1 });
    const query = { project_id: desk.project.id, sort: 'ageBusinessDays' } as const;
    const work = await server.call('listWorklist', { query, session: desk.jmac.session });
    expect(new Set(work.body.items.map(({ title }) => title))).toEqual(
      new Set([
        '発注書（1-2）の再提出を確認する',
        '発注書（1-3）を確認する',
        '遅延の状況を確認する',
        '補助金の支払を記録する',
      ]),
    );
  });

  it('says on a Sunday that what was due on Friday is past', async () => {
    const desk = await makeDesk(server);
    const dueOn = toDate('2026-11-20');
    await makeSection(server, desk.myPage.id, { status: 1, submittedAt: TEST_NOW, dueOn });
    const query = { project_id: desk.project.id };
    const seen = await at(server, '2026-11-22T03:00:00Z', async () => {
      const { session } = await makeAdmin(server, 'JMAC');
      const work = await server.call('listWorklist', { query, session });
      const queue = await server.call('listSections', { query, session });
      return [work.body.items[0]?.daysLeft, queue.body.items[0]?.daysLeft];
    });
    expect(seen).toEqual([-1, -1]);
  });

  it('pages over all kinds in one order', async () => {
    const desk = await makeDesk(server, {
      myPage: { delayStatus: 1, projectStatus: 4, grantAmount: 8_000_000, confirmedAmount: 1000 },
    });
    for (const dueOn of ['2026-12-01', '2026-12-02', null]) {
      await makeSection(server, desk.myPage.id, {
        status: 1,
        submittedAt: TEST_NOW,
        dueOn: dueOn === null ? null : toDate(dueOn),
      });
    }
    for (const sort of ['dueOn', '-dueOn', 'priority', 'ageBusinessDays'] as const) {
      const ids: string[] = [];
      let cursor: string | null = null;
      do {
        const query: object = { project_id: desk.project.id, limit: 2, sort, ...(cursor ? { cursor } : {}) };
        const page = await server.call('listWorklist', { query, session: desk.jmac.session });
        expect(page.body.total).toBe(5);
        ids.push(...page.body.items.map(({ id }) => id));
        cursor = page.body.nextCursor;
      } while (cursor !== null);
      expect([sort, new Set(ids).size]).toEqual([sort, 5]);
    }
  });
});
