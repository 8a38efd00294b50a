import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDate } from '#bff/platform/database/values.ts';
import { amountTools } from '#bff/testing/amounts/amountTools.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { addDeal } = amountTools(() => server);

/** A deal that was accepted on a day, and paid on another one or not yet. */
const bought = async (of: Desk, number: number, inspectedOn: string, paidOn: string | null) => {
  const { id } = await addDeal(of, { number, expenseCategory: 1, yen: 1_000_000 });
  await server.database.client.paymentItem.update({
    where: { id },
    data: { inspectedOn: toDate(inspectedOn), paidOn: paidOn === null ? null : toDate(paidOn) },
  });
};

const look = async ({ user, myPage }: Desk) =>
  (await server.call('getUserCompletion', { session: user.session, query: { mypageID: myPage.id } })).body;

const report = ({ user }: Desk, completionOn: string, more: object = {}) =>
  server.call('updateUserMyPage', { session: user.session, body: { completionOn, ...more } as never });

const nextOf = async ({ user, project, corporation }: Desk) =>
  (
    await server.call('getUserMyPage', {
      session: user.session,
      query: { projectID: project.id, corporationID: corporation.id },
    })
  ).body.nextAction.kind;

const openChecks = async (of: Desk) =>
  (await look(of)).checks.filter(({ isDone }) => !isDone).map(({ key }) => key);

describe('a business reports that its work is completed', () => {
  it('on the day of the last acceptance and payment or later, and reads until when it reports its results', async () => {
    const of = await makeDesk(server);
    await bought(of, 1, '2026-10-01', '2026-11-10');
    await bought(of, 2, '2026-11-12', '2026-11-11');
    expect(await look(of)).toMatchObject({
      earliestOn: '2026-11-12',
      completionOn: null,
      availableActions: [{ action: 'report', allowed: true }],
    });
    const early = await report(of, '2026-11-11');
    expect(early.problem.errors?.[0]).toMatchObject({
      pointer: '/completionOn',
      message: expect.stringContaining('令和8年11月12日'),
    });
    expect((await report(of, '2026-11-12')).body.progressPhase).toBe(2);
    expect(await look(of)).toMatchObject({
      completionOn: '2026-11-12',
      reportDueOn: '2026-12-14',
      availableActions: [{ action: 'report', allowed: false }],
    });
  });

  it('not while a deal is unpaid or a change is undecided: it reads each of them', async () => {
    const of = await makeDesk(server);
    await bought(of, 1, '2026-10-01', '2026-10-31');
    await bought(of, 2, '2026-11-12', null);
    await server.database.client.changeRequest.create({
      data: {
        ...{ mypageId: of.myPage.id, number: 1, kind: 3, status: 1, createdByKind: 'user' },
        submittedAt: TEST_NOW,
      },
    });
    expect(await openChecks(of)).toEqual(['paid', 'changes']);
    const refused = await report(of, '2026-11-19');
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      expect.stringContaining('支払日のない取引が1件'),
    ]);
  });

  it('not after its deadline', async () => {
    const of = await makeDesk(server);
    await server.database.client.project.update({
      where: { id: of.project.id },
      data: { completionDeadline: toDate('2026-11-15') },
    });
    await server.database.client.myPage.update({
      where: { id: of.myPage.id },
      data: { plannedCompletionOn: toDate('2026-11-10') },
    });
    const late = await report(of, '2026-11-16');
    expect(late.problem.errors?.[0]?.message).toContain('事業実施期限');
  });

  it('together with its start where nobody has said it; a list without a deal is only mentioned', async () => {
    const of = await makeDesk(server, { myPage: { startOn: null, progressPhase: 0 } });
    expect(await openChecks(of)).toEqual(['start', 'deals']);
    const answer = await report(of, '2026-11-19', { startOn: '2026-08-01' });
    expect(answer.body).toMatchObject({ startOn: '2026-08-01', completionOn: '2026-11-19' });
  });

  it('and the office enters it without asking for what is still open', async () => {
    const of = await makeDesk(server);
    await bought(of, 1, '2026-11-12', null);
    const answer = await server.call('updateMyPage', {
      session: of.jmac.session,
      path: { id: of.myPage.id },
      body: { completionOn: '2026-11-10' },
    });
    expect(answer.body.completionOn).toBe('2026-11-10');
  });

  it('when it is due it stands in 次にすること: on the planned day, and late once all is paid', async () => {
    const today = await makeDesk(server, { myPage: { plannedCompletionOn: toDate('2026-11-20') } });
    expect(await nextOf(today)).toBe('reportCompletion');
    const late = await makeDesk(server, { myPage: { plannedCompletionOn: toDate('2026-11-19') } });
    expect(await nextOf(late)).toBe('reportDelay');
    await bought(late, 1, '2026-11-10', '2026-11-12');
    expect(await nextOf(late)).toBe('reportCompletion');
    await report(late, '2026-11-12');
    expect(await nextOf(late)).not.toBe('reportCompletion');
  });
});

it('another business does not see what is still missing', async () => {
  const [one, other] = [await makeDesk(server), await makeDesk(server)];
  const query = { mypageID: other.myPage.id };
  expect((await server.call('getUserCompletion', { session: one.user.session, query })).status).toBe(404);
});
