import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TargetKind } from '#bff/generated/contract/enums.ts';
import { answered, payoutTools } from '#bff/testing/money/payouts.ts';
import { makePaidDesk, recoveryTools } from '#bff/testing/money/recoveries.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { makeWorld, type World } from '#bff/testing/world/world.ts';
import { MONEY_KINDS } from './recordRows.data.ts';

/*
 * What an auditor reads of a record of money as of a day: all of it, by its names in Japanese, with the people's names.
 */

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
});
afterAll(() => server.stop());

const asOf = async (targetKind: TargetKind, targetId: number, on = '2026-11-20') => {
  await server.runJobs('sendMails', 'sealAudit');
  const { session } = await makeAdmin(server, 'MAFF');
  const query = { targetKind, targetId: String(targetId), on };
  const answer = await server.call('getAuditRecord', { session, query });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.body;
};

/** The day on which the bank's answer is read. */
const PAID_ON = '2026-11-25';

type Record = Awaited<ReturnType<typeof asOf>>;

const said = ({ fields }: Record) => Object.fromEntries(fields.map(({ field, thatDay }) => [field, thatDay]));

/** The table of each kind; what of it is no matter of an auditor: bytes, search texts, marks of the product's own work. */
const TABLES: { readonly [kind: string]: string } = {
  AmountProposal: 'amount_proposal',
  Payment: 'payment',
  PaymentBatch: 'payment_batch',
  PaymentItem: 'payment_item',
  Property: 'property_ledger_item',
  PropertyDisposal: 'property_disposal',
  Recovery: 'recovery',
  RecoveryReceipt: 'recovery_receipt',
  RecoveryRelief: 'recovery_relief',
};
const HIDDEN = [
  'id',
  'version',
  'updatedAt',
  'content',
  'words',
  'payeeWords',
  'payeeKey',
  'invoiceKey',
  'followsUp',
  'basis',
  'calculation',
];

const columnsOf = async (table: string): Promise<string[]> => {
  const { rows } = await server.database.pool.query<{ name: string }>(
    'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 ORDER BY 1',
    [table],
  );
  return rows
    .map(({ name }) =>
      name === 'my_page_id' ? 'mypageId' : name.replaceAll(/_([a-z0-9])/g, (_all, a) => a.toUpperCase()),
    )
    .filter((name) => !HIDDEN.includes(name));
};

const idIn = (kind: string): number => {
  const ids: { readonly [kind: string]: { readonly id: number } } = {
    AmountProposal: world.amountProposal,
    Payment: world.payout,
    PaymentBatch: world.batch,
    PaymentItem: world.paymentItem,
    Property: world.property,
    PropertyDisposal: world.disposal,
    Recovery: world.recovery,
    RecoveryReceipt: world.recoveryReceipt,
    RecoveryRelief: world.recoveryRelief,
  };
  return ids[kind]?.id ?? 0;
};

it.each(Object.entries(TABLES))('%s is told whole, each field by a name in Japanese', async (kind, table) => {
  const id = idIn(kind);
  await server.scopes.forSystem('test').audit({
    action: 'updated',
    target: { kind: (kind.charAt(0).toLowerCase() + kind.slice(1)) as 'payment', id },
    after: {},
  });
  const { fields } = await asOf(kind as TargetKind, id);
  const names = fields.map(({ field }) => field);
  expect((await columnsOf(table)).filter((name) => !names.includes(name))).toEqual([]);
  expect(fields.filter(({ label }) => /^[\x20-\x7e]+$/.test(label)).map(({ field }) => field)).toEqual([]);
  // No person or record is a bare number.
  const bare = fields.filter(
    ({ field, now }) => /(?:By)?Id$/.test(field) && now !== null && /^\d+$/.test(now),
  );
  expect(bare.map(({ field, now }) => [field, now])).toEqual([]);
  expect(fields.filter(({ now }) => now?.startsWith('{') || now?.startsWith('[{'))).toEqual([]);
});

it('has every kind of money record', () => {
  expect([...MONEY_KINDS].toSorted()).toEqual(Object.keys(TABLES).toSorted());
});

describe('what the office does is told with it', () => {
  const { payable, approved, makeBatch, download, readResult, rowOf } = payoutTools(() => server);
  const recovery = recoveryTools(() => server);

  it('a payment: who asked, checked, approved and recorded, its account, its file and its day', async () => {
    const desk = await payable();
    const id = await approved(desk, 7_900_000);
    const before = said(await asOf('Payment', id));
    expect(before).toMatchObject({
      status: '承認済',
      amount: '7,900,000円',
      method: '精算払',
      batchId: null,
      paidOn: null,
    });
    const row = await rowOf(id);
    const nameOf = async (adminId: number | null) =>
      (await server.database.client.adminUser.findUniqueOrThrow({ where: { id: adminId ?? 0 } })).name;
    expect(before.checkedById).toBe(await nameOf(row.checkedById));
    expect(before.approvedById).toBe(await nameOf(row.approvedById));
    expect(before.account).toMatch(/\*{4}\d{3} /);
    const batch = (await makeBatch(desk, 1, 7_900_000)).body;
    const file = await download(desk, batch.id);
    await readResult(desk, batch.id, answered(file.body.content, ['0']));
    const after = await asOf('Payment', id, PAID_ON);
    expect(said(after)).toMatchObject({
      status: '支払済',
      batchId: expect.stringContaining(String(batch.id)),
      paidOn: '2026/11/25',
      recordedById: desk.jmac.name,
    });
    expect(after.fields.find(({ field }) => field === 'paidOn')).toMatchObject({
      label: '支払日',
      byName: desk.jmac.name,
    });
    const whole = said(await asOf('PaymentBatch', batch.id, PAID_ON));
    expect(whole).toMatchObject({
      amount: '7,900,000円',
      count: '1',
      fileName: batch.fileName,
      createdById: desk.jmac.name,
      remitter: expect.stringContaining('****001'),
      resultCount: '1',
    });
    // The day before there was nothing of it.
    expect(said(await asOf('Payment', id, '2026-11-19'))).toMatchObject({
      amount: null,
      checkedById: null,
      paidOn: null,
    });
  });

  it('an order to pay back with its receipt', async () => {
    const desk = await makePaidDesk(server);
    const { id, chief } = await recovery.ordered(desk);
    const paid = await recovery.receive(desk.jmac.session, id, { receivedOn: '2026-11-20', amount: 800_000 });
    const receiptId = paid.body.receipts[0]?.id ?? 0;
    await recovery.onReceipt(chief, id, receiptId, { action: 'check' });
    await recovery.onReceipt(desk.jmac.session, id, receiptId, {
      action: 'giveBack',
      returnedOn: '2026-11-20',
    });
    expect(said(await asOf('Recovery', id))).toMatchObject({
      kind: '交付決定の取消し',
      status: '完納',
      amount: '700,000円',
      documentFileId: '返還命令書.pdf',
      submittedById: desk.jmac.name,
      orderedOn: '2026/11/20',
      portions: '2026/10/01 100,000円、2026/11/02 600,000円',
    });
    expect(said(await asOf('RecoveryReceipt', receiptId))).toMatchObject({
      receivedOn: '2026/11/20',
      amount: '800,000円',
      recordedById: desk.jmac.name,
      returnedAmount: '95,050円',
      returnedById: desk.jmac.name,
    });
  });
});
