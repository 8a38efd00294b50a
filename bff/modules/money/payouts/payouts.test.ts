import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentStatus, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { approvedAct } from '#bff/testing/fourEyes.ts';
import { AFTER_TRANSFER, payoutTools } from '#bff/testing/money/payouts.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { keepSessions } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const tools = payoutTools(() => server);
const { act, ask, askFor, move, read, ledger, payable, check, approved, exported, settled, rowOf, myPageOf } =
  tools;
const { Approved, Canceled, Checked, Draft, Failed, Paid, Requested } = PaymentStatus;
const FULL = 7_900_000;

const reasonOf = (
  body: { availableActions: readonly { action: string; reason?: string }[] },
  action: string,
) => body.availableActions.find((offer) => offer.action === action)?.reason;

describe('asking for a payment', () => {
  it('takes parts up to the confirmed amount, and says what is left', async () => {
    const desk = await payable();
    expect((await ledger(desk)).body).toMatchObject({ limitAmount: FULL, leftAmount: FULL, method: 0 });
    const first = await ask(desk, 5_000_000);
    expect([first.status, first.body.status]).toEqual([201, Requested]);
    const tooMuch = await ask(desk, 2_900_001);
    expect(tooMuch.problem.errors).toMatchObject([
      { pointer: '/amount', message: expect.stringContaining('あと2,900,000円') },
    ]);
    expect((await ask(desk, 2_900_000)).status).toBe(201);
    expect((await ledger(desk)).body).toMatchObject({ requestedAmount: FULL, leftAmount: 0, paidAmount: 0 });
    expect((await ask(desk, 1)).status).toBe(400);
  });

  it('of two at the same time only what is left is taken', async () => {
    const desk = await payable();
    const answers = await Promise.all([ask(desk, FULL), ask(desk, FULL), ask(desk, FULL)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
  });

  it('waits for the amount, the claim and the account; on estimate the round must allow it', async () => {
    const desk = await payable();
    const { client } = server.database;
    const where = { id: desk.myPage.id };
    const before = { projectStatus: 0, confirmedAmount: null, confirmedOn: null };
    await client.myPage.update({ where, data: before });
    const estimate = (amount: number) => ask(desk, amount, { method: 1 });
    expect((await estimate(1)).problem.detail).toContain('額の確定を待っています');
    const path = { id: desk.project.id };
    const { session } = desk.jmac;
    await server.call('updatePayoutSetting', { session, path, body: { estimatePercent: 30 } });
    expect((await ledger(desk)).body).toMatchObject({ limitAmount: 2_400_000, method: 1 });
    expect((await ask(desk, 1)).problem.detail).toContain('概算払で請求');
    expect((await estimate(2_400_001)).status).toBe(400);
    expect((await estimate(2_400_000)).status).toBe(201);
    await client.myPage.update({
      where,
      data: { projectStatus: 4, confirmedAmount: FULL, confirmedOn: new Date('2026-11-20') },
    });
    expect((await ledger(desk)).body).toMatchObject({ leftAmount: FULL - 2_400_000, method: 0 });
    await client.section.updateMany({ where: { mypageId: where.id, documentType: 58 }, data: { status: 4 } });
    expect((await ask(desk, 1)).problem.detail).toContain('精算払請求書が提出されていません');
  });

  it('by the office is told to the business with its reason, and neither checked nor approved by who did it', async () => {
    const desk = await payable();
    expect((await askFor(desk, FULL, { onBehalfReason: ' ' })).status).toBe(400);
    const { body } = await askFor(desk, FULL);
    expect(body).toMatchObject({ enteredByName: desk.jmac.name, history: [{ isOnBehalf: true }] });
    const told = await server.database.client.notification.findFirstOrThrow({
      where: { mypageId: desk.myPage.id },
      orderBy: { id: 'desc' },
    });
    expect(told.body).toContain('請求書が郵送で届いたため');
    const own = await move(desk.jmac.session, body.id, { action: 'check', accountVersion: 1 });
    expect([own.status, own.problem.detail]).toEqual([409, expect.stringContaining('代わりに請求した本人')]);
    await check(desk, body.id);
    expect((await move(desk.jmac.session, body.id, { action: 'approve' })).status).toBe(409);
    expect((await move(desk.approver.session, body.id, { action: 'approve' })).body.status).toBe(Approved);
  });
});

describe('checking and approving', () => {
  it('needs the account that is there now, compared with the passbook copy, and a second person', async () => {
    const desk = await payable();
    const { id } = (await ask(desk, FULL)).body;
    const { session } = desk.jmac;
    const blind = await move(session, id, { action: 'check' });
    expect(blind.problem.errors).toMatchObject([{ pointer: '/accountVersion' }]);
    const old = await move(session, id, { action: 'check', accountVersion: 99 });
    expect(old.problem.errors).toMatchObject([{ message: expect.stringContaining('口座が変わりました') }]);
    const { account } = (await read(desk, id)).body;
    const checked = await move(session, id, { action: 'check', accountVersion: account?.version });
    expect(checked.body.status).toBe(Checked);
    expect(reasonOf(checked.body, 'approve')).toContain('自分が確認したため');
    expect((await move(session, id, { action: 'approve' })).status).toBe(409);
    expect((await move(desk.backOffice.session, id, { action: 'approve' })).status).toBe(403);
    expect((await move(desk.approver.session, id, { action: 'approve' })).body.status).toBe(Approved);
  });

  it('waits for the claim and the passbook copy; a check confirms the account', async () => {
    const desk = await payable();
    const { id } = (await ask(desk, FULL)).body;
    const { client } = server.database;
    const claims = { mypageId: desk.myPage.id, documentType: 58 };
    await client.section.updateMany({ where: claims, data: { status: 1 } });
    expect((await check(desk, id)).problem.detail).toContain('精算払請求書が確認済みになっていません');
    await client.section.updateMany({ where: claims, data: { status: 3 } });
    const where = { corporationId: desk.corporation.id };
    const { passbookFileId } = await client.bankAccount.findUniqueOrThrow({ where });
    const unconfirmed = { confirmedAt: null, confirmedById: null };
    await client.bankAccount.update({ where, data: { passbookFileId: null, ...unconfirmed } });
    expect((await check(desk, id)).problem.detail).toContain('通帳の写しがありません');
    await client.bankAccount.update({ where, data: { passbookFileId } });
    expect((await check(desk, id)).body).toMatchObject({ status: Checked, isAccountConfirmed: true });
  });

  it('an account that changes sets it back; what was checked stops the approval otherwise', async () => {
    const desk = await payable();
    const id = await approved(desk, FULL);
    const { session } = desk.user;
    const path = { corporationID: desk.corporation.id };
    await server.call('updateBankAccount', { session, path, body: { accountNumber: '7' } });
    expect(await rowOf(id)).toMatchObject({ status: Requested, checkedById: null, approvedById: null });
    expect((await read(desk, id)).body.history[0]).toMatchObject({ action: 'accountChanged' });
    await check(desk, id);
    await act(desk, { bankAccountConfirmed: false });
    const answer = await move(desk.jmac.session, id, { action: 'approve' });
    expect([answer.status, answer.problem.detail]).toEqual([
      409,
      expect.stringContaining('確認が取り消されています'),
    ]);
  });

  it('a return goes to the business with its reason, which asks again with another amount', async () => {
    const desk = await payable();
    const { id } = (await ask(desk, FULL)).body;
    await check(desk, id);
    expect((await move(desk.backOffice.session, id, { action: 'return' })).status).toBe(400);
    const reason = '請求額が請求書と違います。';
    const returned = await move(desk.backOffice.session, id, { action: 'return', reason });
    expect(returned.body).toMatchObject({ status: Draft, returnReason: reason, checkedByName: null });
    const again = (body: object) =>
      server.call('updateUserPayout', {
        session: desk.user.session,
        path: { id },
        body: { action: 'request', ...body } as never,
      });
    expect((await again({ amount: FULL + 1 })).status).toBe(400);
    expect((await again({ amount: 5_000_000 })).body).toMatchObject({
      status: Requested,
      amount: 5_000_000,
      returnReason: null,
    });
  });

  it('what is cancelled can be asked for anew', async () => {
    const desk = await payable();
    const id = await approved(desk, FULL);
    const reason = '二重に登録したため';
    expect((await move(desk.jmac.session, id, { action: 'cancel', reason })).body.status).toBe(Canceled);
    expect((await ask(desk, FULL)).status).toBe(201);
  });
});

describe('the end of a payment', () => {
  it('paid up, the undertaking is at its next step, and the business is told', async () => {
    const desk = await payable();
    const { id } = await settled(desk, FULL);
    expect(await rowOf(id)).toMatchObject({ status: Paid, followsUp: false });
    expect(await myPageOf(desk)).toMatchObject({
      projectStatus: ProjectStatus.FinishedPayment,
      paidAmount: BigInt(FULL),
      paidOn: new Date('2026-11-25'),
    });
    const told = await server.database.client.notification.findFirstOrThrow({
      where: { mypageId: desk.myPage.id, kind: 7 },
    });
    expect(told.body).toContain('7,900,000円を登録の口座へ振り込みました');
    expect(server.mails.some(({ subject }) => subject.includes('補助金を振り込みました'))).toBe(true);
  });

  it('in two parts: the first one leaves it where it is', async () => {
    const desk = await payable();
    await settled(desk, 5_000_000);
    expect(await myPageOf(desk)).toMatchObject({ projectStatus: 4, paidAmount: 5_000_000n });
    await settled(desk, 2_900_000);
    expect(await myPageOf(desk)).toMatchObject({ projectStatus: 3, paidAmount: BigInt(FULL) });
  });

  it('that failed is tried again after another account, through all hands again', async () => {
    const desk = await payable();
    const { id, batchId } = await settled(desk, FULL, '2');
    expect((await read(desk, id)).body).toMatchObject({
      status: Failed,
      failureReason: expect.stringContaining('結果コード2'),
    });
    const { session } = desk.jmac;
    const early = await move(session, id, { action: 'retry' });
    expect([early.status, early.problem.detail]).toEqual([409, expect.stringContaining('口座が、振込不能')]);
    const path = { corporationID: desk.corporation.id };
    const changed = await server.call('updateBankAccount', {
      session: desk.user.session,
      path,
      body: { accountHolderKana: 'ﾐﾎﾝｼﾖｸﾄﾞｳ2' },
    });
    expect(changed.status).toBe(200);
    expect((await move(session, id, { action: 'retry' })).body).toMatchObject({
      status: Requested,
      checkedByName: null,
      batchId: null,
      failureReason: null,
    });
    const old = await server.call('getPayoutBatch', { session, path: { id: batchId } });
    expect(old.body.items).toMatchObject([{ status: Failed }]);
  });

  it('a payment that comes back takes the undertaking back', async () => {
    const desk = await payable();
    const { id } = await settled(desk, FULL);
    const reason = '組戻しのため';
    const asked = await move(desk.jmac.session, id, { action: 'fail', reason });
    expect(await myPageOf(desk)).toMatchObject({ projectStatus: 3 });
    await approvedAct(server, asked);
    const back = await server.call('getPayout', { session: desk.jmac.session, path: { id } });
    expect(back.body).toMatchObject({ status: Failed, failureReason: reason, paidOn: null });
    expect(await myPageOf(desk)).toMatchObject({ projectStatus: 4, paidAmount: null, paidOn: null });
  });

  it('by hand waits for the day of the transfer, and says why and when', async () => {
    const desk = await payable();
    const { id } = await exported(desk, FULL);
    const settle = (body: object) => move(desk.jmac.session, id, { action: 'settle', ...body });
    const reason = '銀行の画面で確かめたため';
    expect((await settle({ reason, paidOn: '2026-11-20' })).status).toBe(409);
    await keepSessions(server);
    server.setNow(AFTER_TRANSFER);
    const pointers = async (body: object) => (await settle(body)).problem.errors?.map((e) => e.pointer);
    expect(await pointers({ paidOn: '2026-11-25' })).toEqual(['/reason']);
    expect(await pointers({ reason })).toEqual(['/paidOn']);
    expect(await pointers({ reason, paidOn: '2026-11-24' })).toEqual(['/paidOn']);
    expect(await pointers({ reason, paidOn: '2026-11-26' })).toEqual(['/paidOn']);
    expect((await settle({ reason, paidOn: '2026-11-25' })).body.status).toBe(Paid);
    server.setNow(TEST_NOW);
    expect(await myPageOf(desk)).toMatchObject({ projectStatus: 3 });
  });

  it('is nobody else’s: another business, the call centre and inspectors change nothing', async () => {
    const desk = await payable();
    const other = await payable();
    const { id } = (await ask(desk, FULL)).body;
    const query = { mypageID: desk.myPage.id };
    const foreign = await server.call('getUserPayoutLedger', { session: other.user.session, query });
    expect(foreign.status).toBe(404);
    const body = { action: 'request' } as const;
    const again = { session: other.user.session, path: { id }, body };
    expect((await server.call('updateUserPayout', again)).status).toBe(404);
    for (const session of [desk.cs.session, desk.maff.session, desk.inspector.session])
      expect((await move(session, id, { action: 'cancel', reason: '誤り' })).status).toBe(403);
    expect((await move(desk.jmac.session, id, { action: 'export' })).status).toBe(409);
  });
});

describe('the list', () => {
  it('adds up all rows of its filter, and finds what is looked for', async () => {
    const desk = await payable();
    await ask(desk, 1_000_000);
    await ask(desk, 2_000_000);
    const list = (query: object) =>
      server.call('listPayouts', { session: desk.maff.session, query: query as never });
    const mine = { project_id: desk.project.id };
    expect((await list({ ...mine, limit: 1 })).body).toMatchObject({ total: 2, totalAmount: 3_000_000 });
    expect((await list({ ...mine, status: [Requested], sort: '-amount' })).body.items).toMatchObject([
      { amount: 2_000_000 },
      { amount: 1_000_000 },
    ]);
    expect((await list({ ...mine, status: [Paid] })).body.total).toBe(0);
    expect((await list({ q: desk.corporation.name })).body.total).toBe(2);
  });
});
