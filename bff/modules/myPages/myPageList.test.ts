import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUndertaking } from '#bff/testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { handIn, makeDesk } from '#bff/testing/undertaking.ts';
import { recomputeDelays } from './recomputeDelays.service.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the list of my pages', () => {
  it('filters, counts and shows the matrix', async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    const query = { project_id: desk.project.id, view: 'matrix', hasUnconfirmed: true } as const;
    const answer = await server.call('listMyPages', { query, session: desk.maff.session });
    expect(answer.body).toMatchObject({
      total: 1,
      items: [
        {
          id: desk.myPage.id,
          nextAction: '「発注書（18-1）」の確認',
          unconfirmedCount: 1,
          returnedCount: 0,
          cells: [{ sectionId: desk.section.id, status: 1, isOverdue: false }],
        },
      ],
    });
    const none = await server.call('listMyPages', {
      query: { ...query, delayStatus: [2] },
      session: desk.maff.session,
    });
    expect(none.body.total).toBe(0);
  });

  it('finds codes in full width, and pages by keyset in either direction', async () => {
    const desk = await makeDesk(server);
    const q = desk.myPage.displayCode.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));
    const found = await server.call('listMyPages', { query: { q }, session: desk.jmac.session });
    expect(found.body.items.map(({ id }) => id)).toEqual([desk.myPage.id]);
    for (const sort of ['nextDueOn', '-grantAmount', 'corporationName'] as const) {
      const ids: number[] = [];
      let cursor: string | null = null;
      do {
        const query: object = { sort, limit: 3, ...(cursor ? { cursor } : {}) };
        const page = await server.call('listMyPages', { query, session: desk.jmac.session });
        ids.push(...page.body.items.map(({ id }) => id));
        cursor = page.body.nextCursor;
      } while (cursor !== null);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).toContain(desk.myPage.id);
    }
  });

  it('is narrowed by the next deadline, the amount granted and who looks after it, both ends included', async () => {
    const desk = await makeDesk(server, { myPage: { grantAmount: 4_321_000 } });
    const { id } = desk.myPage;
    await server.database.client.myPage.update({
      where: { id },
      data: { nextDueOn: new Date('2027-03-05'), assigneeUserId: desk.backOffice.id },
    });
    const isListed = async (query: object): Promise<boolean> => {
      const asked = { project_id: desk.project.id, ...query };
      const { body } = await server.call('listMyPages', { query: asked, session: desk.jmac.session });
      return body.items.some((row) => row.id === id);
    };
    expect(await isListed({ dueFrom: '2027-03-05', dueBefore: '2027-03-05' })).toBe(true);
    expect(await isListed({ dueFrom: '2027-03-06' })).toBe(false);
    expect(await isListed({ dueBefore: '2027-03-04' })).toBe(false);
    expect(await isListed({ grantAmountFrom: 4_321_000, grantAmountTo: 4_321_000 })).toBe(true);
    expect(await isListed({ grantAmountFrom: 4_321_001 })).toBe(false);
    expect(await isListed({ grantAmountTo: 4_320_999 })).toBe(false);
    expect(await isListed({ assigneeAdminUserId: desk.backOffice.id })).toBe(true);
    expect(await isListed({ assigneeAdminUserId: desk.jmac.id })).toBe(false);
  });

  it.each(['listMyPages', 'exportMyPages'] as const)(
    'tells an inspector no amounts by asking for a range: %s',
    async (operation) => {
      const { session } = await makeAdmin(server, 'Inspector', { assignedPrefectures: [47] });
      const format = operation === 'exportMyPages' ? { format: 'csv' } : {};
      const answer = await server.call(operation, {
        query: { ...format, grantAmountTo: 1 } as never,
        session,
      });
      expect([answer.status, answer.problem.detail]).toEqual([400, expect.stringContaining('金額')]);
    },
  );

  it('shows an inspector his my pages without amounts', async () => {
    const desk = await makeDesk(server, { myPage: { sitePrefecture: 47 } });
    const inspector = await makeAdmin(server, 'Inspector', { assignedPrefectures: [47] });
    const answer = await server.call('listMyPages', { query: {}, session: inspector.session });
    expect(answer.body.items).toMatchObject([
      { id: desk.myPage.id, grantAmount: null, confirmedAmount: null, paidAmount: null },
    ]);
  });
});

describe('what an adoption cannot know', () => {
  it('is answered as unknown, and amounts are hidden from an inspector', async () => {
    const { myPage, project } = await makeUndertaking(server, { myPage: { sitePrefecture: 46 } });
    const inspector = await makeAdmin(server, 'Inspector', { assignedPrefectures: [46] });
    const path = { id: myPage.id };
    const read = await server.call('getMyPage', { path, session: inspector.session });
    expect(read.body).toMatchObject({
      project: { id: project.id },
      consultantName: null,
      plannedCompletionOn: null,
      totalCost: null,
      grantAmount: null,
      selfFundedAmount: null,
      availableActions: [],
    });
    const jmac = await makeAdmin(server, 'JMAC');
    const full = await server.call('getMyPage', { path, session: jmac.session });
    expect(full.body).toMatchObject({
      totalCost: 18_000_000,
      grantAmount: 8_000_000,
      selfFundedAmount: 10_000_000,
    });
  });
});

describe('the nightly run', () => {
  it('finds what became late, lists the causes, and writes each step once', async () => {
    const desk = await makeDesk(server);
    server.setNow('2026-12-03T15:30:00Z');
    const scope = server.scopes.forSystem('test');
    const { changedCount: first } = await recomputeDelays(scope, null);
    const { changedCount: second } = await recomputeDelays(server.scopes.forSystem('test'), null);
    const session = (await makeAdmin(server, 'JMAC')).session;
    const read = await server.call('getMyPage', { path: { id: desk.myPage.id }, session });
    server.setNow(TEST_NOW);
    expect([first > 0, second]).toEqual([true, 0]);
    expect(read.body).toMatchObject({ delayStatus: 1, computedDelayStatus: 1, priority: 0 });
    expect(read.body.delayCauses[0]).toMatchObject({
      key: 'sectionOverdue',
      text: '「発注書」の提出期限を4営業日過ぎています。',
      overdueBusinessDays: 4,
    });
    const moves = await server.database.client.myPageHistory.findMany({
      where: { mypageId: desk.myPage.id },
    });
    expect(moves).toMatchObject([{ machine: 'delay', action: 'markDelayed', actorKind: 'system' }]);
  });
});
