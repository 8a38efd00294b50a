import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DisposalKind,
  DocumentCheckStatus,
  PropertyDisposalStatus,
  RecoveryKind,
  RecoveryStatus,
} from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { disposalTools, sale } from '#bff/testing/property/disposalTools.ts';
import { propertyTools } from '#bff/testing/property/propertyTools.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { keepSessions } from '#bff/testing/undertaking.ts';
import { createRandom } from '#bff/testing/world/random.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { Approved, Declined, MAFFConfirming, Returned, Submitted, Withdrawn } = PropertyDisposalStatus;

const { paid, ask, own, decide, paper, submitted } = disposalTools(() => server);
const { decide: decideLine } = propertyTools(() => server);

describe('a request to dispose of property', () => {
  it('is approved by another person than who fixed the amount, after the ministry: ledger and order to pay back follow', async () => {
    const made = await paid();
    const { of, property } = made;
    const id = await submitted(made);
    const assessed = await decide(of.backOffice.session, id, { action: 'assess' });
    expect(assessed.body).toMatchObject({
      bookValue: 2_900_000,
      calculatedAmount: 1_450_000,
      returnAmount: 1_450_000,
    });
    const early = await decide(of.jmac.session, id, { action: 'approve' });
    expect([early.status, early.problem.detail]).toEqual([409, expect.stringContaining('農水省')]);
    expect((await decide(of.jmac.session, id, { action: 'forward' })).body.status).toBe(MAFFConfirming);
    const done = await decide(of.maff.session, id, { action: 'approve' });
    expect(done.body).toMatchObject({
      status: Approved,
      approvalNumber: expect.stringMatching(/^2026-\d{5}$/),
    });
    const { client } = server.database;
    expect(await client.propertyLedgerItem.findUniqueOrThrow({ where: { id: property.id } })).toMatchObject({
      disposalKind: DisposalKind.Transfer,
      disposedOn: toDate('2026-12-20'),
      approvalNumber: done.body.approvalNumber,
    });
    const order = await client.recovery.findUniqueOrThrow({ where: { id: done.body.recoveryId ?? 0 } });
    expect([order.kind, order.status, Number(order.amount)]).toEqual([
      RecoveryKind.PropertyDisposal,
      RecoveryStatus.Draft,
      1_450_000,
    ]);
  });

  it('is not approved by who fixed the amount', async () => {
    const made = await paid();
    const { jmac } = made.of;
    const id = await submitted(made);
    await decide(jmac.session, id, { action: 'assess' });
    await decide(jmac.session, id, { action: 'forward' });
    const refused = await decide(jmac.session, id, { action: 'approve' });
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      expect.stringContaining('本人は承認できません'),
    ]);
  });

  it('asks for a reason for another amount than the calculated one, and for no more than the subsidy', async () => {
    const made = await paid();
    const { session } = made.of.backOffice;
    const id = await submitted(made);
    const assess = (body: object) => decide(session, id, { action: 'assess', ...body });
    expect((await assess({ returnAmount: 1_000_000 })).problem.errors?.[0]?.pointer).toBe('/deviationReason');
    const above = await assess({ returnAmount: 1_500_001, deviationReason: '協議による' });
    expect(above.problem.errors?.[0]?.message).toContain('1,500,000円');
    const kept = await assess({ returnAmount: 1_000_000, deviationReason: '協議による' });
    expect(kept.body).toMatchObject({ calculatedAmount: 1_450_000, returnAmount: 1_000_000 });
  });

  it('after a disaster nothing is paid back, and the ministry need not look', async () => {
    const made = await paid();
    const { jmac, backOffice } = made.of;
    const fire = {
      kind: DisposalKind.Demolition,
      isDisaster: true,
      plannedOn: '2026-11-20',
      disposalReason: '火災',
    };
    const id = await submitted(made, fire);
    expect((await decide(backOffice.session, id, { action: 'assess' })).body.returnAmount).toBe(0);
    const done = await decide(jmac.session, id, { action: 'approve' });
    expect(done.body).toMatchObject({ status: Approved, recoveryId: null });
  });

  it('comes back with a reason, and what was fixed before is fixed anew', { tags: ['slow'] }, async () => {
    const made = await paid();
    const { backOffice } = made.of;
    const id = await submitted(made);
    await decide(backOffice.session, id, { action: 'assess' });
    expect((await decide(backOffice.session, id, { action: 'return' })).status).toBe(400);
    await decide(backOffice.session, id, { action: 'return', reason: '相手を確認してください。' });
    const again = await own(made, id, { otherParty: '合同会社例示', action: 'submit' });
    expect(again.body).toMatchObject({ status: Submitted, returnAmount: null, otherParty: '合同会社例示' });
  });

  it('is handed in with its paper, on a day within the restriction, and once for each piece', async () => {
    const made = await paid();
    const { id } = (await ask(made, { ...sale, plannedOn: '2026-11-19' })).body;
    const submit = () => own(made, id, { action: 'submit' });
    expect((await submit()).problem.detail).toContain('今日以降');
    await own(made, id, { plannedOn: '2031-11-20' });
    expect((await submit()).problem.detail).toContain('承認は要りません');
    await own(made, id, { plannedOn: '2026-12-20' });
    expect((await submit()).problem.detail).toContain('書類が提出されていません');
    expect((await ask(made)).status).toBe(409);
    expect((await own(made, id, { action: 'withdraw' })).body).toMatchObject({
      status: Withdrawn,
      document: null,
    });
    expect((await ask(made)).status).toBe(201);
  });

  it('that is declined leaves the piece where it is', async () => {
    const made = await paid();
    const { jmac, user, myPage } = made.of;
    const id = await submitted(made);
    const declined = await decide(jmac.session, id, { action: 'decline', reason: '使用できるため' });
    expect(declined.body.status).toBe(Declined);
    const ledger = await server.call('listUserProperties', {
      session: user.session,
      query: { mypageID: myPage.id },
    });
    expect(ledger.body.items[0]).toMatchObject({ isRestricted: true, openDisposalId: null });
  });

  it('orders no more back than was paid and is not ordered back already', async () => {
    const made = await paid();
    const { of } = made;
    const id = await submitted(made);
    const data = { mypageId: of.myPage.id, number: 1, kind: 0, amount: 2_000_000, claimReason: '取消し' };
    await server.database.client.recovery.create({ data });
    await decide(of.backOffice.session, id, { action: 'assess' });
    await decide(of.jmac.session, id, { action: 'forward' });
    const refused = await decide(of.maff.session, id, { action: 'approve' });
    expect([refused.status, refused.problem.detail]).toEqual([409, expect.stringContaining('1,000,000円')]);
  });

  it.each([
    ['the day of its approval', sale, '2026-12-25'],
    [
      'its own day after a disaster',
      { ...sale, kind: DisposalKind.Demolition, isDisaster: true, plannedOn: '2026-11-20' },
      '2026-11-20',
    ],
  ])(
    'that is approved after the day it named is of %s',
    { tags: ['slow'] },

    async (_which, body, disposedOn) => {
      const made = await paid();
      const { jmac, maff, backOffice } = made.of;
      const id = await submitted(made, body);
      await decide(backOffice.session, id, { action: 'assess' });
      await decide(jmac.session, id, { action: 'forward' });
      await keepSessions(server);
      server.setNow('2026-12-25T03:00:00Z');
      try {
        expect((await decide(maff.session, id, { action: 'approve' })).status).toBe(200);
      } finally {
        server.setNow(TEST_NOW);
      }
      const { client } = server.database;
      const line = await client.propertyLedgerItem.findUniqueOrThrow({ where: { id: made.property.id } });
      expect(line.disposedOn).toEqual(toDate(disposedOn));
    },
  );

  it('goes to the ministry and is approved only when its paper is confirmed', async () => {
    const made = await paid();
    const { jmac, maff, backOffice } = made.of;
    const id = await submitted(made);
    await decide(backOffice.session, id, { action: 'assess' });
    await paper(id, DocumentCheckStatus.Confirming);
    const forward = () => decide(jmac.session, id, { action: 'forward' });
    expect((await forward()).problem.detail).toContain('確認済みになっていません');
    await paper(id, DocumentCheckStatus.Confirmed);
    expect((await forward()).status).toBe(200);
    await paper(id, DocumentCheckStatus.Rejected);
    const early = await decide(maff.session, id, { action: 'approve' });
    expect([early.status, early.problem.detail]).toEqual([
      409,
      expect.stringContaining('確認済みになっていません'),
    ]);
  });

  it('keeps its line from coming back to the business, before it is decided and after it was approved', {
    tags: ['slow'],
  }, async () => {
    const made = await paid();
    const { jmac, maff, backOffice } = made.of;
    const returnLine = async () =>
      (await decideLine(jmac.session, made.property.id, { action: 'return', reason: '再確認のため' })).problem
        .detail;
    const id = await submitted(made);
    expect(await returnLine()).toContain('処分の申請が決まっていません');
    await decide(backOffice.session, id, { action: 'assess' });
    await decide(jmac.session, id, { action: 'forward' });
    expect((await decide(maff.session, id, { action: 'approve' })).status).toBe(200);
    expect(await returnLine()).toContain('処分した財産です');
  });
});

describe('after the restriction', () => {
  it('the office records a disposal without a request, and not before', async () => {
    const { of, property } = await paid();
    const record = (disposedOn: string) =>
      server.call('recordPropertyDisposal', {
        session: of.jmac.session,
        path: { id: property.id },
        body: { kind: DisposalKind.Demolition, disposedOn, reason: '老朽化のため' },
      });
    expect((await record('2026-11-20')).status).toBe(409);
    await server.database.client.propertyLedgerItem.update({
      where: { id: property.id },
      data: { acquiredOn: toDate('2021-11-01'), restrictionUntil: toDate('2026-10-31') },
    });
    expect((await record('2026-10-31')).status).toBe(400);
    expect((await record('2026-11-01')).body).toMatchObject({
      disposedOn: '2026-11-01',
      approvalNumber: null,
    });
  });
});

it('at random, by everybody, never leaves the graph of the contract, and the ledger always agrees', {
  tags: ['slow'],
}, async () => {
  const random = createRandom(20_261_124);
  const made = await paid();
  const { of, property } = made;
  const people = [of.jmac, of.backOffice, of.maff].map(({ session }) => session);
  const { client } = server.database;
  const { id } = (await ask(made)).body;
  const { transitions } = server.scopes.forSystem('test').machines.propertyDisposal;
  const nameOf = (status: number) =>
    Object.entries(PropertyDisposalStatus).find(([, value]) => value === status)?.[0] ?? '';
  for (let step = 0; step < 40; step += 1) {
    const before = await client.propertyDisposal.findUniqueOrThrow({ where: { id } });
    await paper(id, random.pick([0, 1, 3, 3]));
    const action = random.pick(['submit', 'withdraw', 'assess', 'return', 'forward', 'approve', 'decline']);
    const reason = random.below(2) === 0 ? undefined : '確認のため';
    // Ends are rare, so that the walk is long.
    if (step < 20 && ['withdraw', 'decline'].includes(action)) continue;
    if (action === 'submit' || action === 'withdraw') await own(made, id, { action, reason });
    else await decide(random.pick(people), id, { action, reason });
    const after = await client.propertyDisposal.findUniqueOrThrow({
      where: { id },
      include: { property: true },
    });
    if (after.status !== before.status) {
      const way = transitions.find((one) => one.action === action);
      expect(way?.from).toContain(nameOf(before.status));
      expect(way?.to).toBe(nameOf(after.status));
    }
    expect(after.property.disposedOn !== null).toBe(after.status === Approved);
    expect(await client.recovery.count({ where: { mypageId: of.myPage.id } })).toBe(
      after.status === Approved ? 1 : 0,
    );
  }
  expect(property.id).toBeGreaterThan(0);
  expect([Approved, Declined, Withdrawn, MAFFConfirming, Submitted, Returned]).toContain(
    (await client.propertyDisposal.findUniqueOrThrow({ where: { id } })).status,
  );
});
