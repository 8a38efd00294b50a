import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNumber, placeOfAccount } from '#bff/core/secrets/sealedNumber.ts';
import {
  ChangeRequestKind,
  ChangeRequestStatus,
  DelayStatus,
  DocumentType,
  PaymentStatus,
  ProjectStatus,
} from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { makePayment } from '#bff/testing/bankAccounts.ts';
import { changeTools, planned, tenMillion } from '#bff/testing/changes.ts';
import { actionTools, completed } from '#bff/testing/myPageActions.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { type Desk, keepSessions } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { begin, own, decide, read, list, desk, submitted, checked, approved, myPage } = changeTools(
  () => server,
);
const { act, offerOf, inspected } = actionTools(() => server);

const { Abolition, Budget, Delay, Plan, Profile, Suspension, Withdrawal } = ChangeRequestKind;
const { Approved, Submitted } = ChangeRequestStatus;

const sectionOf = (of: Desk, documentType: number) =>
  server.database.client.section.findFirst({
    where: { mypageId: of.myPage.id, documentType, deletedAt: null },
  });

describe('an approved change of the plan', () => {
  it('writes title and site, keeps what was before, and asks for the notice of the approval', async () => {
    const of = await desk();
    const after = {
      plan: { planTitle: '配膳ロボット3台による省人化', siteName: '新店舗', siteAddress: '千代田区2-2' },
    };
    const answer = await approved(of, Plan, { after });
    expect(answer.body).toMatchObject({
      status: Approved,
      before: { plan: { planTitle: '配膳ロボットによる省人化', siteName: 'みらい食堂 霞が関店' } },
    });
    expect(await myPage(of)).toMatchObject({ planTitle: '配膳ロボット3台による省人化', siteName: '新店舗' });
    const notice = await sectionOf(of, DocumentType.ChangeApprovalNotice);
    expect(notice).toMatchObject({ changeRequestId: answer.body.id });
  });

  it('gives each request papers of its own', { tags: ['slow'] }, async () => {
    const of = await desk();
    const first = await approved(of, Plan);
    const second = await begin(of, Plan, { after: { plan: { siteName: '別の店舗' } } });
    const [form] = second.body.documents;
    expect(form?.status).toBe(0);
    const { documents } = (await read(of, first.body.id)).body;
    const old = documents.find(({ documentType }) => documentType === form?.documentType);
    expect([old?.status, old?.sectionId === form?.sectionId]).toEqual([3, false]);
  });
});

describe('an approved change of the allotment', () => {
  const items = [planned(1, 1, 7_500_000), planned(2, 2, 3_000_000)];

  it('is the plan from its day on; the one before stays readable; the grant does not rise', async () => {
    const of = await desk({ grantAmount: 5_000_000 });
    const id = await checked(of, Budget, { after: { budget: { items } } });
    await decide(of.jmac.session, id, { action: 'approve', effectiveOn: '2026-11-12' });
    const { session } = of.user;
    const query = { mypageID: of.myPage.id };
    const { body } = await server.call('listUserExpensePlans', { session, query });
    expect(body.items).toMatchObject([
      {
        version: 2,
        effectiveOn: '2026-11-12',
        isInForce: true,
        changeRequestId: id,
        eligibleAmount: 10_500_000,
      },
      {
        version: 1,
        effectiveOn: '2026-07-01',
        isInForce: false,
        changeRequestId: null,
        eligibleAmount: 10_000_000,
      },
    ]);
    expect(body.items[1]?.items.map(({ eligibleAmount }) => eligibleAmount)).toEqual(
      tenMillion.map(({ eligibleAmount }) => eligibleAmount),
    );
    expect(await myPage(of)).toMatchObject({
      eligibleCost: 10_500_000n,
      totalCost: 11_500_000n,
      grantAmount: 5_000_000n,
    });
    const path = { id: of.myPage.id };
    const desk2 = await server.call('listExpensePlans', { session: of.jmac.session, path });
    expect(desk2.body.items).toHaveLength(2);
  });

  it('counts neither from a day to come nor from before the plan that it takes the place of', {
    tags: ['slow'],
  }, async () => {
    const of = await desk();
    const id = await checked(of, Budget);
    const on = (effectiveOn: string) => decide(of.jmac.session, id, { action: 'approve', effectiveOn });
    for (const day of ['2026-11-21', '2026-06-30']) {
      const refused = await on(day);
      expect([refused.status, refused.problem.errors?.[0]?.pointer]).toEqual([400, '/effectiveOn']);
    }
    expect((await on('2026-11-20')).status).toBe(200);
  });

  it('keeps showing what it was decided on, whatever is changed later', { tags: ['slow'] }, async () => {
    const of = await desk();
    const first = await approved(of, Budget, { after: { budget: { items } } });
    await approved(of, Budget, {
      after: { budget: { items: [planned(1, 1, 7_400_000), planned(2, 2, 3_100_000)] } },
    });
    const { body } = await read(of, first.body.id);
    expect(body.before.budget?.items.map(({ eligibleAmount }) => eligibleAmount)).toEqual([
      8_000_000, 2_000_000,
    ]);
    expect(body.budgetChange).toMatchObject({ eligibleBefore: 10_000_000, eligibleAfter: 10_500_000 });
  });
});

describe('an approved notice of other particulars', () => {
  it('writes the corporation as of its day', async () => {
    const of = await desk();
    const after = { profile: { representativeName: '見本 次郎', building: '見本ビル2階' } };
    const answer = await approved(of, Profile, { after, effectiveOn: '2026-11-10' });
    expect(answer.body.effectiveOn).toBe('2026-11-10');
    const corporation = await server.database.client.corporation.findUniqueOrThrow({
      where: { id: of.corporation.id },
    });
    expect(corporation).toMatchObject({ representativeName: '見本 次郎', building: '見本ビル2階' });
  });

  it('is asked for its paper also when the amount is final; nothing else can be asked for then', {
    tags: ['slow'],
  }, async () => {
    const of = await desk({
      ...completed,
      progressPhase: 3,
      projectStatus: ProjectStatus.NotifiedAmount,
      confirmedAmount: 7_900_000,
      confirmedOn: toDate('2026-11-16'),
    });
    const answer = await approved(of, Profile);
    expect(answer.body).toMatchObject({
      status: Approved,
      documents: [{ documentType: DocumentType.ChangeProfileNotice, status: 3 }],
    });
    expect((await begin(of, Plan)).status).toBe(409);
  });

  const account = {
    bankCode: '9991',
    bankName: '例示銀行',
    bankNameKana: 'ﾚｲｼﾞ',
    branchCode: '002',
    branchName: '新店',
    branchNameKana: 'ｼﾝﾃﾝ',
    accountType: 0,
    accountNumber: '７６５４３２１',
    accountHolderKana: 'ﾐﾎﾝｼﾖｸﾄﾞｳ',
    accountHolder: '見本食堂',
  };

  it('writes another account, which is to be confirmed again; the office reads three digits of it', async () => {
    const of = await desk();
    await actionTools(() => server).withAccount(of);
    const after = { profile: { bankAccount: account } };
    const request = await submitted(of, Profile, { after });
    expect(request.body.after.profile?.bankAccount?.accountNumber).toBe('7654321');
    expect((await read(of, request.body.id)).body.after.profile?.bankAccount?.accountNumber).toBe('****321');
    const trail = await server.database.client.auditEntry.findMany({
      where: { targetKind: 'changeRequest' },
    });
    expect(JSON.stringify(trail.map(({ after: kept }) => kept))).not.toContain('7654321');
    await server.database.client.section.updateMany({
      where: { changeRequestId: request.body.id },
      data: { status: 3 },
    });
    const answer = await decide(of.jmac.session, request.body.id, { action: 'approve' });
    expect([answer.status, answer.problem?.detail]).toEqual([200, undefined]);
    const { secrets } = server.scopes.forSystem('test');
    const row = await server.database.client.bankAccount.findFirstOrThrow({
      where: { corporationId: of.corporation.id },
    });
    expect([
      openNumber(secrets, row.accountNumber, placeOfAccount(of.corporation.id)),
      row.confirmedAt,
    ]).toEqual(['7654321', null]);
  });

  it('does not ask for another account while a payment to the present one is under way', async () => {
    const of = await desk();
    await actionTools(() => server).withAccount(of);
    await makePayment(server, of.myPage.id, PaymentStatus.Exported);
    const answer = await begin(of, Profile, { after: { profile: { bankAccount: account } } });
    expect([answer.status, answer.problem.errors?.[0]?.pointer]).toEqual([400, '/after/profile/bankAccount']);
  });

  it('cannot name an account where none is registered', async () => {
    const of = await desk();
    const answer = await begin(of, Profile, { after: { profile: { bankAccount: account } } });
    expect(answer.problem.errors?.[0]?.pointer).toBe('/after/profile/bankAccount');
  });
});

describe('an approved delay (D4)', () => {
  const carriedOver = {
    after: { delay: { plannedCompletionOn: '2027-05-31', completionDeadline: '2027-06-30' } },
  };

  it('gives the undertaking a deadline of its own: its dates, its delay and its due days go by it', async () => {
    const of = await desk();
    const answer = await approved(of, Delay, carriedOver);
    expect(answer.body.documents.map(({ documentType }) => documentType)).toContain(
      DocumentType.DelayCarryOverSheet,
    );
    expect(await myPage(of)).toMatchObject({ plannedCompletionOn: toDate('2027-05-31') });
    const own2 = await server.call('updateUserMyPage', {
      session: of.user.session,
      body: { plannedCompletionOn: '2027-06-15' } as never,
    });
    expect(own2.body).toMatchObject({ plannedCompletionOn: '2027-06-15', completionDeadline: '2027-06-30' });
    const beyond = await act(of, { plannedCompletionOn: '2027-07-01' });
    expect([beyond.status, beyond.problem.detail]).toEqual([400, expect.stringContaining('変更申請')]);
    await keepSessions(server);
    server.setNow('2027-04-20T01:00:00Z');
    await act(of, { memo: '期限の後' });
    const { delayCauses } = await myPage(of);
    expect(JSON.stringify(delayCauses)).not.toContain('forecastPastDeadline');
    const done = await server.call('updateUserMyPage', {
      session: of.user.session,
      body: { completionOn: '2027-04-19' } as never,
    });
    server.setNow(TEST_NOW);
    expect(done.body.reportDueOn).toBe('2027-05-19');
  });

  it('without another deadline only moves the planned day, and cannot pass the deadline', async () => {
    const of = await desk();
    const past = await begin(of, Delay, { after: { delay: { plannedCompletionOn: '2027-02-16' } } });
    expect([past.status, past.problem.errors?.[0]?.pointer]).toEqual([
      400,
      '/after/delay/completionDeadline',
    ]);
    await approved(of, Delay, { after: { delay: { plannedCompletionOn: '2027-02-15' } } });
    expect(await myPage(of)).toMatchObject({
      plannedCompletionOn: toDate('2027-02-15'),
      completionDeadline: null,
    });
  });

  it('may be approved when the new day has passed while it was looked at; handed in, it was ahead', {
    tags: ['slow'],
  }, async () => {
    const of = await desk();
    const id = await checked(of, Delay, { after: { delay: { plannedCompletionOn: '2027-02-01' } } });
    await keepSessions(server);
    server.setNow('2027-02-02T01:00:00Z');
    const answer = await decide(of.jmac.session, id, { action: 'approve' });
    server.setNow(TEST_NOW);
    expect([answer.status, answer.problem?.detail]).toEqual([200, undefined]);
    expect(await myPage(of)).toMatchObject({ plannedCompletionOn: toDate('2027-02-01') });
  });

  it('is carried over by one fiscal year at most', async () => {
    const of = await desk();
    const late = { plannedCompletionOn: '2028-03-01', completionDeadline: '2028-04-01' };
    const answer = await begin(of, Delay, { after: { delay: late } });
    expect(answer.problem.errors).toMatchObject([{ pointer: '/after/delay/completionDeadline' }]);
  });
});

describe('an approved suspension', () => {
  it('pauses the delay for its days, and not a day longer', async () => {
    const of = await desk({ plannedCompletionOn: toDate('2026-11-30') });
    await approved(of, Suspension, { after: { suspension: { from: '2026-11-25', until: '2026-12-25' } } });
    const delayOn = async (now: string) => {
      await keepSessions(server);
      server.setNow(now);
      expect((await act(of, { memo: now })).status).toBe(200);
      return (await myPage(of)).delayStatus;
    };
    expect(await delayOn('2026-12-01T01:00:00Z')).toBe(DelayStatus.None);
    expect(await delayOn('2026-12-25T14:59:00Z')).toBe(DelayStatus.None);
    expect(await delayOn('2026-12-25T15:00:00Z')).toBe(DelayStatus.Delayed);
    server.setNow(TEST_NOW);
    const { body } = await server.call('getMyPage', { path: { id: of.myPage.id }, session: of.jmac.session });
    expect(body).toMatchObject({
      projectStatus: ProjectStatus.Progressing,
      suspendedFromOn: '2026-11-25',
      suspendedUntilOn: '2026-12-25',
    });
  });
});

describe('an approved abolition or withdrawal', () => {
  it.each([
    ['abolition', Abolition, {}],
    ['withdrawal', Withdrawal, { grantDecisionOn: toDate('2026-11-16'), startOn: null }],
  ])('(%s) ends the undertaking with the reason of its business', async (_name, kind, dates) => {
    const of = await desk(dates);
    const answer = await approved(of, kind, { changeReason: '店舗を閉じるため' });
    expect(answer.body.status).toBe(Approved);
    expect(await myPage(of)).toMatchObject({
      projectStatus: ProjectStatus.Canceled,
      delayStatus: DelayStatus.Exit,
      cancelReason: expect.stringContaining('店舗を閉じるため'),
    });
    expect((await begin(of, Profile)).status).toBe(409);
  });
});

describe('while a request is open', () => {
  it('the result is not confirmed; a draft that nobody handed in does not stand in its way', async () => {
    const of = await inspected();
    const { id } = (await begin(of, Plan)).body;
    expect(await offerOf(of, 'confirmResult')).toMatchObject({ allowed: true });
    await server.database.client.changeRequest.update({
      where: { id },
      data: { status: Submitted, submittedAt: TEST_NOW },
    });
    const refused = await act(of, { action: 'confirmResult' });
    expect([refused.status, refused.problem.detail]).toEqual([409, expect.stringContaining('変更申請')]);
    await decide(of.jmac.session, id, { action: 'decline', reason: '不要となったため' });
    expect((await act(of, { action: 'confirmResult' })).status).toBe(200);
    const settled = await begin(of, Budget);
    expect([settled.status, settled.problem.detail]).toEqual([409, expect.stringContaining('実績の確認')]);
  });

  it('a completed undertaking has nothing to be late with', async () => {
    const of = await desk(completed);
    const { body } = await begin(of, Delay);
    expect(body.availableActions.find(({ action }) => action === 'submit')).toMatchObject({
      allowed: false,
      reason: expect.stringContaining('完了しているため'),
    });
  });

  it('its papers fall away when it is taken back: the untouched are gone, the others no longer required', async () => {
    const of = await desk();
    const { id } = (await submitted(of, Plan)).body;
    const draft = (await begin(of, Suspension)).body;
    await own(of, id, { action: 'withdraw' });
    await own(of, draft.id, { action: 'withdraw' });
    expect(await list(draft.id)).toEqual([]);
    expect(await list(id)).toMatchObject([{ isRequired: false, requiredBecause: null }]);
  });
});

describe('the old way', () => {
  it('is gone: no paper of a change begins without its request, for the business nor for the office', async () => {
    const of = await desk();
    const papers = [
      DocumentType.ChangeApplicationForm,
      DocumentType.ChangeProfileNotice,
      DocumentType.DelayReportForm,
      DocumentType.SuspensionApplicationForm,
      DocumentType.GrantWithdrawal,
    ];
    for (const documentType of papers) {
      const body = { mypageID: of.myPage.id, documentType } as never;
      const answers = [
        await server.call('createUserSection', { session: of.user.session, body }),
        await server.call('createSection', { session: of.jmac.session, body }),
      ];
      for (const { status, problem } of answers)
        expect([status, problem.detail]).toEqual([400, expect.stringContaining('変更申請')]);
    }
  });

  it('a delay is not asked for by a paper: the business is told to report it', async () => {
    const of = await desk({ plannedCompletionOn: toDate('2026-11-19') });
    await act(of, { memo: '確認' });
    expect(await sectionOf(of, DocumentType.DelayReportForm)).toBeNull();
    const page = () =>
      server.call('getUserMyPage', {
        session: of.user.session,
        query: { projectID: of.project.id, corporationID: of.corporation.id },
      });
    expect((await page()).body.nextAction).toMatchObject({ kind: 'reportDelay' });
    const { body } = await begin(of, Delay);
    expect((await page()).body.nextAction.kind).not.toBe('reportDelay');
    await server.database.client.changeRequest.update({
      where: { id: body.id },
      data: { status: 2, submittedAt: TEST_NOW },
    });
    expect((await page()).body.nextAction).toMatchObject({ kind: 'answerChange' });
  });
});
