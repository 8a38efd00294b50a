import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChangeRequestKind, ChangeRequestStatus, DocumentType } from '#bff/generated/contract/enums.ts';
import { changeTools } from '#bff/testing/changes.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { keepSessions } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { begin, own, decide, read, list, handInPapers, confirmPapers, desk, submitted, checked } = changeTools(
  () => server,
);

const { Abolition, Budget, Delay, Plan, Profile, Suspension, Withdrawal } = ChangeRequestKind;
const { Approved, Declined, Draft, MAFFConfirming, Returned, Submitted, Withdrawn } = ChangeRequestStatus;

const pointersOf = ({ problem }: { problem: { errors?: readonly { pointer: string }[] } }) =>
  problem.errors?.map(({ pointer }) => pointer);

describe('a request of a business', () => {
  it('has a number of its own, what is now, what is asked for, and the papers that its kind asks for', async () => {
    const of = await desk();
    const first = await begin(of, Plan);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ number: 1, kind: Plan, status: Draft, needsForward: false });
    expect(first.body.before.plan?.planTitle).toBe('配膳ロボットによる省人化');
    expect(first.body.documents.map(({ documentType }) => documentType)).toEqual([
      DocumentType.ChangeApplicationForm,
    ]);
    const second = await begin(of, Budget);
    expect(second.body).toMatchObject({ number: 2, budgetChange: { movedAmount: 1_000_000, isMinor: true } });
    expect(second.body.documents.map(({ documentType }) => documentType)).toEqual([
      DocumentType.ChangeApplicationForm,
      DocumentType.ChangeComparisonTable,
      DocumentType.ChangeQuotation,
    ]);
  });

  it('is the one open request of its kind; decided, another can be begun', async () => {
    const of = await desk();
    const { body } = await begin(of, Plan);
    const again = await begin(of, Plan);
    expect([again.status, again.problem.detail]).toEqual([
      409,
      expect.stringContaining('作成中または確認中'),
    ]);
    await own(of, body.id, { action: 'withdraw' });
    expect((await begin(of, Plan)).body.number).toBe(2);
  });

  it('is not handed in while a paper is missing: the refusal lists them', async () => {
    const of = await desk();
    const { body } = await begin(of, Delay);
    const refused = await own(of, body.id, { action: 'submit' });
    expect(refused.status).toBe(409);
    expect(refused.problem.detail).toContain('遅延届出書');
    expect(refused.problem.detail).toContain('遅延理由の証明資料');
    await handInPapers(of, body.id);
    const answer = await own(of, body.id, { action: 'submit' });
    expect([answer.status, answer.body.status]).toEqual([200, Submitted]);
  });

  it('handed in twice is handed in once: the second press is refused', async () => {
    const of = await desk();
    const { body } = await submitted(of, Plan);
    const again = await own(of, body.id, { action: 'submit' });
    expect([again.status, again.problem.code]).toEqual([409, 1004]);
    expect(body.history.map(({ action }) => action)).toEqual(['submit', 'create']);
  });

  it('cannot be changed while it is with the office; withdrawn, it is over', async () => {
    const of = await desk();
    const { body } = await submitted(of, Plan);
    expect((await own(of, body.id, { changeReason: '別の理由' })).status).toBe(409);
    const withdrawn = await own(of, body.id, { action: 'withdraw' });
    expect(withdrawn.body).toMatchObject({ status: Withdrawn, availableActions: [expect.anything()] });
    expect((await own(of, body.id, { action: 'submit' })).status).toBe(409);
  });

  it('is saved against the version that was read', async () => {
    const of = await desk();
    const { body } = await begin(of, Plan);
    expect((await own(of, body.id, { changeReason: 'はじめ' }, body.version)).status).toBe(200);
    const stale = await own(of, body.id, { changeReason: 'おくれて' }, body.version);
    expect([stale.status, stale.problem.code]).toEqual([412, 1004]);
  });

  it('is deleted as a draft, with its untouched papers, and not once it was handed in', async () => {
    const of = await desk();
    const { body } = await begin(of, Plan);
    const remove = (id: number) =>
      server.call('deleteUserChangeRequest', { session: of.user.session, path: { id } });
    expect((await remove(body.id)).status).toBe(204);
    expect(await list(body.id)).toEqual([]);
    const after = await submitted(of, Plan);
    expect((await remove(after.body.id)).status).toBe(409);
  });

  it('of another business does not exist', async () => {
    const [of, other] = [await desk(), await desk()];
    const { body } = await begin(of, Plan);
    const session = other.user.session;
    const path = { id: body.id };
    expect((await server.call('getUserChangeRequest', { session, path })).status).toBe(404);
    expect((await own(other, body.id, { action: 'withdraw' })).status).toBe(404);
    expect((await begin({ ...other, myPage: of.myPage }, Budget)).status).toBe(404);
    const query = { mypageID: of.myPage.id };
    expect((await server.call('listUserChangeRequests', { session, query })).status).toBe(404);
    expect((await server.call('listUserExpensePlans', { session, query })).status).toBe(404);
  });

  it('names every wrong cell of a table of expenses', async () => {
    const of = await desk();
    const row = { number: 1, expenseCategory: 1, expenseType: 2, description: '機械' };
    const items = [
      { ...row, amountTaxExcluded: 100, eligibleAmount: 101 },
      { ...row, expenseCategory: 12, amountTaxExcluded: 100, eligibleAmount: 100 },
      { ...row, number: 3, description: '　', amountTaxExcluded: 100, eligibleAmount: 100 },
    ];
    const blank = await begin(of, Budget, { after: { budget: { items } } });
    expect([blank.status, pointersOf(blank)]).toEqual([400, ['/after/budget/items/2/description']]);
    const wrong = await begin(of, Budget, { after: { budget: { items: items.slice(0, 2) } } });
    expect(pointersOf(wrong)).toEqual([
      '/after/budget/items/0/eligibleAmount',
      '/after/budget/items/1/number',
      '/after/budget/items/1/expenseCategory',
    ]);
    expect(pointersOf(await begin(of, Plan, { after: { budget: { items: [] } } }))).toEqual([
      '/after/budget',
    ]);
  });

  it('takes full-width figures where a person writes them', async () => {
    const of = await desk();
    const profile = {
      phone: '０９０－００００－１２３４',
      postalCode: '１００－０００１',
      nameKana: 'みほん',
    };
    const { body } = await begin(of, Profile, { after: { profile } });
    expect(body.after.profile).toEqual({ phone: '09000001234', postalCode: '1000001', nameKana: 'ミホン' });
  });

  it('says what is missing, cell by cell, when it is handed in incomplete', async () => {
    const of = await desk();
    const { body } = await begin(of, Suspension, {
      changeReason: ' ',
      after: { suspension: { from: '2026-11-25' } },
    });
    const refused = await own(of, body.id, { action: 'submit' });
    expect([refused.status, pointersOf(refused)]).toEqual([
      409,
      ['/changeReason', '/after/suspension/until'],
    ]);
    const same = await begin(of, Plan, { after: { plan: { planTitle: '配膳ロボットによる省人化' } } });
    expect(pointersOf(await own(of, same.body.id, { action: 'submit' }))).toEqual(['/after/plan']);
  });
});

describe('the office', () => {
  it('returns with a reason, which the business reads; it comes again', async () => {
    const of = await desk();
    const { id } = (await submitted(of, Plan)).body;
    const silent = await decide(of.backOffice.session, id, { action: 'return' });
    expect([silent.status, pointersOf(silent)]).toEqual([400, ['/reason']]);
    const reason = '見積書の日付がありません。';
    const returned = await decide(of.backOffice.session, id, { action: 'return', reason });
    expect(returned.body).toMatchObject({ status: Returned, returnReason: reason });
    await server.runJobs('sendMails');
    expect(server.mails.some(({ to, text }) => to === of.user.email && text.includes(reason))).toBe(true);
    const again = await own(of, id, { action: 'submit' });
    expect(again.body).toMatchObject({ status: Submitted, returnReason: null });
  });

  it('approves when the papers are checked, and not before', async () => {
    const of = await desk();
    const { id } = (await submitted(of, Plan)).body;
    const early = await decide(of.jmac.session, id, { action: 'approve' });
    expect([early.status, early.problem.detail]).toEqual([
      409,
      expect.stringContaining('計画変更承認申請書'),
    ]);
    await confirmPapers(id);
    const approved = await decide(of.jmac.session, id, { action: 'approve' });
    expect(approved.body).toMatchObject({
      status: Approved,
      decidedByName: of.jmac.name,
      effectiveOn: '2026-11-20',
    });
  });

  it('approves once: of two at the same time one is told that it is decided', async () => {
    const of = await desk();
    const id = await checked(of, Budget);
    const { version } = (await read(of, id)).body;
    const answers = await Promise.all([
      decide(of.jmac.session, id, { action: 'approve' }, version),
      decide(of.jmac.session, id, { action: 'approve' }, version),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await server.database.client.expensePlan.count({ where: { mypageId: of.myPage.id } })).toBe(2);
  });

  it('declines with a reason, and nothing of the undertaking changes', async () => {
    const of = await desk();
    const id = await checked(of, Budget);
    const reason = '目的に合わない支出のため。';
    const declined = await decide(of.jmac.session, id, { action: 'decline', reason });
    expect(declined.body).toMatchObject({ status: Declined, decisionReason: reason });
    expect(await server.database.client.expensePlan.count({ where: { mypageId: of.myPage.id } })).toBe(1);
    expect((await begin(of, Budget)).status).toBe(201);
  });

  it('acts in the place of the business with a reason, and who handed it in does not approve it', async () => {
    const of = await desk();
    const create = (onBehalfReason?: string) =>
      server.call('createChangeRequest', {
        session: of.jmac.session,
        body: {
          mypageID: of.myPage.id,
          kind: Plan,
          changeReason: '店舗の移転',
          after: { plan: { siteName: '移転先' } },
          onBehalfReason,
        } as never,
      });
    expect(pointersOf(await create())).toEqual(['/onBehalfReason']);
    const { id } = (await create('電話で依頼を受けたため')).body;
    await handInPapers(of, id);
    expect(pointersOf(await decide(of.jmac.session, id, { action: 'submit' }))).toEqual(['/reason']);
    await decide(of.jmac.session, id, { action: 'submit', reason: '電話で依頼を受けたため' });
    await confirmPapers(id);
    const refused = await decide(of.jmac.session, id, { action: 'approve' });
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      expect.stringContaining('代わって入力・提出した本人'),
    ]);
  });

  it('is not approved by whoever entered a part of it for the business, whoever handed it in', async () => {
    const of = await desk();
    const { body } = await begin(of, Plan);
    const reason = '電話で依頼を受けたため';
    const entered = await decide(of.jmac.session, body.id, {
      after: { plan: { content: '配膳ロボットを2台導入する。' } },
      reason,
    });
    expect(entered.body.history[0]).toMatchObject({ action: 'update', isOnBehalf: true, comment: reason });
    await handInPapers(of, body.id);
    const other = await makeAdmin(server, 'JMAC');
    await decide(other.session, body.id, { action: 'submit', reason });
    await confirmPapers(body.id);
    for (const session of [of.jmac.session, other.session]) {
      const refused = await decide(session, body.id, { action: 'approve' });
      expect([refused.status, refused.problem.detail]).toEqual([409, expect.stringContaining('本人')]);
    }
    const third = await makeAdmin(server, 'JMAC');
    expect((await decide(third.session, body.id, { action: 'approve' })).body.status).toBe(Approved);
  });

  it('that takes a request back in the place of the business tells it so, and why', async () => {
    const of = await desk();
    const { id } = (await submitted(of, Plan)).body;
    const reason = '二重に提出されたため';
    const withdrawn = await decide(of.jmac.session, id, { action: 'withdraw', reason });
    expect(withdrawn.body).toMatchObject({
      status: Withdrawn,
      history: [{ isOnBehalf: true, comment: reason }, {}, {}],
    });
    await server.runJobs('sendMails');
    expect(server.mails.some(({ to, text }) => to === of.user.email && text.includes(reason))).toBe(true);
  });

  it.each([
    ['CS', 'approve', 403],
    ['BackOffice', 'approve', 403],
    ['BackOffice', 'forward', 403],
    ['MAFF', 'decline', 403],
    ['Inspector', 'approve', 403],
  ] as const)('%s does not %s', async (role, action, status) => {
    const of = await desk();
    const id = await checked(of, Plan);
    const people = { CS: of.cs, BackOffice: of.backOffice, MAFF: of.maff, Inspector: of.inspector };
    const answer = await decide(people[role].session, id, { action, reason: '理由' });
    expect(answer.status).toBe(status);
    expect((await read(of, id)).body.status).toBe(Submitted);
  });

  it('values are not the ministry’s or the back office’s to write', async () => {
    const of = await desk();
    const { body } = await begin(of, Plan);
    for (const { session } of [of.maff, of.backOffice])
      expect((await decide(session, body.id, { changeReason: '別の理由', reason: '電話' })).status).toBe(403);
  });

  it('has what waits for its decision among its work, the ministry what waits for its own', async () => {
    const of = await desk();
    const id = await checked(of, Suspension);
    const workOf = async (session: typeof of.jmac.session) =>
      (
        await server.call('listWorklist', {
          session,
          query: { project_id: of.project.id, limit: 200 } as never,
        })
      ).body.items
        .filter(({ kind }) => kind === 'change')
        .map(({ changeRequestId, title }) => [changeRequestId, title]);
    const waiting = [[id, '変更申請を確認する']];
    expect([await workOf(of.jmac.session), await workOf(of.maff.session)]).toEqual([waiting, []]);
    await decide(of.jmac.session, id, { action: 'forward' });
    expect([await workOf(of.jmac.session), await workOf(of.maff.session)]).toEqual([[], waiting]);
  });

  it('lists by status, kind, my page, round and word, page by page', { tags: ['slow'] }, async () => {
    const of = await desk();
    const { session } = of.jmac;
    const first = await submitted(of, Plan);
    const second = await submitted(of, Profile);
    const query = { mypage_id: of.myPage.id, status: [Submitted] as never[], limit: 1 };
    const page = await server.call('listChangeRequests', { session, query });
    expect([page.body.total, page.body.items.map(({ id }) => id)]).toEqual([2, [first.body.id]]);
    const cursor = page.body.nextCursor ?? '';
    const next = await server.call('listChangeRequests', { session, query: { ...query, cursor } });
    expect([next.body.nextCursor, next.body.items.map(({ id }) => id)]).toEqual([null, [second.body.id]]);
    const found = await server.call('listChangeRequests', {
      session,
      query: { project_id: of.project.id, kind: [Profile] as never[], q: of.myPage.displayCode },
    });
    expect(found.body.items.map(({ id }) => id)).toEqual([second.body.id]);
  });
});

describe('the ministry comes first', () => {
  const forwardsFirst = async (of: Awaited<ReturnType<typeof desk>>, kind: number, body: object = {}) => {
    const id = await checked(of, kind, body);
    const refused = await decide(of.jmac.session, id, { action: 'approve' });
    expect([refused.status, refused.problem.detail]).toEqual([409, expect.stringContaining('農林水産省')]);
    const forwarded = await decide(of.jmac.session, id, { action: 'forward' });
    expect(forwarded.body).toMatchObject({ status: MAFFConfirming, needsForward: true });
    return decide(of.maff.session, id, { action: 'approve' });
  };

  it.each([
    ['a suspension', Suspension],
    ['an abolition', Abolition],
  ])('for %s, and then the ministry approves', async (_what, kind) => {
    const of = await desk();
    expect((await forwardsFirst(of, kind)).body.status).toBe(Approved);
  });

  const moved = (yen: number) => ({
    after: {
      budget: {
        items: [
          {
            number: 1,
            expenseCategory: 1,
            expenseType: 2,
            description: '経費1',
            amountTaxExcluded: 8_000_000 - yen,
            eligibleAmount: 8_000_000 - yen,
          },
          {
            number: 2,
            expenseCategory: 2,
            expenseType: 2,
            description: '経費2',
            amountTaxExcluded: 2_000_000 + yen,
            eligibleAmount: 2_000_000 + yen,
          },
        ],
      },
    },
  });

  it('for one yen above 20 %, and not at 20.0 %', async () => {
    const at = await desk();
    const id = await checked(at, Budget, moved(2_000_000));
    const needless = await decide(at.jmac.session, id, { action: 'forward' });
    expect([needless.status, needless.problem.detail]).toEqual([409, expect.stringContaining('要りません')]);
    expect((await decide(at.jmac.session, id, { action: 'approve' })).body.status).toBe(Approved);
    const above = await forwardsFirst(await desk(), Budget, moved(2_000_001));
    expect(above.body.status).toBe(Approved);
  });

  it('for small changes that are more than 20 % together, and then counts from what the ministry has seen', async () => {
    const of = await desk();
    const small = await checked(of, Budget, moved(1_500_000));
    expect((await decide(of.jmac.session, small, { action: 'approve' })).body.status).toBe(Approved);
    // 500,001 yen more than the plan in force has: 5 % of it, and 20 % and a yen of the granted one.
    const seen = await forwardsFirst(of, Budget, moved(2_000_001));
    expect(seen.body).toMatchObject({
      status: Approved,
      budgetChange: { movedAmount: 500_001, isMinor: false },
    });
    const next = await checked(of, Budget, moved(2_500_000));
    expect((await decide(of.jmac.session, next, { action: 'approve' })).body.status).toBe(Approved);
  });

  it('by the limit of the round', async () => {
    const of = await desk();
    await server.call('updateProject', {
      session: of.jmac.session,
      path: { id: of.project.id },
      body: { minorChangePercent: 9 } as never,
    });
    expect((await forwardsFirst(of, Budget, moved(1_000_000))).body.budgetChange).toMatchObject({
      limitPercent: 9,
      limitAmount: 900_000,
    });
  });

  it('for a deadline past the fiscal year: 31 March is within it, 1 April is not', async () => {
    const until = (completionDeadline: string) => ({
      after: { delay: { plannedCompletionOn: '2027-03-20', completionDeadline } },
    });
    const within = await checked(await desk(), Delay, until('2027-03-31'));
    const of = await desk();
    expect((await read(of, within)).body.needsForward).toBe(false);
    const beyond = await forwardsFirst(of, Delay, until('2027-04-01'));
    expect(beyond.body.status).toBe(Approved);
  });
});

describe('a withdrawal', () => {
  const handedInOn = async (decidedOn: string, now?: string) => {
    const of = await desk({ grantDecisionOn: new Date(decidedOn), startOn: null });
    const { body } = await begin(of, Withdrawal);
    expect(body.documents.map(({ documentType }) => documentType)).toEqual([DocumentType.GrantWithdrawal]);
    await handInPapers(of, body.id);
    await keepSessions(server);
    if (now !== undefined) server.setNow(now);
    const answer = await own(of, body.id, { action: 'submit' });
    server.setNow(TEST_NOW);
    return answer;
  };

  // Today is Friday, 20 November 2026.
  it('is handed in on the 15th day after the decision, and not on the 16th', async () => {
    expect((await handedInOn('2026-11-05')).status).toBe(200);
    const late = await handedInOn('2026-11-04');
    expect([late.status, late.problem.detail]).toEqual([409, expect.stringContaining('15日以内')]);
  });

  it('is handed in on the next business day where the 15th is none, up to its last second', async () => {
    // The 22nd is a Sunday, the 23rd a holiday.
    expect((await handedInOn('2026-11-07', '2026-11-24T14:59:59Z')).status).toBe(200);
    expect((await handedInOn('2026-11-07', '2026-11-24T15:00:00Z')).status).toBe(409);
  });

  it('that came in time is approved later', async () => {
    const of = await desk({ grantDecisionOn: new Date('2026-11-05'), startOn: null });
    const id = await checked(of, Withdrawal);
    await keepSessions(server);
    server.setNow('2026-12-01T01:00:00Z');
    const answer = await decide(of.jmac.session, id, { action: 'approve' });
    server.setNow(TEST_NOW);
    expect(answer.body.status).toBe(Approved);
  });

  it('before the decision is a refusal of the adoption, on a paper of its own', async () => {
    const of = await desk({ grantDecisionOn: null, startOn: null, progressPhase: 0 });
    const { body } = await begin(of, Withdrawal);
    expect(body.documents.map(({ documentType }) => documentType)).toEqual([DocumentType.AdoptionWithdrawal]);
  });
});
