import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentStatus, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { bulkTools } from '#bff/testing/bulk/bulkTools.ts';
import { AFTER_TRANSFER, payoutTools, TRANSFER_ON } from '#bff/testing/money/payouts.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { keepSessions } from '#bff/testing/undertaking.ts';

/* Payments of which the bank has said that they are paid, recorded together; none goes before its turn. */

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
});
afterAll(() => server.stop());

const { approved, exported, payable, rowOf, myPageOf } = payoutTools(() => server);
const { rowsOf, run, tryThem } = bulkTools(
  () => server,
  () => jmac.session,
);
const { Approved, Exported, Paid } = PaymentStatus;
const FULL = 7_900_000;

type Asked = { readonly on?: string; readonly reason?: string };

const settle = (
  ids: readonly number[],
  { on = TRANSFER_ON, reason = '銀行の画面で確かめたため' }: Asked = {},
  by = jmac.session,
) =>
  tryThem(
    {
      ...{ kind: 'settlePayouts', list: 'payouts', selection: { by: 'ids', ids: [...ids] } },
      ...{ date: { field: 'paidOn', on }, ...(reason === '' ? {} : { reason }) },
    },
    by,
  );

/** On the day of the transfer, and back. */
const afterTransfer = async <T>(work: () => Promise<T>): Promise<T> => {
  await keepSessions(server);
  server.setNow(AFTER_TRANSFER);
  try {
    return await work();
  } finally {
    server.setNow(TEST_NOW);
  }
};

describe('payments that the bank has paid', () => {
  it('are recorded with their day, the business is told, and the undertaking is at its next step', async () => {
    const desk = await payable();
    const { id } = await exported(desk, FULL);
    await afterTransfer(async () => {
      const { status, body } = await settle([id]);
      expect([status, body.amount, body.counts]).toMatchObject([201, FULL, { able: 1 }]);
      expect((await rowsOf(body.id))[0]).toMatchObject({
        targetId: id,
        status: Exported,
        amount: FULL,
        changes: [{ column: '支払日', before: null, after: '2026/11/25' }],
      });
      expect(await rowOf(id)).toMatchObject({ status: Exported });
      expect((await run(body.id)).counts.done).toBe(1);
      await expect(run(body.id, { action: 'undo', reason: '誤り' })).rejects.toThrow('409');
    });
    expect(await rowOf(id)).toMatchObject({ status: Paid, recordedById: jmac.id });
    expect(await myPageOf(desk)).toMatchObject({ projectStatus: ProjectStatus.FinishedPayment });
    const told = await server.database.client.notification.findFirstOrThrow({
      where: { mypageId: desk.myPage.id, kind: 7 },
    });
    expect(told.body).toContain('7,900,000円を登録の口座へ振り込みました');
  });

  it('are none that were not approved and sent to the bank; what is paid already stays', async () => {
    const [desk, other] = [await payable(), await payable()];
    const waiting = await approved(desk, FULL);
    const { id } = await exported(other, FULL);
    await afterTransfer(async () => {
      await run((await settle([id])).body.id);
      const { body } = await settle([waiting, id]);
      expect((await rowsOf(body.id)).map(({ reasonCode, message }) => [reasonCode, message])).toEqual([
        ['status', expect.stringContaining('振込データに入っていない')],
        ['already', 'すでに支払済です'],
      ]);
    });
    expect(await rowOf(waiting)).toMatchObject({ status: Approved });
  });

  it('wait for the day of the transfer, and are paid on a day on which banks work', {
    tags: ['slow'],
  }, async () => {
    const desk = await payable();
    const { id } = await exported(desk, FULL);
    const early = await settle([id], { on: '2026-11-20' });
    expect((await rowsOf(early.body.id))[0]).toMatchObject({
      reasonCode: 'rule',
      message: expect.stringContaining('になってから記録してください'),
    });
    await afterTransfer(async () => {
      const reasons = [];
      for (const on of ['2026-11-23', '2026-11-24', '2026-11-26']) {
        const [row] = await rowsOf((await settle([id], { on })).body.id);
        reasons.push(row?.message);
      }
      expect(reasons).toEqual([
        '支払日は銀行の営業日を入力してください',
        expect.stringContaining('以降の日付を入力してください'),
        '支払日は今日以前の日付を入力してください',
      ]);
    });
  });

  it('are left alone where somebody has gone on with them since', { tags: ['slow'] }, async () => {
    const desk = await payable();
    const { id } = await exported(desk, FULL);
    await afterTransfer(async () => {
      const { body } = await settle([id]);
      await server.database.client.payment.update({ where: { id }, data: { version: { increment: 1 } } });
      await run(body.id);
      expect((await rowsOf(body.id))[0]).toMatchObject({ reasonCode: 'changed' });
    });
    expect(await rowOf(id)).toMatchObject({ status: Exported });
  });

  it('are recorded by JMAC, with how it is known, and all that match the conditions of the list', {
    tags: ['slow'],
  }, async () => {
    const desk = await payable();
    const { id, batchId } = await exported(desk, FULL);
    expect((await settle([id], {}, desk.backOffice.session)).status).toBe(403);
    const refused = [
      await settle([id], { reason: '' }),
      await tryThem({
        kind: 'settlePayouts',
        list: 'payouts',
        selection: { by: 'ids', ids: [id] },
        reason: '確認済み',
      }),
    ];
    expect(refused.map(({ status, problem }) => [status, problem.errors?.[0]?.pointer])).toEqual([
      [400, '/reason'],
      [400, '/date'],
    ]);
    const { body } = await tryThem({
      ...{ kind: 'settlePayouts', list: 'payouts', reason: '確認済み' },
      selection: { by: 'search', search: `batch_id=${batchId}&status=${Exported}&sort=-amount` },
      date: { field: 'paidOn', on: TRANSFER_ON },
    });
    expect((await rowsOf(body.id)).map(({ targetId }) => targetId)).toEqual([id]);
  });
});
