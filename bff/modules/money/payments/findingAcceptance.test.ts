import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PaymentFindingCode as Code, ExpenseCategoryDining } from '#bff/generated/contract/enums.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Delivered before it was ordered. */
const deal = {
  expenseCategory: ExpenseCategoryDining.MachinerySystem,
  payee: '株式会社みほん製機',
  description: '配膳ロボット',
  orderedOn: '2026-09-04',
  deliveredOn: '2026-08-31',
  amountTaxIncluded: 3_300_000,
  amountTaxExcluded: 3_000_000,
};

const begin = async () => {
  const desk = await makeDesk(server);
  const { body } = await server.call('createUserPaymentItem', { session: desk.user.session, body: deal });
  const finding = body.findings.find(({ code }) => code === Code.DatesOutOfOrder);
  return { desk, id: body.id, key: finding?.key ?? '' };
};

const accept = ({ jmac }: Desk, id: number, body: { readonly key: string; readonly reason: string | null }) =>
  server.call('acceptPaymentFinding', { session: jmac.session, path: { id }, body });

const listOf = async ({ user }: Desk) =>
  (await server.call('getUserPaymentList', { session: user.session })).body;

const reason = '納品書の日付の誤記であることを、訂正された写しで確認した。';

describe('what the cross-check found', () => {
  it('is taken as it is with a reason that the company reads, and is nothing to put right any more', async () => {
    const { desk, id, key } = await begin();
    const { errorCount: before = 0 } = await listOf(desk);
    expect((await accept(desk, id, { key, reason: `　${reason} ` })).status).toBe(200);
    const list = await listOf(desk);
    expect(list.errorCount).toBe(before - 1);
    expect(list.items[0]?.findings.find((finding) => finding.key === key)?.acceptance).toMatchObject({
      reason,
      acceptedByName: '事務局',
    });
    const entry = await server.database.client.auditEntry.findFirstOrThrow({
      where: { targetKind: 'paymentItem', targetId: String(id) },
      orderBy: { id: 'desc' },
    });
    expect(entry).toMatchObject({ actorId: desk.jmac.id, reason });
  });

  it('is found again once one of the values is another', async () => {
    const { desk, id, key } = await begin();
    await accept(desk, id, { key, reason });
    const session = desk.user.session;
    await server.call('updateUserPaymentItem', {
      session,
      path: { id },
      body: { deliveredOn: '2026-08-30' },
    });
    const finding = (await listOf(desk)).items[0]?.findings.find(({ code }) => code === Code.DatesOutOfOrder);
    expect(finding).toMatchObject({ acceptance: null });
    expect((await accept(desk, id, { key, reason })).problem).toMatchObject({ status: 409 });
  });

  it('is to be put right again when the acceptance is taken back', async () => {
    const { desk, id, key } = await begin();
    await accept(desk, id, { key, reason });
    expect((await accept(desk, id, { key, reason: null })).status).toBe(200);
    expect((await listOf(desk)).items[0]?.findings.map(({ acceptance }) => acceptance)).not.toContain(
      expect.anything(),
    );
  });

  it('is not taken without a reason, and not what is only missing', async () => {
    const { desk, id, key } = await begin();
    const blank = await accept(desk, id, { key, reason: '　' });
    expect(blank.problem).toMatchObject({ errors: [{ pointer: '/reason' }] });
    const missing = (await listOf(desk)).items[0]?.findings.find(({ code }) => code === Code.MissingValue);
    expect((await accept(desk, id, { key: missing?.key ?? '', reason })).problem).toMatchObject({
      status: 409,
    });
  });

  it.each(['MAFF', 'CS', 'BackOffice'] as const)('is not for %s to take', async (role) => {
    const { desk, id, key } = await begin();
    const { session } = { MAFF: desk.maff, CS: desk.cs, BackOffice: desk.backOffice }[role];
    const answer = await server.call('acceptPaymentFinding', {
      session,
      path: { id },
      body: { key, reason },
    });
    expect(answer.problem).toMatchObject({ status: 403 });
  });
});
