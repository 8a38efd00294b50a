import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentStatus } from '#bff/generated/contract/enums.ts';
import { makePaidDesk, recoveryTools } from '#bff/testing/money/recoveries.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import type { Desk } from '#bff/testing/undertaking.ts';

/*
 * Figures that an auditor takes down: what is no money is not added up, what came back is told beside what was paid, and
 * each opens exactly its rows.
 */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { ordered, receive, onReceipt } = recoveryTools(() => server);
const { Canceled, Draft, Failed, Requested } = PaymentStatus;

const addPayment = ({ myPage }: Desk, status: number, amount: number) =>
  server.database.client.payment.create({
    data: {
      mypageId: myPage.id,
      status,
      method: 0,
      amount,
      isOneHanded: true,
      ...(status === Canceled ? { cancelReason: '誤り' } : {}),
      ...(status === Failed ? { failureReason: '口座なし', failedAt: server.now() } : {}),
    },
  });

it('the sum of payments leaves out drafts, failed and canceled ones, and says what it left out', async () => {
  const desk = await makePaidDesk(server);
  await addPayment(desk, Requested, 100);
  await addPayment(desk, Draft, 2_000);
  await addPayment(desk, Failed, 30_000);
  await addPayment(desk, Canceled, 400_000);
  const list = async (query: object) =>
    (
      await server.call('listPayouts', {
        session: desk.maff.session,
        query: { project_id: desk.project.id, ...query } as never,
      })
    ).body;
  expect(await list({})).toMatchObject({
    total: 6,
    totalAmount: 1_000_100,
    uncountedCount: 3,
    uncountedAmount: 432_000,
  });
  expect(await list({ status: [Canceled] })).toMatchObject({
    total: 1,
    totalAmount: 0,
    uncountedAmount: 400_000,
  });
});

describe('the budget', () => {
  /** How many rows the list has that an address opens. */
  const rowsOf = async ({ maff }: Desk, address: string) => {
    const url = new URL(address, 'http://x');
    const query = Object.fromEntries(
      [...new Set(url.searchParams.keys())].map((name) => {
        const all = url.searchParams.getAll(name);
        return [name, name === 'received' ? true : all.length > 1 ? all.map(Number) : (all[0] ?? '')];
      }),
    );
    const list = {
      '/admin/mypage': 'listMyPages',
      '/admin/payment': 'listPayouts',
      '/admin/recovery': 'listRecoveries',
    }[url.pathname] as 'listRecoveries';
    return (await server.call(list, { session: maff.session, query: { ...query, limit: 200 } as never }))
      .body;
  };

  it('tells what was paid gross and net of what came back, of each round and of all', async () => {
    const desk = await makePaidDesk(server);
    await addPayment(desk, Canceled, 5_000);
    const { id, chief } = await ordered(desk, { amount: 300_000 });
    const { session } = desk.jmac;
    const today = '2026-11-20';
    // 300,000 for 19 days: 1,710 yen of 加算金, which is no subsidy; 1,000 too much, which left again.
    const paid = await receive(session, id, { receivedOn: today, amount: 302_710 });
    const receiptId = paid.body.receipts[0]?.id ?? 0;
    await onReceipt(chief, id, receiptId, { action: 'check' });
    await onReceipt(session, id, receiptId, { action: 'giveBack', returnedOn: today });
    const { body } = await server.call('listPayoutBudgets', { session });
    const mine = body.items.find(({ projectId }) => projectId === desk.project.id);
    expect(mine?.netPaidAmount).toBe(700_000);
    expect(mine?.figures.slice(3)).toMatchObject([
      { kind: 'paid', count: 2, amount: 1_000_000 },
      { kind: 'recovered', count: 1, amount: 300_000 },
    ]);
    const { total } = body;
    const sum = (kind: string) =>
      body.items.reduce(
        (all, { figures }) => all + (figures.find((one) => one.kind === kind)?.amount ?? 0),
        0,
      );
    for (const { kind, amount, count, query } of total?.figures ?? []) {
      expect(amount).toBe(sum(kind));
      expect((await rowsOf(desk, query)).total, kind).toBe(count);
    }
    expect(total?.netPaidAmount).toBe(sum('paid') - sum('recovered'));
    const recovered = await rowsOf(desk, mine?.figures[4]?.query ?? '');
    expect(recovered.items).toMatchObject([{ id, receivedPrincipal: 300_000, returnedAmount: 1_000 }]);
    for (const { count, query } of mine?.figures ?? []) expect((await rowsOf(desk, query)).total).toBe(count);
  });
});
