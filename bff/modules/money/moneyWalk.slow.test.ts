import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeTools } from '#bff/testing/changes.ts';
import { payoutTools } from '#bff/testing/money/payouts.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, keepSessions } from '#bff/testing/undertaking.ts';
import { attempts } from '#bff/testing/walks/attempts.ts';
import type { Person, Walker } from '#bff/testing/walks/choose.ts';
import { watchGraph } from '#bff/testing/walks/graph.ts';
import { watchMoney } from '#bff/testing/walks/moneyRules.ts';
import { createRandom } from '#bff/testing/world/random.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { payable } = payoutTools(() => server);
const { desk: underWay } = changeTools(() => server);

const STEPS = 110;

const peopleOf = async (desk: Desk): Promise<Person[]> => {
  const colleague = await makeAdmin(server, 'JMAC');
  const another = await makeAdmin(server, 'JMAC');
  return [
    { role: 'JMAC', session: desk.jmac.session },
    { role: 'JMAC', session: colleague.session },
    { role: 'JMAC', session: another.session },
    { role: 'BackOffice', session: desk.backOffice.session },
    { role: 'BackOffice', session: desk.backOffice.session },
    { role: 'MAFF', session: desk.maff.session },
    { role: 'CS', session: desk.cs.session },
    { role: 'Inspector', session: desk.inspector.session },
  ];
};

/** Walks and looks after every step. @returns the edges that were taken */
const walk = async (desk: Desk, seed: number, names: readonly (keyof typeof attempts)[]) => {
  const graph = await watchGraph(server, desk.myPage.id);
  const money = watchMoney(server, desk);
  const walker: Walker = { server, desk, people: await peopleOf(desk), random: createRandom(seed) };
  await keepSessions(server);
  for (let step = 0; step < STEPS; step += 1) {
    const name = walker.random.pick(names);
    const { role, status } = await attempts[name](walker);
    expect(status).toBeLessThan(500);
    await graph.follow(role, name === 'touchAccount');
    await money.assertAfterStep();
  }
  await money.assertAtEnd();
  return graph.taken;
};

/** What the walks weigh: a file is made now and then of many payments. */
const PAYING = [
  ...Array.from({ length: 8 }, () => 'movePayment' as const),
  ...([
    'askForPayment',
    'moveBatch',
    'moveBatch',
    'moveBatch',
    'touchAccount',
    'moveStatus',
    'moveAmount',
  ] as const),
];
const CHANGING = [
  ...Array.from({ length: 6 }, () => 'moveChange' as const),
  ...(['moveStatus', 'moveAmount', 'moveAmount'] as const),
];

const everTaken = new Set<string>();

describe('whoever tries whatever in whatever order, nobody leaves the published graph and the money adds up', () => {
  it.each([1, 2, 3, 4])('of payments (%i)', async (seed) => {
    for (const edge of await walk(await payable(), seed, PAYING)) everTaken.add(edge);
  });

  it.each([5, 6, 7])('of change requests (%i)', async (seed) => {
    for (const edge of await walk(await underWay(), seed, CHANGING)) everTaken.add(edge);
  });

  // Else the walks above show nothing: which ways a seed goes changes with the product.
  it('and most of the ways were gone', () => {
    expect(everTaken.size).toBeGreaterThanOrEqual(20);
    expect([...everTaken]).toEqual(expect.arrayContaining(['payment.settle', 'changeRequest.approve']));
  });
});
