import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDate } from '#bff/platform/database/values.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const REPORT = 38;

const reportsOf = (mypageId: number) =>
  server.database.client.section.findMany({
    where: { mypageId, documentType: REPORT },
    orderBy: { dueOn: 'asc' },
    select: { title: true, dueOn: true, isRequired: true, status: true },
  });

describe('the report on a quarter', () => {
  it('is asked for once, from the first day of the quarter, due 15 days after it on a business day', async () => {
    const { myPage } = await makeDesk(server);
    await server.runJobs('askForQuarterReports');
    await server.runJobs('askForQuarterReports');
    expect(await reportsOf(myPage.id)).toEqual([
      {
        title: '遂行状況報告書（10–12月分）',
        dueOn: toDate('2027-01-15'),
        isRequired: true,
        status: 0,
      },
    ]);
    server.setNow('2026-12-31T15:00:00Z');
    await server.runJobs('askForQuarterReports');
    server.setNow(TEST_NOW);
    expect((await reportsOf(myPage.id)).map(({ title }) => title)).toEqual([
      '遂行状況報告書（10–12月分）',
      '遂行状況報告書（1–3月分）',
    ]);
  });

  it('is not asked for before the start, after the completion or once the desk has removed it', async () => {
    const early = await makeDesk(server, { myPage: { progressPhase: 0, startOn: null } });
    const done = await makeDesk(server, {
      myPage: { progressPhase: 2, completionOn: toDate('2026-11-10') },
    });
    const removed = await makeDesk(server);
    await server.runJobs('askForQuarterReports');
    await server.database.client.section.updateMany({
      where: { mypageId: removed.myPage.id, documentType: REPORT },
      data: { deletedAt: TEST_NOW },
    });
    await server.runJobs('askForQuarterReports');
    expect(await reportsOf(early.myPage.id)).toEqual([]);
    expect(await reportsOf(done.myPage.id)).toEqual([]);
    expect(await reportsOf(removed.myPage.id)).toHaveLength(1);
  });
});
