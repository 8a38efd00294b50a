import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, makeCall, makeSubmitted, programmes } from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let jmac: TestSession;
let backOffice: TestSession;
let inspector: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
  backOffice = (await makeAdmin(server, 'BackOffice')).session;
  inspector = (await makeAdmin(server, 'Inspector')).session;
});
afterAll(() => server.stop());

const { business, noto, ingredientR5 } = programmes;

describe('the list', () => {
  it('finds a code in full-width digits and without its zeros, a name with 𠮷, and a plan', async () => {
    const call = await makeCall(server, programmes.goToEat);
    const draft = await makeSubmitted(server, programmes.goToEat, {
      projectId: call.id,
      answers: { name: '㍿𠮷野食堂', planTitle: '冷凍自動販売機' },
    });
    const own = await server.call('getGeneralApplicationSelf', { session: draft.session });
    const code = own.body.displayCode ?? '';
    const typed = String(Number(code)).replace(/\d/g, (digit) =>
      String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
    );
    const search = async (q: string) => {
      const query = { q, project_id: call.id };
      const { body } = await server.call('listGeneralApplications', { session: jmac, query });
      return body.items.map(({ id }) => id);
    };
    for (const q of [typed, code, '㍿𠮷野', '自動販売機'])
      expect([q, await search(q)]).toEqual([q, [draft.applicationId]]);
    expect(await search('海風')).toEqual([]);
  });

  it('shows inspectors names and places, no amounts, and does not sort by them', async () => {
    const draft = await makeSubmitted(server, ingredientR5);
    const query = { project_id: draft.projectId };
    const seen = await server.call('listIngredientApplications', { session: inspector, query });
    const office = await server.call('listIngredientApplications', { session: backOffice, query });
    const sorted = await server.call('listIngredientApplications', {
      session: inspector,
      query: { ...query, sort: '-subsidyAmount' },
    });
    expect(seen.body.items[0]).toMatchObject({ subsidyAmount: null, prefecture: 13 });
    expect(office.body.items[0]?.subsidyAmount).toBe(ingredientR5.subsidy);
    expect(sorted.problem.code).toBe(1004);
  });

  it('is narrowed by the day of submission in Japan, the amount and who looks after it, both ends included', async () => {
    const draft = await makeSubmitted(server, ingredientR5);
    const { id: assigneeUserId } = await makeAdmin(server, 'BackOffice');
    await server.database.client.application.update({
      where: { id: draft.applicationId },
      // 00:30 of 2 November in Japan
      data: { submittedAt: new Date('2026-11-01T15:30:00Z'), assigneeUserId },
    });
    const count = async (query: object, session = backOffice) => {
      const asked = { project_id: draft.projectId, ...query };
      return server.call('listIngredientApplications', { session, query: asked });
    };
    const total = async (query: object) => (await count(query)).body.total;
    expect(await total({ submittedFrom: '2026-11-02', submittedTo: '2026-11-02' })).toBe(1);
    expect(await total({ submittedFrom: '2026-11-03' })).toBe(0);
    expect(await total({ submittedTo: '2026-11-01' })).toBe(0);
    const amount = ingredientR5.subsidy;
    expect(await total({ subsidyAmountFrom: amount, subsidyAmountTo: amount })).toBe(1);
    expect(await total({ subsidyAmountFrom: amount + 1 })).toBe(0);
    expect(await total({ subsidyAmountTo: amount - 1 })).toBe(0);
    expect(await total({ assigneeAdminUserId: assigneeUserId })).toBe(1);
    expect(await total({ assigneeAdminUserId: 999_999 })).toBe(0);
    expect((await count({ subsidyAmountTo: 1 }, inspector)).status).toBe(400);
  });

  it('pages through everything once, in every order', async () => {
    const call = await makeCall(server, business);
    for (let count = 0; count < 3; count += 1) await makeSubmitted(server, business, { projectId: call.id });
    for (const sort of ['displayCode', '-submittedAt', '-subsidyAmount', 'averageScore', 'name'] as const) {
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const query = { project_id: call.id, sort, limit: 2, ...(cursor === undefined ? {} : { cursor }) };
        const { body } = await server.call('listGeneralApplications', { session: jmac, query });
        seen.push(...body.items.map(({ id }) => id));
        cursor = body.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect([sort, new Set(seen).size, seen.length]).toEqual([sort, 3, 3]);
    }
  });

  it('filters by status, place and the caller as the one in charge', async () => {
    const me = await makeAdmin(server, 'BackOffice');
    const draft = await makeSubmitted(server, noto);
    const saved = await act(server, draft, me.session, { assigneeAdminUserId: me.id });
    const list = async (query: object) =>
      (await server.call('listNotoApplications', { session: me.session, query })).body.items.map(
        ({ id }) => id,
      );
    const project_id = draft.projectId;
    expect(saved.body.assigneeName).toBe(me.name);
    expect(await list({ project_id, mine: true, status: [1], prefecture: [16] })).toEqual([
      draft.applicationId,
    ]);
    expect(await list({ project_id, status: [0] })).toEqual([]);
    expect(await list({ project_id, prefecture: [13] })).toEqual([]);
  });
});
