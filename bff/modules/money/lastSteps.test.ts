import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AmountProposalKind } from '#bff/generated/contract/enums.ts';
import { fourEyesReasons as reasons } from '#bff/parts/fourEyes/fourEyes.words.ts';
import { amountTools } from '#bff/testing/amounts/amountTools.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { payoutTools } from '#bff/testing/money/payouts.ts';
import { makePaidDesk, recoveryTools } from '#bff/testing/money/recoveries.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { makeDesk } from '#bff/testing/undertaking.ts';

/*
 * The last of the steps by which money moves (domain 12): who takes it is a second person beside those of the steps before.
 * Each is tried by who made the one of the step before, by one whom nobody has confirmed, and by a second person.
 */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const payouts = payoutTools(() => server);
const recoveries = recoveryTools(() => server);
const amounts = amountTools(() => server);

type Answer = { readonly status: number; readonly problem: { readonly detail?: string | undefined } };
type LastStep = {
  /** Who took the step before. */
  readonly before: number;
  readonly take: (session: TestSession) => Promise<Answer>;
};

const steps: { readonly [name: string]: () => Promise<LastStep> } = {
  'a payment is approved': async () => {
    const desk = await payouts.payable();
    const { id } = (await payouts.ask(desk, 7_900_000)).body;
    await payouts.check(desk, id);
    return {
      before: desk.backOffice.id,
      take: (session) => payouts.move(session, id, { action: 'approve' }),
    };
  },
  'an amount is approved': async () => {
    const desk = await makeDesk(server);
    const input = { amount: 4_000_000, deviationReason: '試験のための額' };
    const { id } = (await amounts.checkedAmount(desk, AmountProposalKind.GrantDecision, input)).body;
    return {
      before: desk.backOffice.id,
      take: (session) => amounts.moveAmount(session, id, { action: 'approve' }),
    };
  },
  'a recovery is ordered': async () => {
    const desk = await makePaidDesk(server);
    const id = await recoveries.submitted(desk);
    return {
      before: desk.jmac.id,
      take: (session) => recoveries.move(session, id, { action: 'approve' }),
    };
  },
  'what came back is checked': async () => {
    const desk = await makePaidDesk(server);
    const { id } = await recoveries.ordered(desk);
    const paid = { receivedOn: '2026-11-20', amount: 100_000 };
    const { receipts } = (await recoveries.receive(desk.jmac.session, id, paid)).body;
    return {
      before: desk.jmac.id,
      take: (session) => recoveries.onReceipt(session, id, receipts[0]?.id ?? 0, { action: 'check' }),
    };
  },
  'a business is let off': async () => {
    const desk = await makePaidDesk(server);
    const { id } = await recoveries.ordered(desk);
    const asked = { kind: 2, amount: 100, reason: '決定の見直し' };
    const { reliefs } = (await recoveries.ask(desk.jmac.session, id, asked)).body;
    return {
      before: desk.jmac.id,
      take: (session) => recoveries.decide(session, id, reliefs[0]?.id ?? 0, { action: 'approve' }),
    };
  },
};

const become = (id: number, standing: object) =>
  server.database.client.adminUser.update({ where: { id }, data: standing });

describe.each(Object.entries(steps))('%s', (_name, prepare) => {
  it('by a second person, and by nobody else', async () => {
    const { before, take } = await prepare();
    const last = await makeAdmin(server, 'JMAC');
    const now = server.now();
    await become(before, { standingSince: now, standingById: last.id });
    const byMaker = await take(last.session);
    expect([byMaker.status, byMaker.problem.detail]).toEqual([409, reasons.madeByYou]);
    const fresh = await makeAdmin(server, 'JMAC', { standingSince: now });
    expect((await take(fresh.session)).problem.detail).toContain('7日たっていない');
    const { session } = await makeAdmin(server, 'JMAC');
    expect((await take(session)).status).toBe(200);
  });
});
