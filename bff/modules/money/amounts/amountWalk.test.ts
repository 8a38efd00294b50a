import { afterAll, beforeAll, expect, it } from 'vitest';
import { AmountProposalKind, AmountProposalStatus, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { amountTools } from '#bff/testing/amounts/amountTools.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';
import { createRandom, type Random } from '#bff/testing/world/random.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { addDeal, moveAmount, propose } = amountTools(() => server);

const { Confirmation } = AmountProposalKind;
const { Applied, Approved, Checked } = AmountProposalStatus;

type Session = Desk['jmac']['session'];
type Walk = { readonly of: Desk; readonly random: Random; readonly people: readonly Session[] };

const STEPS = 24;

/** As it is calculated, less with its reason, and more than was granted. */
const INPUTS = [
  {},
  { amount: 3_000_000, deviationReason: '按分による' },
  { amount: 5_001_000, deviationReason: '按分による' },
];

const proposalsOf = ({ of }: Walk) =>
  server.database.client.amountProposal.findMany({
    where: { mypageId: of.myPage.id },
    orderBy: { id: 'asc' },
  });

const act = ({ of, random, people }: Walk, body: object) =>
  server.call('updateMyPage', {
    session: random.pick(people),
    path: { id: of.myPage.id },
    body: body as never,
  });

/** A deal becomes another one behind the proposals, as when the result is open again. */
const changeDeal = ({ of, random }: Walk) =>
  server.database.client.paymentItem.updateMany({
    where: { mypageId: of.myPage.id },
    data: { eligibleAmount: 6_000_000 + random.below(1_000_000), version: { increment: 1 } },
  });

/** What anybody of the office may try at any time, rightly or not. @returns the status of the answer */
const tryAnything = async (walk: Walk): Promise<number> => {
  const { of, random, people } = walk;
  const session = random.pick(people);
  const last = (await proposalsOf(walk)).at(-1);
  const choice = random.below(10);
  if (choice === 0) return (await changeDeal(walk)) && 200;
  if (choice === 1) return (await act(walk, { action: 'notifyAmount' })).status;
  if (choice === 2) return (await act(walk, { action: 'amendAmount', reason: '計算の誤り' })).status;
  if (last === undefined || choice === 3) {
    return (await propose(of, Confirmation, random.pick(INPUTS), session)).status;
  }
  const action = random.pick(['propose', 'check', 'check', 'approve', 'approve', 'return'] as const);
  const reason = action === 'return' ? { reason: '確認のため' } : {};
  return (await moveAmount(session, last.id, { action, ...reason })).status;
};

/** Whatever was tried: three people, an amount within the grant, and nothing told but what was approved. */
const assertHolds = async (walk: Walk): Promise<void> => {
  const proposals = await proposalsOf(walk);
  for (const { status, amount, ceilingAmount, proposedById, checkedById, approvedById } of proposals) {
    expect(amount).toBeLessThanOrEqual(ceilingAmount ?? 0n);
    const others = [checkedById, approvedById].filter((id) => id !== null);
    expect(new Set([proposedById, ...others]).size).toBe(1 + others.length);
    expect(others).toHaveLength(status === Approved || status === Applied ? 2 : status === Checked ? 1 : 0);
  }
  expect(proposals.filter(({ status }) => status !== Applied).length).toBeLessThanOrEqual(1);
  const { confirmedAmount } = await server.database.client.myPage.findUniqueOrThrow({
    where: { id: walk.of.myPage.id },
  });
  const told = proposals.filter(({ status }) => status === Applied).map(({ amount }) => amount);
  expect(confirmedAmount === null || told.at(-1) === confirmedAmount).toBe(true);
};

it.each([1, 2, 3, 4])(
  'no amount leaves on one person’s word, whoever tries whatever in whatever order (%i)',
  async (seed) => {
    const of = await makeDesk(server, {
      myPage: { projectStatus: ProjectStatus.ResultConfirmed, progressPhase: 2, grantAmount: 5_000_000 },
      section: { status: 3, submittedAt: server.now() },
    });
    await addDeal(of, { number: 1, expenseCategory: 1, yen: 7_000_000 });
    const colleagues = [await makeAdmin(server, 'JMAC'), await makeAdmin(server, 'JMAC')];
    const people = [of.jmac, of.backOffice, of.maff, ...colleagues].map(({ session }) => session);
    const walk = { of, people, random: createRandom(seed) };
    for (let step = 0; step < STEPS; step += 1) {
      expect(await tryAnything(walk)).toBeLessThan(500);
      await assertHolds(walk);
    }
  },
);
