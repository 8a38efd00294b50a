import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { makeSection } from '#bff/testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { handIn, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the review queue', () => {
  it('shows what waits for a check, whose turn it is and since how many business days', async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    await server.database.client.section.update({
      where: { id: desk.section.id },
      data: { submittedAt: new Date('2026-11-16T01:00:00Z') },
    });
    const query = { project_id: desk.project.id };
    const queue = await server.call('listSections', { query, session: desk.backOffice.session });
    expect(queue.body.items).toMatchObject([
      {
        id: desk.section.id,
        waitingFor: 0,
        ageBusinessDays: 4,
        mypage: { displayCode: desk.myPage.displayCode },
      },
    ]);
  });

  it('counts the days of what is not settled: a document that is confirmed is not late', async () => {
    const desk = await makeDesk(server);
    const past = { dueOn: toDate('2026-10-01'), submittedAt: TEST_NOW };
    const { Confirmed, Confirming } = DocumentCheckStatus;
    const late = await makeSection(server, desk.myPage.id, { status: Confirming, ...past });
    const settled = await makeSection(server, desk.myPage.id, { status: Confirmed, ...past });
    const query = { project_id: desk.project.id, status: [Confirming, Confirmed] };
    const { items } = (await server.call('listSections', { query, session: desk.jmac.session })).body;
    const daysOf = ({ id }: { id: number }) => items.find((item) => item.id === id)?.daysLeft;
    expect(daysOf(late)).toBeLessThan(0);
    expect(daysOf(settled)).toBeNull();
  });

  it('shows an inspector only the my pages that are his', async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    const answer = await server.call('listSections', {
      query: { project_id: desk.project.id },
      session: desk.inspector.session,
    });
    const read = await server.call('getSection', {
      path: { id: desk.section.id },
      session: desk.inspector.session,
    });
    expect([answer.body.total, read.status]).toEqual([0, 404]);
  });

  it('finds a my page by a code typed in full width, and pages by keyset', async () => {
    const desk = await makeDesk(server);
    await makeSection(server, desk.myPage.id, {
      status: 1,
      submittedAt: TEST_NOW,
      dueOn: toDate('2026-12-01'),
    });
    await makeSection(server, desk.myPage.id, { status: 1, submittedAt: TEST_NOW, dueOn: null });
    const q = desk.myPage.displayCode.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
    const first = await server.call('listSections', { query: { q, limit: 1 }, session: desk.jmac.session });
    const second = await server.call('listSections', {
      query: { q, limit: 1, cursor: first.body.nextCursor ?? '' },
      session: desk.jmac.session,
    });
    expect(first.body.total).toBe(2);
    expect([first.body.items[0]?.dueOn, second.body.items[0]?.dueOn]).toEqual(['2026-12-01', null]);
    expect(second.body.nextCursor).toBeNull();
  });
});
