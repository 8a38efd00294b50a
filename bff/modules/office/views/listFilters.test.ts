import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentCheckStatus, PaperKind, RoundState } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { type Admin, inspectionTools } from '#bff/testing/inspections.ts';
import { payoutTools } from '#bff/testing/money/payouts.ts';
import { makeAdmin, makeCorporation, makeSection, makeUndertaking } from '#bff/testing/people.ts';
import { anotherRound } from '#bff/testing/projects.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { makeDesk } from '#bff/testing/undertaking.ts';
import { readDelimited } from '#rules/tables/delimited.ts';

/* What lists can be narrowed by: the list and its file have the same rows, days are those of Japan, ends are included. */

let server: TestServer;
let jmac: Admin;
let inspector: Admin;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
  inspector = await makeAdmin(server, 'Inspector');
});
afterAll(() => server.stop());

type Lists =
  | 'listCorporations'
  | 'listAdminUsers'
  | 'listProjects'
  | 'listMyPageReports'
  | 'listPayouts'
  | 'listIssuedPapers';
type Query = Readonly<Record<string, unknown>>;

/** The ids that a query finds; its file must have as many rows. */
const idsOf = async (list: Lists | 'listSections', query: Query): Promise<number[]> => {
  const { session } = jmac;
  const { body, status, problem } = await server.call(list, { session, query: query as never });
  expect(status, JSON.stringify(problem)).toBe(200);
  const file = await server.call(list.replace('list', 'export') as 'exportCorporations', {
    session,
    query: { ...query, format: 'csv' } as never,
  });
  const [, ...rows] = readDelimited(Buffer.from(file.bytes).toString());
  expect(rows, `${list} ${JSON.stringify(query)}`).toHaveLength(body.items.length);
  return body.items.map(({ id }) => id);
};

describe('documents', () => {
  it('are narrowed by due day, by the day they were handed in and by who looks after them', {
    tags: ['slow'],
  }, async () => {
    const desk = await makeDesk(server);
    const colleague = await makeAdmin(server, 'BackOffice');
    const { client } = server.database;
    await client.myPage.update({ where: { id: desk.myPage.id }, data: { assigneeUserId: jmac.id } });
    const status = DocumentCheckStatus.Confirming;
    // 00:30 of 2 November in Japan.
    const early = await makeSection(server, desk.myPage.id, {
      status,
      dueOn: toDate('2026-11-10'),
      submittedAt: new Date('2026-11-01T15:30:00Z'),
    });
    const late = await makeSection(server, desk.myPage.id, {
      status,
      dueOn: toDate('2026-11-30'),
      submittedAt: new Date('2026-11-05T01:00:00Z'),
    });
    await client.section.update({ where: { id: late.id }, data: { assigneeUserId: colleague.id } });
    const found = (query: Query) => idsOf('listSections', { project_id: desk.project.id, ...query });
    expect(await found({ dueFrom: '2026-11-10', dueBefore: '2026-11-29' })).toEqual([early.id]);
    expect(await found({ dueFrom: '2026-11-11' })).toEqual([late.id]);
    expect(await found({ submittedFrom: '2026-11-02', submittedTo: '2026-11-02' })).toEqual([early.id]);
    expect(await found({ submittedTo: '2026-11-01' })).toEqual([]);
    expect(await found({ assigneeAdminUserId: jmac.id })).toEqual([early.id]);
    expect(await found({ assigneeAdminUserId: colleague.id })).toEqual([late.id]);
  });
});

describe('payments', () => {
  it('are narrowed by the days asked for and paid, by amount and by whose hands they went through', {
    tags: ['slow'],
  }, async () => {
    const tools = payoutTools(() => server);
    const desk = await tools.payable();
    const { body: small } = await tools.ask(desk, 1_000_000);
    const { body: large } = await tools.ask(desk, 2_000_000);
    const set = (id: number, data: object) => server.database.client.payment.update({ where: { id }, data });
    await set(small.id, { requestedOn: toDate('2026-10-01'), checkedById: jmac.id });
    await set(large.id, { requestedOn: toDate('2026-10-31'), paidOn: toDate('2026-11-13') });
    const found = (query: Query) => idsOf('listPayouts', { mypage_id: desk.myPage.id, ...query });
    expect(await found({ requestedTo: '2026-10-01' })).toEqual([small.id]);
    expect(await found({ requestedFrom: '2026-10-02' })).toEqual([large.id]);
    expect(await found({ paidFrom: '2026-11-13', paidTo: '2026-11-13' })).toEqual([large.id]);
    expect(await found({ paidFrom: '2026-11-14' })).toEqual([]);
    expect(await found({ amountTo: 1_000_000 })).toEqual([small.id]);
    expect(await found({ amountFrom: 1_000_001 })).toEqual([large.id]);
    expect(await found({ handledBy: jmac.id })).toEqual([small.id]);
  });

  it('are summed by the same conditions', async () => {
    const tools = payoutTools(() => server);
    const desk = await tools.payable();
    await tools.ask(desk, 1_000_000);
    await tools.ask(desk, 2_000_000);
    const { body } = await server.call('listPayouts', {
      session: jmac.session,
      query: { mypage_id: desk.myPage.id, amountFrom: 1_500_000 },
    });
    expect(body).toMatchObject({ total: 1, totalAmount: 2_000_000 });
  });
});

describe('issued papers', () => {
  it('are narrowed by the day that they bear', { tags: ['slow'] }, async () => {
    const granted = { grantAmount: 7_500_000, grantDecisionOn: toDate('2026-11-18') };
    const { myPage, project } = await makeUndertaking(server, { myPage: granted });
    const issue = async (kind: PaperKind, issuedOn: string) => {
      const body = { mypageID: myPage.id, kind, issuedOn };
      const answer = await server.call('issuePaper', { session: jmac.session, body });
      expect(answer.status, JSON.stringify(answer.problem)).toBe(201);
      return answer.body.id;
    };
    const early = await issue(PaperKind.Adoption, '2026-11-18');
    const late = await issue(PaperKind.GrantDecision, '2026-11-19');
    const found = (query: Query) =>
      idsOf('listIssuedPapers', { project_id: project.id, sort: 'issuedOn', ...query });
    expect(await found({ issuedFrom: '2026-11-18', issuedTo: '2026-11-19' })).toEqual([early, late]);
    expect(await found({ issuedTo: '2026-11-18' })).toEqual([early]);
    expect(await found({ issuedFrom: '2026-11-19' })).toEqual([late]);
    expect(await found({ issuedFrom: '2026-11-20' })).toEqual([]);
  });
});

describe('inspections', () => {
  const { plan } = inspectionTools(() => ({ server, jmac, inspector }));

  it('are narrowed by who inspects and by the day the report was handed in', { tags: ['slow'] }, async () => {
    const other = await makeAdmin(server, 'Inspector');
    const { report: his } = await plan({ inspectorUserId: other.id });
    const { report: own } = await plan({ inspectorUserId: inspector.id });
    await server.database.client.myPageReport.update({
      where: { id: his.id },
      data: { submittedAt: new Date('2026-11-18T16:00:00Z') },
    });
    const found = (query: Query) => idsOf('listMyPageReports', query);
    expect(await found({ inspectorUserId: other.id })).toEqual([his.id]);
    expect(await found({ submittedFrom: '2026-11-19', submittedTo: '2026-11-19' })).toEqual([his.id]);
    expect(await found({ submittedTo: '2026-11-18' })).toEqual([]);
    expect(await found({ inspectorUserId: inspector.id })).toEqual([own.id]);
  });

  it('that are one’s own stay one’s own whomever else the condition names', async () => {
    const other = await makeAdmin(server, 'Inspector');
    await plan({ inspectorUserId: other.id });
    const { body } = await server.call('listMyPageReports', {
      session: inspector.session,
      query: { mine: true, inspectorUserId: other.id },
    });
    expect(body.items).toEqual([]);
  });
});

describe('corporations', () => {
  it('are narrowed by users, account and the days they were registered and changed', async () => {
    const { corporation: known } = await makeUndertaking(server);
    const lone = await makeCorporation(server);
    const at = (id: number, createdAt: string, updatedAt: string) =>
      server.database.client.corporation.update({ where: { id }, data: { createdAt, updatedAt } });
    await at(known.id, '2025-04-01T00:00:00Z', '2025-05-01T15:00:00Z');
    await at(lone.id, '2025-04-02T00:00:00Z', '2025-04-02T00:00:00Z');
    const both = { createdFrom: '2025-04-01', createdTo: '2025-04-02' };
    const found = (query: Query) => idsOf('listCorporations', { ...both, ...query });
    expect(await found({})).toEqual([known.id, lone.id]);
    expect(await found({ createdTo: '2025-04-01' })).toEqual([known.id]);
    expect(await found({ updatedFrom: '2025-05-02', updatedTo: '2025-05-02' })).toEqual([known.id]);
    expect(await found({ hasUsers: true })).toEqual([known.id]);
    expect(await found({ hasUsers: false })).toEqual([lone.id]);
    expect(await found({ hasBankAccount: true })).toEqual([]);
    expect(await found({ hasBankAccount: false })).toEqual([known.id, lone.id]);
  });
});

describe('administrators', () => {
  it('are narrowed by their last log-in, and those who never logged in are found', async () => {
    const [seen, never] = [await makeAdmin(server, 'CS'), await makeAdmin(server, 'CS')];
    const set = (id: number, lastLoginAt: Date | null) =>
      server.database.client.adminUser.update({ where: { id }, data: { lastLoginAt } });
    await set(seen.id, new Date('2026-06-30T15:00:00Z'));
    await set(never.id, null);
    const found = (query: Query) => idsOf('listAdminUsers', { type: [2], ...query });
    expect(await found({ lastLoginFrom: '2026-07-01', lastLoginTo: '2026-07-01' })).toEqual([seen.id]);
    expect(await found({ lastLoginTo: '2026-06-30' })).toEqual([]);
    expect(await found({ hasLoggedIn: true })).toContain(seen.id);
    const without = await found({ hasLoggedIn: false });
    expect([without.includes(never.id), without.includes(seen.id)]).toEqual([true, false]);
  });

  it('are named to everybody of the office, those who left at the end, and with nothing but their names', async () => {
    const gone = await makeAdmin(server, 'BackOffice');
    await server.database.client.adminUser.update({ where: { id: gone.id }, data: { isActive: false } });
    const { session } = await makeAdmin(server, 'BackOffice');
    const { items } = (await server.call('listAssignees', { session })).body;
    expect(items.map(({ id }) => id)).toContain(inspector.id);
    expect(items.at(-1)).toMatchObject({ id: gone.id, isActive: false });
    expect(Object.keys(items[0] ?? {}).toSorted()).toEqual(['id', 'isActive', 'name', 'type']);
  });
});

describe('rounds', () => {
  it('are narrowed by year, by where their call stands now, by its close and by being published', {
    tags: ['slow'],
  }, async () => {
    const make = async (name: string, opens: string, closes: string) => {
      const body = {
        ...anotherRound(),
        name,
        fiscalYear: 2031,
        applicationOpensAt: `${opens}T00:00:00Z`,
        applicationClosesAt: `${closes}T08:00:00Z`,
        adoptionPlannedOn: null,
        completionDeadline: '2028-02-29',
      };
      const answer = await server.call('createProject', { session: jmac.session, body });
      expect(answer.status, JSON.stringify(answer.problem)).toBe(201);
      return answer.body.id;
    };
    const closed = await make('終わった公募', '2026-08-01', '2026-10-30');
    const open = await make('今の公募', '2026-11-01', '2026-12-11');
    const upcoming = await make('次の公募', '2027-01-10', '2027-02-26');
    const { Upcoming, Open, Closed } = RoundState;
    const found = (query: Query) =>
      idsOf('listProjects', { fiscalYear: [2031], sort: 'applicationClosesAt', ...query });
    expect(await found({})).toEqual([closed, open, upcoming]);
    expect(await found({ state: [Closed] })).toEqual([closed]);
    expect(await found({ state: [Open, Upcoming] })).toEqual([open, upcoming]);
    expect(await found({ closesFrom: '2026-10-30', closesTo: '2026-12-10' })).toEqual([closed]);
    await server.database.client.project.update({ where: { id: open }, data: { isPublished: false } });
    await server.database.client.project.update({ where: { id: closed }, data: { isPublished: true } });
    expect(await found({ isPublished: false })).toContain(open);
    expect(await found({ isPublished: true })).not.toContain(open);
  });
});
