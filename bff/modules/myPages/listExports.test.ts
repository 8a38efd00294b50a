import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AmountProposalKind, ChangeRequestKind, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { amountTools } from '#bff/testing/amounts/amountTools.ts';
import { makePaidDesk, recoveryTools } from '#bff/testing/money/recoveries.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';
import { readDelimited } from '#rules/tables/delimited.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { addDeal, addPlan, propose } = amountTools(() => server);
const { draft } = recoveryTools(() => server);

const rowsIn = (bytes: Uint8Array): string[][] => readDelimited(Buffer.from(bytes).toString());

describe('lists of the desk as files', () => {
  it('have the rows of the list by its filter and in its order', async () => {
    const desk = await makeDesk(server);
    await makeDesk(server);
    const query = { sort: '-displayCode', corporation_id: desk.myPage.corporationId } as const;
    const session = desk.jmac.session;
    const all = await server.call('listMyPages', { session, query: { sort: '-displayCode' } });
    const every = await server.call('exportMyPages', {
      session,
      query: { format: 'csv', sort: '-displayCode' },
    });
    expect(
      rowsIn(every.bytes)
        .slice(1)
        .map(([code]) => code),
    ).toEqual(all.body.items.map(({ displayCode }) => displayCode));
    const own = await server.call('exportMyPages', { session, query: { format: 'csv', ...query } });
    expect(rowsIn(own.bytes)).toHaveLength(2);
    await server.call('createChangeRequest', {
      session,
      body: { mypageID: desk.myPage.id, kind: 0, onBehalfReason: '電話で依頼を受けたため' },
    });
    const changes = await server.call('exportChangeRequests', {
      session,
      query: { format: 'csv', mypage_id: desk.myPage.id },
    });
    expect(rowsIn(changes.bytes)).toHaveLength(2);
  });

  it('tell no amounts to those who see none', async () => {
    const { inspector, myPage } = await makeDesk(server);
    await server.database.client.myPage.update({
      where: { id: myPage.id },
      data: { grantAmount: 1_234_567 },
    });
    const { bytes } = await server.call('exportMyPages', {
      session: inspector.session,
      query: { format: 'csv' },
    });
    expect(Buffer.from(bytes).toString()).not.toContain('1234567');
  });
});

/** A piece that the business wants to sell. */
const addDisposal = async (mypageId: number): Promise<void> => {
  const { client } = server.database;
  const money = { amount: 3_000_000, subsidyAmount: 1_500_000 };
  const { id: propertyId } = await client.propertyLedgerItem.create({
    data: { mypageId, name: '配膳ロボット', acquiredOn: toDate('2026-08-20'), ...money },
  });
  await client.propertyDisposal.create({
    data: {
      ...{ mypageId, propertyId, number: 1, kind: 1, status: 1, submittedAt: toDate('2026-11-19') },
      ...{ plannedOn: toDate('2026-12-20'), disposalReason: '閉店のため' },
    },
  });
};

/** A request for a change, a proposal of the amount, and of a paid one a record to be paid back, a disposal and a duty. */
const fill = async (): Promise<void> => {
  const of = await makeDesk(server, {
    myPage: { projectStatus: ProjectStatus.ResultConfirmed, grantAmount: 5_000_000 },
  });
  await server.call('createChangeRequest', {
    session: of.jmac.session,
    body: {
      mypageID: of.myPage.id,
      kind: ChangeRequestKind.Profile,
      onBehalfReason: '電話で依頼を受けたため',
    },
  });
  await addPlan(of, [[1, 8_000_000]]);
  await addDeal(of, { number: 1, expenseCategory: 1, yen: 7_431_999 });
  await propose(of, AmountProposalKind.Confirmation);
  const paid = await makePaidDesk(server);
  await draft(paid);
  await addDisposal(paid.myPage.id);
  const days = { dueOn: toDate('2027-06-30'), opensOn: toDate('2027-04-01') };
  await server.database.client.duty.create({ data: { mypageId: paid.myPage.id, kind: 1, year: 1, ...days } });
};

const records = [
  ['listChangeRequests', 'exportChangeRequests', '変更申請一覧'],
  ['listAmountProposals', 'exportAmountProposals', '補助金の額の起案一覧'],
  ['listRecoveries', 'exportRecoveries', '補助金の返還一覧'],
  ['listDisposals', 'exportDisposals', '財産処分の申請一覧'],
  ['listDuties', 'exportDuties', '完了後の報告一覧'],
  ['listPayouts', 'exportPayouts', '支払一覧'],
] as const;

describe('lists of records as files', () => {
  let reader: Desk;

  beforeAll(async () => {
    await fill();
    await fill();
    reader = await makeDesk(server);
  });

  it.each(records)('%s: its file has the same rows, narrowed and ordered alike', async (list, file, name) => {
    const { session } = reader.maff;
    const all = await server.call(list, { session, query: { sort: '-displayCode' } });
    const saved = await server.call(file, { session, query: { sort: '-displayCode', format: 'csv' } });
    const codes = (bytes: Uint8Array) =>
      rowsIn(bytes)
        .slice(1)
        .map(([code]) => code);
    expect(all.body.total).toBeGreaterThanOrEqual(2);
    expect(codes(saved.bytes)).toEqual(all.body.items.map(({ mypage }) => mypage.displayCode));
    expect(decodeURIComponent(saved.headers.get('content-disposition') ?? '')).toContain(
      `${name}_2026-11-20.csv`,
    );
    const q = all.body.items[0]?.mypage.displayCode ?? '';
    const narrowed = await server.call(file, { session, query: { q, format: 'csv' } });
    expect(new Set(codes(narrowed.bytes))).toEqual(new Set([q]));
    const entry = await server.database.client.auditEntry.findFirst({
      where: { action: 'exported', after: { path: ['fileName'], string_starts_with: name } },
      orderBy: { id: 'desc' },
    });
    expect(entry?.after).toMatchObject({ q });
  });

  it.each(records)('%s is not saved by who may not read it', async (_list, file) => {
    const answer = await server.call(file, { session: reader.inspector.session, query: { format: 'csv' } });
    expect([answer.status, answer.problem.code]).toEqual([403, 1000]);
  });
});
