import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePaidDesk, PAY_TO, recoveryTools, uploadOrder } from '#bff/testing/money/recoveries.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/*
 * The day of the tests is 2026-11-20. Of 400,000 yen (1 October) and 600,000 yen (2 November), 700,000 are ordered back:
 * 600,000 for 19 days and 100,000 for 51 days come to 3,420 + 1,530 = 4,950 yen of 加算金.
 */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const tools = recoveryTools(() => server);
const { draft, move, read, receive, onReceipt, ask, decide, submitted, ordered } = tools;

const pointersOf = (answer: { problem: { errors?: readonly { pointer: string }[] } }) =>
  answer.problem.errors?.map(({ pointer }) => pointer);

describe('an order to pay money back', () => {
  it('keeps the payment that it is about: it is not called failed, nor taken back, before the order is', async () => {
    const desk = await makePaidDesk(server);
    const { session } = desk.jmac;
    const { id } = (await draft(desk)).body;
    const { client } = server.database;
    const payment = await client.payment.findFirstOrThrow({ where: { mypageId: desk.myPage.id } });
    const fail = () =>
      server.call('updatePayout', {
        session,
        path: { id: payment.id },
        body: { action: 'fail', reason: '組戻し' },
      });
    const read = await server.call('getPayout', { session, path: { id: payment.id } });
    expect(read.body.availableActions).toContainEqual(
      expect.objectContaining({ action: 'fail', reason: expect.stringContaining('返還（第1号・起案中）') }),
    );
    const refused = await fail();
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      expect.stringContaining('返還（第1号・起案中）があるため、振込不能にできません'),
    ]);
    await move(session, id, { action: 'withdraw', reason: '起案の誤り' });
    expect((await fail()).status).toBe(202);
  });

  it('keeps a payment that was recorded on the my page alone, too', async () => {
    const desk = await makePaidDesk(server);
    const { session } = desk.jmac;
    await draft(desk);
    await server.database.client.payment.deleteMany({ where: { mypageId: desk.myPage.id } });
    const reverted = await server.call('updateMyPage', {
      session,
      path: { id: desk.myPage.id },
      body: { action: 'revertPayment', reason: '誤記録' },
    });
    expect([reverted.status, reverted.problem.detail]).toEqual([409, expect.stringContaining('返還')]);
  });

  it('is drafted by one person and ordered by another, who fixes what was received when', async () => {
    const desk = await makePaidDesk(server);
    const id = await submitted(desk);
    const own = await move(desk.jmac.session, id, { action: 'approve' });
    expect([own.status, own.problem.detail]).toEqual([409, expect.stringContaining('起案した本人')]);
    const chief = await makeAdmin(server, 'JMAC');
    const done = await move(chief.session, id, { action: 'approve' });
    expect(done.body).toMatchObject({
      status: 2,
      orderedOn: '2026-11-20',
      dueOn: '2026-12-10',
      portions: [
        { receivedOn: '2026-10-01', amount: 100_000 },
        { receivedOn: '2026-11-02', amount: 600_000 },
      ],
      balance: {
        on: '2026-11-20',
        left: { principal: 700_000, surcharge: 4_950, lateCharge: 0 },
        growsBy: 210,
      },
      leftAmount: 704_950,
    });
    expect(done.body.history.map(({ action }) => action)).toEqual(['approve', 'submit', 'create']);
  });

  it('begins where the orders before it ended: the last receipt is used up first', async () => {
    const desk = await makePaidDesk(server, [
      { on: '2026-11-02', amount: 3 },
      { on: '2026-11-10', amount: 1_000_000 },
    ]);
    const first = await ordered(desk, { amount: 999_000 });
    expect(first.body.portions).toEqual([{ receivedOn: '2026-11-10', amount: 999_000 }]);
    const second = (await draft(desk, { amount: 1_003 })).body;
    const portions = [
      { receivedOn: '2026-11-02', amount: 3 },
      { receivedOn: '2026-11-10', amount: 1_000 },
    ];
    expect([second.portions, second.paidAmount]).toEqual([portions, 1_000_003]);
    await move(desk.jmac.session, second.id, { action: 'withdraw', reason: '起案の誤り' });
    expect((await ordered(desk, { amount: 1_003 })).body.portions).toEqual(portions);
    // What is lifted of the first order is free for the next one.
    const { body } = await ask(desk.jmac.session, first.id, {
      kind: 2,
      amount: 500_000,
      reason: '調査の結果',
    });
    await decide(first.chief, first.id, body.reliefs[0]?.id ?? 0, { action: 'approve' });
    expect((await draft(desk, { amount: 500_000 })).body.portions).toEqual([
      { receivedOn: '2026-11-10', amount: 500_000 },
    ]);
  });

  it('is told to the business with its paper; the draft before it is not', async () => {
    const desk = await makePaidDesk(server);
    const id = await submitted(desk);
    const own = () => server.call('getUserRecovery', { session: desk.user.session, path: { id } });
    const list = () =>
      server.call('listUserRecoveries', { session: desk.user.session, query: { mypageID: desk.myPage.id } });
    expect([(await own()).status, (await list()).body.total]).toEqual([404, 0]);
    const document = (await read(desk.jmac.session, id)).body.document?.id ?? '';
    const paper = () =>
      server.call('downloadUserFile', { session: desk.user.session, path: { id: document } });
    expect((await paper()).status).toBe(404);
    const chief = await makeAdmin(server, 'JMAC');
    await move(chief.session, id, { action: 'approve' });
    expect((await own()).body).toMatchObject({
      status: 2,
      payTo: PAY_TO,
      submittedByName: null,
      availableActions: [],
      history: [{ action: 'approve', actorName: '事務局' }],
    });
    expect([(await list()).body.total, (await paper()).status]).toEqual([1, 200]);
    const { client } = server.database;
    const mails = await client.mailMessage.findMany({ where: { relatedMypageId: desk.myPage.id } });
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('補助金の返還（第1号')]);
    expect(mails[0]?.text).toContain('700,000円');
  });

  it('is refused without where to pay, its paper or a bank day, and says each', async () => {
    const desk = await makePaidDesk(server);
    const { id } = (await draft(desk)).body;
    const bare = await move(desk.jmac.session, id, { action: 'submit' });
    expect([bare.status, pointersOf(bare)]).toEqual([409, ['/payTo', '/documentFileId']]);
    const sunday = await move(desk.jmac.session, id, { dueOn: '2026-12-13' });
    expect(pointersOf(sunday)).toEqual(['/dueOn']);
    expect(pointersOf(await move(desk.jmac.session, id, { dueOn: '2026-11-19' }))).toEqual(['/dueOn']);
    const other = await uploadOrder(server, await makePaidDesk(server));
    expect(pointersOf(await move(desk.jmac.session, id, { documentFileId: other }))).toEqual([
      '/documentFileId',
    ]);
  });

  it('never asks for more than was paid, all orders together', async () => {
    const desk = await makePaidDesk(server);
    expect(pointersOf(await draft(desk, { amount: 1_000_001 }))).toEqual(['/amount']);
    expect(pointersOf(await draft(desk, { amount: 0 }))).toEqual(['/amount']);
    expect((await draft(desk, { amount: 700_000 })).status).toBe(201);
    const second = await draft(desk, { amount: 300_001, kind: 2 });
    expect([pointersOf(second), second.problem.errors?.[0]?.message]).toEqual([
      ['/amount'],
      expect.stringContaining('300,000円'),
    ]);
    expect((await draft(desk, { amount: 300_000, kind: 2 })).status).toBe(201);
  });

  it('goes back with a reason, is put right, and only as a draft', async () => {
    const desk = await makePaidDesk(server);
    const id = await submitted(desk);
    expect((await move(desk.jmac.session, id, { amount: 1 })).status).toBe(409);
    const chief = (await makeAdmin(server, 'JMAC')).session;
    expect(pointersOf(await move(chief, id, { action: 'return' }))).toEqual(['/reason']);
    const back = await move(chief, id, { action: 'return', reason: '期限を確認してください。' });
    expect(back.body).toMatchObject({ status: 0, returnReason: '期限を確認してください。' });
    const put = await move(desk.jmac.session, id, { amount: 650_000, action: 'submit' });
    expect(put.body).toMatchObject({ status: 1, amount: 650_000, returnReason: null });
  });

  it('is withdrawn before it is ordered, and then frees the money for another', async () => {
    const desk = await makePaidDesk(server);
    const id = await submitted(desk, { amount: 1_000_000 });
    const gone = await move(desk.jmac.session, id, { action: 'withdraw', reason: '誤り' });
    expect(gone.body).toMatchObject({ status: 4, leftAmount: 0 });
    expect((await draft(desk, { amount: 1_000_000 })).status).toBe(201);
  });

  it('is refused to who read it before somebody else changed it', async () => {
    const desk = await makePaidDesk(server);
    const { id, version } = (await draft(desk)).body;
    await move(desk.jmac.session, id, { amount: 600_000 });
    expect((await move(desk.jmac.session, id, { amount: 500_000 }, version)).status).toBe(412);
  });

  it('is written by JMAC alone; inspectors do not read of it', async () => {
    const desk = await makePaidDesk(server);
    const { id } = (await draft(desk)).body;
    for (const role of ['MAFF', 'CS', 'BackOffice'] as const) {
      const { session } = await makeAdmin(server, role);
      expect((await read(session, id)).body.availableActions).toEqual([]);
      expect((await move(session, id, { action: 'submit' })).status).toBe(403);
    }
    expect((await read(desk.inspector.session, id)).status).toBe(403);
  });
});

describe('money that comes in', () => {
  const today = '2026-11-20';

  it('counts to the sum first, and closes the claim when another person has checked it', async () => {
    const desk = await makePaidDesk(server);
    const { id, chief } = await ordered(desk);
    const { session } = desk.jmac;
    const part = await receive(session, id, { receivedOn: today, amount: 700_000 });
    expect(part.body.balance).toMatchObject({
      paid: { principal: 700_000, surcharge: 0 },
      left: { principal: 0, surcharge: 4_950 },
      growsBy: 0,
    });
    const all = await receive(session, id, { receivedOn: today, amount: 4_950, note: '振込' });
    expect(all.body).toMatchObject({ status: 2, leftAmount: 0, receivedAmount: 704_950 });
    const [first, second] = all.body.receipts.map((receipt) => receipt.id);
    const own = await onReceipt(session, id, first ?? 0, { action: 'check' });
    expect([own.status, own.problem.detail]).toEqual([409, expect.stringContaining('記録した本人')]);
    expect((await onReceipt(chief, id, first ?? 0, { action: 'check' })).body.status).toBe(2);
    const closed = await onReceipt(chief, id, second ?? 0, { action: 'check' });
    expect(closed.body).toMatchObject({ status: 3, settledOn: today });
    expect(closed.body.history[0]).toMatchObject({ action: 'settle', actorName: 'システム' });
  });

  it('is of no day to come, nor of one before the money was paid, nor nothing', async () => {
    const desk = await makePaidDesk(server);
    const { id } = await ordered(desk);
    const { session } = desk.jmac;
    for (const receivedOn of ['2026-11-21', '2026-09-30'])
      expect(pointersOf(await receive(session, id, { receivedOn, amount: 1 }))).toEqual(['/receivedOn']);
    expect(pointersOf(await receive(session, id, { receivedOn: today, amount: 0 }))).toEqual(['/amount']);
  });

  it('beyond all that is due is recorded as the bank has it, and given back; the claim is closed all the same', async () => {
    const desk = await makePaidDesk(server);
    const { id, chief } = await ordered(desk);
    const { session } = desk.jmac;
    const much = await receive(session, id, { receivedOn: today, amount: 1_000_000 });
    const [receipt] = much.body.receipts;
    expect(much.body).toMatchObject({
      receivedAmount: 1_000_000,
      leftAmount: 0,
      toReturnAmount: 295_050,
      balance: { paid: { principal: 700_000, surcharge: 4_950, lateCharge: 0 } },
    });
    expect(receipt).toMatchObject({ amount: 1_000_000, toReturnAmount: 295_050, returnedAmount: 0 });
    const receiptId = receipt?.id ?? 0;
    const back = { action: 'giveBack', returnedOn: today };
    const early = await onReceipt(session, id, receiptId, back);
    expect([early.status, early.problem.detail]).toEqual([
      409,
      expect.stringContaining('まだ確認されていません'),
    ]);
    expect((await onReceipt(chief, id, receiptId, { action: 'check' })).body.status).toBe(3);
    expect(pointersOf(await onReceipt(session, id, receiptId, { action: 'giveBack' }))).toEqual([
      '/returnedOn',
    ]);
    for (const returnedOn of ['2026-11-21', '2026-11-19'])
      expect(pointersOf(await onReceipt(session, id, receiptId, { ...back, returnedOn }))).toEqual([
        '/returnedOn',
      ]);
    const done = await onReceipt(session, id, receiptId, back);
    expect(done.body).toMatchObject({
      status: 3,
      receivedAmount: 1_000_000,
      returnedAmount: 295_050,
      toReturnAmount: 0,
      leftAmount: 0,
      receipts: [{ returnedAmount: 295_050, returnedOn: today, toReturnAmount: 0 }],
    });
    expect((await onReceipt(session, id, receiptId, back)).status).toBe(409);
    const kept = await onReceipt(chief, id, receiptId, { action: 'cancel', reason: '誤り' });
    expect([kept.status, kept.problem.detail]).toEqual([409, expect.stringContaining('お返しした記録')]);
    const mails = await server.database.client.mailMessage.findMany({
      where: { relatedMypageId: desk.myPage.id },
    });
    const told = mails.map(({ text }) => text).join('\n');
    expect(told).toContain('1,000,000円の入金のうち、295,050円は返還していただく額を超えています');
    expect(told).toContain('295,050円をお返ししました');
  });

  it('after all was paid is too much as a whole', async () => {
    const desk = await makePaidDesk(server);
    const { id, chief } = await ordered(desk);
    const { session } = desk.jmac;
    const paid = await receive(session, id, { receivedOn: today, amount: 704_950 });
    await onReceipt(chief, id, paid.body.receipts[0]?.id ?? 0, { action: 'check' });
    const twice = await receive(session, id, { receivedOn: today, amount: 704_950 });
    expect(twice.body).toMatchObject({ status: 3, receivedAmount: 1_409_900, toReturnAmount: 704_950 });
    expect(twice.body.receipts.map(({ toReturnAmount }) => toReturnAmount)).toEqual([0, 704_950]);
    const decidable = await server.call('listRecoveries', {
      session: chief,
      query: { mypage_id: desk.myPage.id, decidable: true },
    });
    expect(decidable.body.total).toBe(1);
  });

  it('before its order waits for it, stops the charge on its day, and may be all of it', async () => {
    const desk = await makePaidDesk(server);
    const { session } = desk.jmac;
    const chief = await makeAdmin(server, 'JMAC');
    const id = await submitted(desk);
    const early = await receive(session, id, { receivedOn: '2026-11-09', amount: 700_000 });
    expect(early.body).toMatchObject({
      status: 1,
      receivedAmount: 700_000,
      waitingAmount: 700_000,
      toReturnAmount: 0,
      receipts: [{ isBeforeOrder: true }],
    });
    const receiptId = early.body.receipts[0]?.id ?? 0;
    expect((await onReceipt(chief.session, id, receiptId, { action: 'check' })).body.status).toBe(1);
    // 600,000 yen for 8 days and 100,000 for 40 days, both days counted: 1,440 + 1,200 yen.
    const done = await move(chief.session, id, { action: 'approve' });
    expect(done.body).toMatchObject({
      status: 2,
      waitingAmount: 0,
      balance: { paid: { principal: 700_000 }, left: { principal: 0, surcharge: 2_640 }, growsBy: 0 },
    });
    const all = await submitted(desk, { kind: 1, amount: 300_000 });
    const whole = await receive(session, all, { receivedOn: '2026-11-10', amount: 300_001 });
    await onReceipt(chief.session, all, whole.body.receipts[0]?.id ?? 0, { action: 'check' });
    const settled = await move(chief.session, all, { action: 'approve' });
    expect(settled.body).toMatchObject({ status: 3, leftAmount: 0, toReturnAmount: 1 });
  });

  it('for an order that is never made is given back as a whole', async () => {
    const desk = await makePaidDesk(server);
    const { session } = desk.jmac;
    const chief = await makeAdmin(server, 'JMAC');
    const { id } = (await draft(desk)).body;
    const early = await receive(session, id, { receivedOn: today, amount: 500 });
    const receiptId = early.body.receipts[0]?.id ?? 0;
    await onReceipt(chief.session, id, receiptId, { action: 'check' });
    const gone = await move(session, id, { action: 'withdraw', reason: '命じないことになった' });
    expect(gone.body).toMatchObject({ status: 4, waitingAmount: 0, toReturnAmount: 500, leftAmount: 0 });
    const back = await onReceipt(session, id, receiptId, { action: 'giveBack', returnedOn: today });
    expect(back.body).toMatchObject({ toReturnAmount: 0, returnedAmount: 500 });
    expect((await receive(session, id, { receivedOn: today, amount: 1 })).status).toBe(409);
  });

  it('that was written down wrongly is taken back with a reason, and the claim is open again', async () => {
    const desk = await makePaidDesk(server);
    const { id, chief } = await ordered(desk);
    const paid = await receive(desk.jmac.session, id, { receivedOn: today, amount: 704_950 });
    const receiptId = paid.body.receipts[0]?.id ?? 0;
    await onReceipt(chief, id, receiptId, { action: 'check' });
    expect(pointersOf(await onReceipt(chief, id, receiptId, { action: 'cancel' }))).toEqual(['/reason']);
    const back = await onReceipt(chief, id, receiptId, { action: 'cancel', reason: '別の企業の入金' });
    expect(back.body).toMatchObject({ status: 2, settledOn: null, receivedAmount: 0, leftAmount: 704_950 });
    expect(back.body.receipts[0]).toMatchObject({ cancelReason: '別の企業の入金', availableActions: [] });
    expect((await onReceipt(chief, id, receiptId, { action: 'check' })).status).toBe(409);
  });

  it('is told by day: the rest on a day after the due date bears 延滞金', async () => {
    const desk = await makePaidDesk(server);
    const { id } = await ordered(desk);
    const late = await read(desk.jmac.session, id, '2026-12-20');
    expect(late.body.balance).toMatchObject({
      left: { principal: 700_000, surcharge: 4_950 + 30 * 210, lateCharge: 10 * 210 },
      growsBy: 420,
    });
  });

  it('of another record is not there', async () => {
    const desk = await makePaidDesk(server);
    const mine = await ordered(desk);
    const other = await ordered(await makePaidDesk(server));
    const paid = await receive(desk.jmac.session, mine.id, { receivedOn: today, amount: 1 });
    const receiptId = paid.body.receipts[0]?.id ?? 0;
    expect((await onReceipt(other.chief, other.id, receiptId, { action: 'check' })).status).toBe(404);
  });
});

describe('what a business is let off', () => {
  it('is asked for by one person and decided by another', async () => {
    const desk = await makePaidDesk(server);
    const { id, chief } = await ordered(desk);
    const { session } = desk.jmac;
    const asked = await ask(session, id, { kind: 0, amount: 4_000, reason: '災害のため' });
    expect(asked.body).toMatchObject({ leftAmount: 704_950, reliefs: [{ status: 0, amount: 4_000 }] });
    const reliefId = asked.body.reliefs[0]?.id ?? 0;
    expect((await decide(session, id, reliefId, { action: 'approve' })).status).toBe(409);
    const done = await decide(chief, id, reliefId, { action: 'approve' });
    expect(done.body).toMatchObject({ leftAmount: 700_950, balance: { remitted: { surcharge: 4_000 } } });
    expect((await decide(chief, id, reliefId, { action: 'decline', reason: '誤り' })).status).toBe(409);
  });

  it('can be all of a charge, and closes the claim with the sum paid', async () => {
    const desk = await makePaidDesk(server);
    const { id, chief } = await ordered(desk);
    const { session } = desk.jmac;
    const paid = await receive(session, id, { receivedOn: '2026-11-20', amount: 700_000 });
    await onReceipt(chief, id, paid.body.receipts[0]?.id ?? 0, { action: 'check' });
    const asked = await ask(session, id, { kind: 0, amount: null, reason: '災害のため' });
    const done = await decide(chief, id, asked.body.reliefs[0]?.id ?? 0, { action: 'approve' });
    expect(done.body).toMatchObject({ status: 3, leftAmount: 0 });
  });

  it('can be the whole order: then nothing is owed, and the money could be ordered back again', async () => {
    const desk = await makePaidDesk(server);
    const { id, chief } = await ordered(desk, { amount: 1_000_000 });
    const much = await ask(desk.jmac.session, id, { kind: 2, amount: 1_000_001, reason: '見直し' });
    expect(pointersOf(much)).toEqual(['/amount']);
    const asked = await ask(desk.jmac.session, id, { kind: 2, amount: 1_000_000, reason: '決定の見直し' });
    const done = await decide(chief, id, asked.body.reliefs[0]?.id ?? 0, { action: 'approve' });
    expect(done.body).toMatchObject({ status: 4, leftAmount: 0, balance: { growsBy: 0 } });
    expect((await draft(desk, { amount: 1_000_000 })).status).toBe(201);
  });

  it('can be time: the due date moves on, to a bank day', async () => {
    const desk = await makePaidDesk(server);
    const { id, chief } = await ordered(desk);
    const { session } = desk.jmac;
    for (const dueOn of ['2026-12-10', '2027-01-02', null])
      expect(pointersOf(await ask(session, id, { kind: 3, dueOn, reason: '資金繰り' }))).toEqual(['/dueOn']);
    const asked = await ask(session, id, { kind: 3, dueOn: '2027-03-31', reason: '資金繰り' });
    const done = await decide(chief, id, asked.body.reliefs[0]?.id ?? 0, { action: 'approve' });
    expect(done.body).toMatchObject({ dueOn: '2027-03-31' });
    expect((await read(chief, id, '2027-03-31')).body.balance.left.lateCharge).toBe(0);
  });

  it('is no 加算金 where none is due, and is declined with a reason', async () => {
    const desk = await makePaidDesk(server);
    const { id, chief } = await ordered(desk, { kind: 2, amount: 100_000 });
    const { session } = desk.jmac;
    expect(pointersOf(await ask(session, id, { kind: 0, amount: null, reason: '災害' }))).toEqual(['/kind']);
    const asked = await ask(session, id, { kind: 1, amount: null, reason: '災害' });
    const reliefId = asked.body.reliefs[0]?.id ?? 0;
    expect(pointersOf(await decide(chief, id, reliefId, { action: 'decline' }))).toEqual(['/reason']);
    const done = await decide(chief, id, reliefId, { action: 'decline', reason: '事情を確認できない' });
    expect(done.body.reliefs).toMatchObject([{ status: 2, decisionReason: '事情を確認できない' }]);
  });
});

describe('the list', () => {
  it('finds what somebody else has to decide on, never what is one’s own', async () => {
    const desk = await makePaidDesk(server);
    const id = await submitted(desk);
    const chief = await makeAdmin(server, 'JMAC');
    const listed = async (session: typeof chief.session) => {
      const query = { mypage_id: desk.myPage.id, decidable: true };
      return (await server.call('listRecoveries', { session, query })).body.items.map((item) => item.id);
    };
    expect([await listed(desk.jmac.session), await listed(chief.session)]).toEqual([[], [id]]);
    await move(chief.session, id, { action: 'approve' });
    expect(await listed(chief.session)).toEqual([]);
    await receive(chief.session, id, { receivedOn: '2026-11-20', amount: 1_000 });
    expect([await listed(desk.jmac.session), await listed(chief.session)]).toEqual([[id], []]);
  });

  it('pages by due date and tells what is overdue', async () => {
    const desk = await makePaidDesk(server);
    const { id } = await ordered(desk);
    const { client } = server.database;
    await client.recovery.update({
      where: { id },
      data: { orderedOn: new Date('2026-10-20'), dueOn: new Date('2026-11-19') },
    });
    const call = (query: object) => server.call('listRecoveries', { session: desk.jmac.session, query });
    const overdue = await call({ overdue: true, mypage_id: desk.myPage.id });
    expect(overdue.body.items).toMatchObject([{ id, isOverdue: true }]);
    const first = await call({ limit: 2 });
    const next = await call({ limit: 200, cursor: first.body.nextCursor });
    const ids = [...first.body.items, ...next.body.items].map((item) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(first.body.total);
  });
});
