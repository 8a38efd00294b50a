import { PaymentMethod } from '../../generated/contract/enums.ts';
import { answered, payoutTools } from '../money/payouts.ts';
import { type Attempt, attempt, businessOf, choose, lastOf, reason, type Walker } from './choose.ts';

const PAYMENT_ACTIONS = [
  'return',
  'check',
  'approve',
  'settle',
  'fail',
  'retry',
  'cancel',
  'request',
  'export',
];

/** A payment is asked for by the business or in its place, in parts, too much as well. */
export const askForPayment = async (walker: Walker): Promise<Attempt> => {
  const { server, desk, random } = walker;
  const { ask, askFor } = payoutTools(() => server);
  const amount = random.pick([7_900_000, 3_950_000, 3_950_000, 1, 9_000_000]);
  const method = random.pick([PaymentMethod.Settlement, PaymentMethod.Settlement, PaymentMethod.Estimate]);
  if (random.below(3) > 0) return attempt(businessOf(walker), await ask(desk, amount, { method }));
  return attempt({ role: 'JMAC', session: desk.jmac.session }, await askFor(desk, amount, { method }));
};

export const movePayment = async (walker: Walker): Promise<Attempt> => {
  const { server, desk, random } = walker;
  const { move } = payoutTools(() => server);
  const { client } = server.database;
  const rows = await client.payment.findMany({ where: { mypageId: desk.myPage.id }, orderBy: { id: 'asc' } });
  const row = lastOf(rows, random);
  if (row === undefined) return askForPayment(walker);
  if (random.below(8) === 0) {
    const body = { action: 'request', amount: random.pick([7_900_000, 3_950_000]) } as const;
    const { session } = desk.user;
    return attempt(
      businessOf(walker),
      await server.call('updateUserPayout', { session, path: { id: row.id }, body }),
    );
  }
  const path = { id: row.id };
  const { person, action } = await choose(walker, PAYMENT_ACTIONS, async (session) => {
    const read = await server.call('getPayout', { session, path });
    return read.status === 200 ? read.body.availableActions : [];
  });
  const account = await client.bankAccount.findUnique({ where: { corporationId: desk.corporation.id } });
  return attempt(
    person,
    await move(person.session, row.id, {
      action,
      reason,
      ...(action === 'check' ? { accountVersion: account?.version } : {}),
      ...(action === 'settle' ? { paidOn: '2026-11-25' } : {}),
    }),
  );
};

/** A file is made of what is approved, taken back, or answered by the bank. */
export const moveBatch = async (walker: Walker): Promise<Attempt> => {
  const { server, desk, random } = walker;
  const { makeBatch, download, readResult } = payoutTools(() => server);
  const { client } = server.database;
  const where = { projectId: desk.project.id, canceledAt: null };
  const batch = await client.paymentBatch.findFirst({ where, orderBy: { id: 'desc' } });
  const jmac = { role: 'JMAC', session: desk.jmac.session };
  if (batch === null || random.below(3) === 0) {
    const approved = await client.payment.findMany({ where: { mypageId: desk.myPage.id, status: 3 } });
    const amount = approved.reduce((sum, row) => sum + Number(row.amount), 0);
    return attempt(jmac, await makeBatch(desk, approved.length, amount, '2026-11-27'));
  }
  const path = { id: batch.id };
  if (random.below(4) === 0) {
    const body = { action: 'unexport', reason } as const;
    return attempt(jmac, await server.call('updatePayoutBatch', { ...jmac, path, body }));
  }
  const file = await download(desk, batch.id, { reason });
  if (file.status !== 200) return attempt(jmac, file);
  const codes = Array.from({ length: batch.count }, () => random.pick(['0', '1']));
  const at = '2026-11-27T07:00:00Z';
  const answer = await readResult(desk, batch.id, answered(file.body.content, codes), at);
  server.setNow(at);
  await server.runJobs('followPayouts');
  server.setNow('2026-11-20T01:00:00Z');
  return attempt(jmac, answer);
};

/** The business has another account, or the office looks at it again. */
export const touchAccount = async (walker: Walker): Promise<Attempt> => {
  const { server, desk, random } = walker;
  if (random.below(2) === 0) {
    const path = { corporationID: desk.corporation.id };
    const body = { accountNumber: String(1_000_000 + random.below(9_000_000)) };
    const { session } = desk.user;
    return attempt(businessOf(walker), await server.call('updateBankAccount', { session, path, body }));
  }
  const { act } = payoutTools(() => server);
  const body = { bankAccountConfirmed: random.below(3) > 0 };
  return attempt({ role: 'JMAC', session: desk.jmac.session }, await act(desk, body));
};
