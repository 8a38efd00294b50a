import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AmountProposalKind, ProjectStatus, PropertyStatus } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { filledIn, propertyTools } from '#bff/testing/property/propertyTools.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { createRandom } from '#bff/testing/world/random.ts';
import { allotYen } from '#rules/money.ts';
import { insertLedgerDrafts } from './ledgerDrafts.data.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const tools = propertyTools(() => server);
const { bought, withLedger, ledgerOf, fillIn, decide, confirmed, notify, approvedAmount } = tools;

const { Confirmed, Draft, Returned, Submitted, Waived } = PropertyStatus;

const must = <Item>(item: Item | undefined): Item => {
  if (item === undefined) throw new Error('missing');
  return item;
};

describe('a ledger', () => {
  it('is begun when the amount is notified: a line for each deal of 500,000 yen or more, with its share', async () => {
    const of = await withLedger(6_000_000, 499_999, 500_000, 333_334);
    const { items, openCount, amount } = await ledgerOf(of);
    const shares = allotYen(3_666_000, [6_000_000, 499_999, 500_000, 333_334]);
    expect(items.map((item) => [item.dealNumber, item.amount, item.subsidyAmount, item.status])).toEqual([
      [1, 6_000_000, shares[0], Draft],
      [3, 500_000, shares[2], Draft],
    ]);
    expect([openCount, amount]).toEqual([2, 6_500_000]);
    expect(items[0]).toMatchObject({
      name: '経費1',
      acquiredOn: '2026-11-20',
      missing: expect.arrayContaining(['unitPrice']),
    });
  });

  it('has nothing of what was not accepted, nor of work that does not last', async () => {
    const of = await bought(600_000, 900_000);
    const { client } = server.database;
    const excluded = {
      excludedAmount: 200_000,
      excludedReason: '対象外',
      excludedById: of.backOffice.id,
      excludedAt: TEST_NOW,
    };
    await client.paymentItem.updateMany({ where: { mypageId: of.myPage.id, number: 1 }, data: excluded });
    await client.paymentItem.updateMany({
      where: { mypageId: of.myPage.id, number: 2 },
      data: { expenseType: 4 },
    });
    await approvedAmount(of, AmountProposalKind.Confirmation);
    expect((await notify(of)).status).toBe(200);
    expect((await ledgerOf(of)).items).toEqual([]);
  });

  it('divides the amount as allotYen does, yen for yen', async () => {
    const random = createRandom(20_261_123);
    for (let run = 0; run < 5; run += 1) {
      const yen = Array.from({ length: 7 }, () => 500_000 + random.below(900_000));
      const of = await bought(...yen);
      const amount = 1_000_000 + random.below(1_500_000);
      const paid = { confirmedAmount: amount, confirmedOn: toDate('2026-11-20') };
      await server.database.client.myPage.update({ where: { id: of.myPage.id }, data: paid });
      await insertLedgerDrafts(
        server.database.client,
        [of.myPage.id],
        { types: [1], fromYen: 500_000 },
        TEST_NOW,
      );
      const { items, subsidyAmount } = await ledgerOf(of);
      expect(items.map((item) => item.subsidyAmount)).toEqual(allotYen(amount, yen));
      expect(subsidyAmount).toBe(amount);
    }
  });

  it('of an undertaking that was confirmed before is begun by the job, once, and the business is told', async () => {
    const of = await bought(3_000_000);
    const settled = {
      projectStatus: ProjectStatus.FinishedPayment,
      confirmedAmount: 1_500_000,
      confirmedOn: toDate('2026-11-10'),
      paidOn: toDate('2026-11-18'),
      paidAmount: 1_500_000,
    };
    await server.database.client.myPage.update({ where: { id: of.myPage.id }, data: settled });
    await server.runJobs('sendMails', 'draftPropertyLedgers', 'askForDuties');
    await server.runJobs('sendMails', 'draftPropertyLedgers', 'askForDuties');
    expect((await ledgerOf(of)).items).toMatchObject([{ amount: 3_000_000, subsidyAmount: 1_500_000 }]);
    const asked = { mypageId: of.myPage.id, title: '財産管理台帳の記入のお願い' };
    expect(await server.database.client.notification.count({ where: asked })).toBe(1);
  });

  it('follows an amount that is confirmed anew: what was confirmed comes back with the reason', async () => {
    const { of, property } = await confirmed();
    const { client } = server.database;
    await client.paymentItem.updateMany({
      where: { mypageId: of.myPage.id, number: 1 },
      data: { eligibleAmount: 2_000_000, version: 2 },
    });
    await client.myPage.update({
      where: { id: of.myPage.id },
      data: {
        projectStatus: ProjectStatus.ResultConfirmed,
        progressPhase: 2,
        confirmedAmount: null,
        confirmedOn: null,
      },
    });
    await approvedAmount(of, AmountProposalKind.Confirmation);
    expect((await notify(of)).status).toBe(200);
    const line = must((await ledgerOf(of)).items.find(({ id }) => id === property.id));
    expect([line.status, line.dealAmount, line.returnReason]).toEqual([
      Returned,
      2_000_000,
      expect.stringContaining('やり直されました'),
    ]);
    const tooMuch = await fillIn(of, line.id, { action: 'submit' });
    expect([tooMuch.status, tooMuch.problem.errors?.[0]?.pointer]).toEqual([409, '/unitPrice']);
  });
});

describe('a line of the ledger', () => {
  it('is filled in and handed in by the business, and confirmed by the office: its restriction ends with its useful life', async () => {
    const of = await withLedger(3_000_000);
    const { id } = must((await ledgerOf(of)).items[0]);
    const early = await fillIn(of, id, { action: 'submit' });
    expect([early.status, early.problem.errors?.length]).toEqual([409, 5]);
    const saved = await fillIn(of, id, { ...filledIn, quantity: 1 });
    expect(saved.body).toMatchObject({ amount: 1_500_000, subsidyAmount: 750_000, missing: [] });
    const handedIn = await fillIn(of, id, { ...filledIn, action: 'submit' });
    expect(handedIn.body).toMatchObject({ status: Submitted, amount: 3_000_000, subsidyAmount: 1_500_000 });
    expect((await fillIn(of, id, { quantity: 1 })).status).toBe(409);
    const done = await decide(of.backOffice.session, id, { action: 'confirm' });
    expect(done.body).toMatchObject({
      status: Confirmed,
      restrictionUntil: '2031-11-19',
      isRestricted: true,
      bookValue: 2_950_000,
    });
  });

  it('is of things of 500,000 yen a piece, and never of more than was accepted of its deal', async () => {
    const of = await withLedger(3_000_000);
    const { id } = must((await ledgerOf(of)).items[0]);
    const errorOf = async (body: object) =>
      (await fillIn(of, id, { ...filledIn, ...body })).problem.errors?.[0]?.message;
    expect(await errorOf({ unitPrice: 499_999 })).toContain('50万円以上');
    expect(await errorOf({ quantity: 3 })).toContain('3,000,000円');
    expect(await errorOf({ acquiredOn: '2026-11-21' })).toContain('今日以前');
  });

  it('may be split where its deal was of several things; together they are the deal, to the yen', async () => {
    const of = await withLedger(3_000_001, 1_000_000);
    const { id } = must((await ledgerOf(of)).items[0]);
    const split = () => server.call('splitUserProperty', { session: of.user.session, path: { id } });
    expect((await split()).status).toBe(409);
    await fillIn(of, id, { ...filledIn, quantity: 1 });
    const second = await split();
    expect(second.body).toMatchObject({ part: 2, amount: 1_500_001, modelNumber: null });
    await fillIn(of, second.body.id, { ...filledIn, quantity: 1, unitPrice: 1_500_001 });
    const lines = (await ledgerOf(of)).items.filter(({ dealNumber }) => dealNumber === 1);
    const share = must(allotYen(2_000_000, [3_000_001, 1_000_000])[0]);
    expect(lines.map(({ amount }) => amount)).toEqual([1_500_000, 1_500_001]);
    expect(lines.reduce((sum, { subsidyAmount }) => sum + subsidyAmount, 0)).toBe(share);
    const remove = (line: number) =>
      server.call('deleteUserProperty', { session: of.user.session, path: { id: line } });
    expect((await remove(id)).status).toBe(409);
    expect((await remove(second.body.id)).status).toBe(204);
    const third = await split();
    await fillIn(of, third.body.id, { ...filledIn, quantity: 1, unitPrice: 1_500_001, action: 'submit' });
    expect((await remove(third.body.id)).status).toBe(409);
  });

  it('under 500,000 yen a piece is let go with a reason, and not confirmed as if it were property', async () => {
    const of = await withLedger(3_000_000);
    const { id } = must((await ledgerOf(of)).items[0]);
    await fillIn(of, id, { waiverReason: '単価4万円の椅子75脚のため', action: 'submit' });
    const confirm = await decide(of.jmac.session, id, { action: 'confirm' });
    expect([confirm.status, confirm.problem.detail]).toEqual([
      409,
      expect.stringContaining('対象外と届けています'),
    ]);
    expect((await decide(of.jmac.session, id, { action: 'waive' })).status).toBe(400);
    expect((await decide(of.backOffice.session, id, { action: 'waive', reason: '備品のため' })).status).toBe(
      403,
    );
    const gone = await decide(of.jmac.session, id, { action: 'waive', reason: '単価4万円のため' });
    expect(gone.body).toMatchObject({ status: Waived, waiverReason: '単価4万円のため' });
    expect((await ledgerOf(of)).amount).toBe(0);
  });

  it('comes back with a reason that the business reads on its my page', async () => {
    const { of, property } = await confirmed();
    expect((await decide(of.jmac.session, property.id, { action: 'return' })).status).toBe(400);
    await decide(of.jmac.session, property.id, { action: 'return', reason: '耐用年数を確認してください。' });
    const own = await server.call('listUserProperties', {
      session: of.user.session,
      query: { mypageID: of.myPage.id },
    });
    expect(own.body.items[0]).toMatchObject({
      status: Returned,
      returnReason: '耐用年数を確認してください。',
      confirmedAt: null,
    });
    const page = await server.call('getUserMyPage', {
      session: of.user.session,
      query: { projectID: of.project.id, corporationID: of.corporation.id },
    });
    const { notification } = server.database.client;
    expect(
      await notification.findFirst({ where: { mypageId: of.myPage.id }, orderBy: { id: 'desc' } }),
    ).toMatchObject({ title: expect.stringContaining('配膳ロボット') });
    expect(page.body.nextAction.kind).not.toBe('none');
  });

  it('that JMAC filled in for the business says why, and another person confirms it', async () => {
    const of = await withLedger(3_000_000);
    const { id } = must((await ledgerOf(of)).items[0]);
    const { jmac, backOffice } = of;
    expect((await decide(jmac.session, id, { ...filledIn, action: 'submit' })).status).toBe(400);
    expect((await decide(backOffice.session, id, { ...filledIn, reason: '郵送のため' })).status).toBe(403);
    await decide(jmac.session, id, { ...filledIn, action: 'submit', reason: '郵送のため' });
    const own = await decide(jmac.session, id, { action: 'confirm' });
    expect([own.status, own.problem.detail]).toEqual([409, expect.stringContaining('代わりに記入した本人')]);
    expect((await decide(backOffice.session, id, { action: 'confirm' })).body.status).toBe(Confirmed);
  });

  it('that JMAC reported for the business as none of the ledger is not let go by the same person', async () => {
    const of = await withLedger(3_000_000);
    const { id } = must((await ledgerOf(of)).items[0]);
    const { session } = of.jmac;
    const report = { waiverReason: '単価4万円の椅子75脚のため', action: 'submit', reason: '郵送のため' };
    expect((await decide(session, id, report)).body.status).toBe(Submitted);
    const own = await decide(session, id, { action: 'waive', reason: '単価4万円のため' });
    expect([own.status, own.problem.detail]).toEqual([409, expect.stringContaining('代わりに記入した本人')]);
  });

  it('is written by one of two who read the same version', async () => {
    const of = await withLedger(3_000_000);
    const { id, version } = must((await ledgerOf(of)).items[0]);
    expect((await fillIn(of, id, { quantity: 1 }, version)).status).toBe(200);
    expect((await fillIn(of, id, { quantity: 2 }, version)).status).toBe(412);
  });
});

describe('the office', () => {
  it('confirms everything that was handed in at once, and not what it entered itself', async () => {
    const of = await withLedger(3_000_000, 3_000_000, 3_000_000);
    const [first, second, third] = (await ledgerOf(of)).items.map(({ id }) => id);
    await fillIn(of, must(first), { ...filledIn, action: 'submit' });
    await decide(of.jmac.session, must(second), { ...filledIn, action: 'submit', reason: '郵送のため' });
    const all = () =>
      server.call('confirmProperties', { session: of.jmac.session, path: { id: of.myPage.id } });
    expect((await all()).body.items.map(({ status }) => status)).toEqual([Confirmed, Submitted, Draft]);
    expect((await all()).status).toBe(409);
    expect(third).toBeDefined();
  });

  it('finishes an undertaking only when its ledger is settled', async () => {
    const of = await withLedger(3_000_000);
    await server.database.client.myPage.update({
      where: { id: of.myPage.id },
      data: {
        projectStatus: ProjectStatus.FinishedPayment,
        paidOn: toDate('2026-11-20'),
        paidAmount: 1_500_000,
      },
    });
    const answer = await server.call('updateMyPage', {
      session: of.jmac.session,
      path: { id: of.myPage.id },
      body: { action: 'finish' },
    });
    expect([answer.status, answer.problem.detail]).toEqual([409, expect.stringContaining('財産管理台帳')]);
  });

  it('finds the property of all undertakings by its restriction and its state, and saves it as a file', {
    tags: ['slow'],
  }, async () => {
    const { of, property } = await confirmed();
    const list = async (query: object) =>
      (
        await server.call('listProperties', {
          session: of.maff.session,
          query: { mypage_id: of.myPage.id, ...query } as never,
        })
      ).body.items.map(({ id }) => id);
    expect(await list({ state: ['restricted'] })).toEqual([property.id]);
    expect(await list({ state: ['free', 'disposed'] })).toEqual([]);
    expect(await list({ status: [Waived] })).toHaveLength(1);
    expect(await list({ restrictedFrom: '2031-11-20' })).toEqual([]);
    expect(await list({ restrictedBefore: '2031-11-19' })).toEqual([property.id]);
    const file = await server.call('exportProperties', {
      session: of.maff.session,
      query: { format: 'csv', mypage_id: of.myPage.id },
    });
    expect(file.status).toBe(200);
  });
});

it('another business sees nothing of a ledger', async () => {
  const { property } = await confirmed();
  const other = await withLedger(3_000_000);
  expect((await fillIn(other, property.id, { quantity: 1 })).status).toBe(404);
});
