import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AmountProposalKind,
  AmountProposalStatus,
  PaperKind,
  ProjectStatus,
} from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { amountTools } from '#bff/testing/amounts/amountTools.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { readPdf } from '#bff/testing/readPdf.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { addDeal, addPlan, approvedAmount, calculation, checkedAmount, moveAmount, propose, readProposal } =
  amountTools(() => server);

const { Confirmation, GrantDecision } = AmountProposalKind;
const { Approved, Checked, Proposed, Returned } = AmountProposalStatus;

/** Planned 8,000,000 and 2,000,000 yen in two categories; paid, and of the first 600 not accepted. */
const settled = async (myPage: object = {}): Promise<Desk> => {
  const of = await makeDesk(server, {
    myPage: { projectStatus: ProjectStatus.ResultConfirmed, grantAmount: 5_000_000, ...myPage },
  });
  await addPlan(of, [
    [1, 8_000_000],
    [2, 2_000_000],
  ]);
  await addDeal(of, { number: 1, expenseCategory: 1, yen: 7_431_999, excluded: 600 });
  await addDeal(of, { number: 2, expenseCategory: 2, yen: 1_900_000 });
  return of;
};

/** An undertaking whose grant is still to be decided. */
const undecided = async (myPage: object = {}): Promise<Desk> => {
  const of = await makeDesk(server, {
    myPage: { grantAmount: null, grantDecisionOn: null, startOn: null, progressPhase: 0, ...myPage },
  });
  await addPlan(of, [
    [1, 8_000_001],
    [2, 2_000_000],
  ]);
  return of;
};

const pointersOf = ({ problem }: { problem: { errors?: readonly { pointer: string }[] } }) =>
  problem.errors?.map(({ pointer }) => pointer);

const stepsOf = ({ body }: { body: { history: readonly { action: string }[] } }) =>
  body.history.map(({ action }) => action);

describe('the calculation of the confirmed amount', () => {
  it('goes line by line from what was planned, claimed and excluded to the amount', async () => {
    const { status, body } = await calculation(await settled(), Confirmation);
    expect([status, body.refusal]).toEqual([200, null]);
    expect(body.calculation).toMatchObject({
      lines: [
        { expenseCategory: 1, planAmount: 8_000_000, claimedAmount: 7_431_999, excludedAmount: 600 },
        { expenseCategory: 2, planAmount: 2_000_000, claimedAmount: 1_900_000, eligibleAmount: 1_900_000 },
      ],
      excludedItems: [
        { number: 1, excludedAmount: 600, excludedReason: '振込手数料は補助の対象になりません。' },
      ],
      itemCount: 2,
      eligibleAmount: 9_331_399,
      shareAmount: 4_665_699,
      roundedAmount: 4_665_000,
      ceilingAmount: 5_000_000,
      calculatedAmount: 4_665_000,
      paidAmount: 0,
    });
  });

  it('stops at the grant, and tells what was paid on estimate', async () => {
    const of = await settled({ grantAmount: 4_000_000 });
    await server.database.client.payment.create({
      data: {
        mypageId: of.myPage.id,
        method: 1,
        status: 5,
        amount: 1_500_000,
        isOneHanded: true,
        paidOn: toDate('2026-11-04'),
      },
    });
    const { calculation: now } = (await calculation(of, Confirmation)).body;
    expect([now.roundedAmount, now.calculatedAmount, now.paidAmount]).toEqual([
      4_665_000, 4_000_000, 1_500_000,
    ]);
  });

  it('cannot be proposed before the result is confirmed', async () => {
    const of = await settled({ projectStatus: ProjectStatus.Progressing });
    expect((await calculation(of, Confirmation)).body.refusal).toContain('実績の確認が終わってから');
    const refused = await propose(of, Confirmation);
    expect([refused.status, refused.problem.code]).toEqual([409, 1004]);
  });
});

describe('the calculation of the grant', () => {
  it('is of the plan in force, at most what was applied for, and allotted to the categories to the yen', async () => {
    const of = await undecided({ appliedAmount: 4_999_000 });
    const { body } = await propose(of, GrantDecision);
    expect(body).toMatchObject({ kind: GrantDecision, amount: 4_999_000, isDeviating: false });
    expect(body.calculation).toMatchObject({
      shareAmount: 5_000_000,
      roundedAmount: 5_000_000,
      programmeCapAmount: 10_000_000,
      appliedAmount: 4_999_000,
    });
    expect(body.allotments.map(({ amount }) => amount).reduce((a, b) => a + b)).toBe(4_999_000);
  });

  it('is of the registered cost where an undertaking came without a plan', async () => {
    const of = await makeDesk(server, { myPage: { eligibleCost: 3_001_999, appliedAmount: 8_000_000 } });
    expect((await calculation(of, GrantDecision)).body.calculation).toMatchObject({
      lines: [{ expenseCategory: null, eligibleAmount: 3_001_999 }],
      planVersion: null,
      calculatedAmount: 1_500_000,
    });
  });
});

describe('three people', () => {
  it('propose, check and approve; each is named, and the steps are kept', async () => {
    const of = await settled();
    const approved = await approvedAmount(of, Confirmation);
    expect(approved.body).toMatchObject({
      status: Approved,
      proposedByName: of.jmac.name,
      checkedByName: of.backOffice.name,
      isStale: false,
    });
    expect(stepsOf(approved)).toEqual(['approve', 'check', 'propose']);
    const trail = await server.database.client.auditEntry.findMany({
      where: { targetKind: 'amountProposal', targetId: String(approved.body.id) },
      orderBy: { id: 'asc' },
    });
    expect(trail.map(({ action }) => action)).toEqual(['created', 'check', 'approve']);
  });

  it('who proposed does not check, and is told so before he presses', async () => {
    const of = await settled();
    const { id, availableActions } = (await propose(of, Confirmation)).body;
    expect(availableActions.find(({ action }) => action === 'check')).toMatchObject({ allowed: false });
    const refused = await moveAmount(of.jmac.session, id, { action: 'check' });
    expect([refused.status, refused.problem.detail]).toEqual([409, expect.stringContaining('起案した本人')]);
  });

  it.each(['who proposed', 'who checked'])('%s does not approve', async (who) => {
    const of = await settled();
    const colleague = await makeAdmin(server, 'JMAC');
    const { id } = (await propose(of, Confirmation)).body;
    await moveAmount(colleague.session, id, { action: 'check' });
    const session = who === 'who proposed' ? of.jmac.session : colleague.session;
    const refused = await moveAmount(session, id, { action: 'approve' });
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      expect.stringContaining('本人は承認できません'),
    ]);
  });

  it('are three in the database too', async () => {
    const of = await settled();
    const { id } = (await checkedAmount(of, Confirmation)).body;
    const approvedAt = new Date();
    const approve = (approvedById: number) =>
      server.database.client.amountProposal.update({
        where: { id },
        data: { status: Approved, approvedById, approvedAt },
      });
    await expect(approve(of.jmac.id)).rejects.toThrow('amount_proposal_people_check');
    await expect(approve(of.backOffice.id)).rejects.toThrow('amount_proposal_people_check');
  });

  it('of two approvals at the same time one counts', async () => {
    const of = await settled();
    const { id, version } = (await checkedAmount(of, Confirmation)).body;
    const approver = await makeAdmin(server, 'JMAC');
    const press = () => moveAmount(approver.session, id, { action: 'approve' }, version);
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it.each([
    ['BackOffice', 'approve'],
    ['BackOffice', 'propose'],
    ['MAFF', 'check'],
    ['CS', 'check'],
    ['Inspector', 'check'],
  ] as const)('%s does not %s', async (role, action) => {
    const of = await settled();
    const { id } = (await propose(of, Confirmation)).body;
    const { session } = await makeAdmin(server, role);
    expect((await moveAmount(session, id, { action })).status).toBe(403);
  });
});

describe('a proposal', () => {
  it('is one of its kind until it is told', async () => {
    const of = await settled();
    await propose(of, Confirmation);
    const again = await propose(of, Confirmation);
    expect([again.status, again.problem.detail]).toEqual([409, expect.stringContaining('途中にあります')]);
  });

  it('that deviates says why, and is marked for those who come next', async () => {
    const of = await settled();
    const silent = await propose(of, Confirmation, { amount: 4_000_000 });
    expect([silent.status, pointersOf(silent)]).toEqual([400, ['/deviationReason']]);
    const deviationReason = '共同利用分の按分により減額';
    const { body } = await propose(of, Confirmation, { amount: 4_000_000, deviationReason });
    expect(body).toMatchObject({ isDeviating: true, calculatedAmount: 4_665_000, deviationReason });
  });

  it.each([
    ['above the grant', 5_001_000],
    ['in odd yen', 4_000_500],
  ])('%s is refused', async (_what, amount) => {
    const refused = await propose(await settled(), Confirmation, { amount, deviationReason: '理由' });
    expect([refused.status, pointersOf(refused)]).toEqual([400, ['/amount']]);
  });

  it('is returned with a reason and comes again with the calculation as it is then', async () => {
    const of = await settled();
    const { id } = (await checkedAmount(of, Confirmation)).body;
    const silent = await moveAmount(of.jmac.session, id, { action: 'return' });
    expect([silent.status, pointersOf(silent)]).toEqual([400, ['/reason']]);
    const reason = '対象外の理由が足りません。';
    const returned = await moveAmount(of.jmac.session, id, { action: 'return', reason });
    expect(returned.body).toMatchObject({ status: Returned, returnReason: reason, checkedByName: null });
    const again = await moveAmount(of.jmac.session, id, { action: 'propose' });
    expect(again.body).toMatchObject({ status: Proposed, number: 1, returnReason: null });
    expect(stepsOf(again)).toEqual(['propose', 'return', 'check', 'propose']);
  });

  it('takes an amount only while it is proposed', async () => {
    const of = await settled();
    const { id } = (await propose(of, Confirmation)).body;
    const refused = await moveAmount(of.backOffice.session, id, { action: 'check', amount: 1 });
    expect([refused.status, pointersOf(refused)]).toEqual([400, ['/amount']]);
  });

  it('whose rows changed since cannot be approved', async () => {
    const of = await settled();
    const { id } = (await checkedAmount(of, Confirmation)).body;
    await server.database.client.paymentItem.updateMany({
      where: { mypageId: of.myPage.id, number: 2 },
      data: { eligibleAmount: 1_800_000, version: { increment: 1 } },
    });
    const approver = await makeAdmin(server, 'JMAC');
    const refused = await moveAmount(approver.session, id, { action: 'approve' });
    expect([refused.status, refused.problem.detail]).toEqual([409, expect.stringContaining('変わりました')]);
    expect((await readProposal(of, id)).body.isStale).toBe(true);
  });

  it('is set back by itself when the result is open again, whoever had approved it', async () => {
    const of = await settled();
    const { id } = (await approvedAmount(of, Confirmation)).body;
    await server.call('updateMyPage', {
      session: of.jmac.session,
      path: { id: of.myPage.id },
      body: { action: 'revertResult', reason: '証憑の差替えがあったため' } as never,
    });
    const { body } = await readProposal(of, id);
    expect(body).toMatchObject({ status: Returned, approvedByName: null });
    expect(body.history[0]).toMatchObject({ action: 'return', comment: expect.stringContaining('自動で') });
  });

  it('of the grant is set back when what is applied for changes', async () => {
    const of = await undecided();
    const { id } = (await approvedAmount(of, GrantDecision)).body;
    await server.call('updateMyPage', {
      session: of.jmac.session,
      path: { id: of.myPage.id },
      body: { appliedAmount: 4_000_000 } as never,
    });
    expect((await readProposal(of, id)).body).toMatchObject({ status: Returned, amount: 5_000_000 });
    const again = await moveAmount(of.jmac.session, id, { action: 'propose' });
    expect(again.body).toMatchObject({ status: Proposed, amount: 4_000_000 });
  });
});

describe('the list of proposals', () => {
  it('has what waits for a person, never what he proposed or checked himself', async () => {
    const of = await settled();
    const idsFor = async (session: Desk['jmac']['session'], status: number) =>
      (
        await server.call('listAmountProposals', {
          session,
          query: { mypage_id: of.myPage.id, status: [status] as never[], notOwn: true },
        })
      ).body.items.map(({ id }) => id);
    const { id } = (await propose(of, Confirmation)).body;
    expect(await idsFor(of.jmac.session, Proposed)).toEqual([]);
    expect(await idsFor(of.backOffice.session, Proposed)).toEqual([id]);
    const colleague = await makeAdmin(server, 'JMAC');
    await moveAmount(colleague.session, id, { action: 'check' });
    const third = await makeAdmin(server, 'JMAC');
    expect(await idsFor(colleague.session, Checked)).toEqual([]);
    expect(await idsFor(third.session, Checked)).toEqual([id]);
  });

  it('is the work of the next person, and what there is to do is said', async () => {
    const of = await settled();
    const workOf = async (session: Desk['jmac']['session']) =>
      (
        await server.call('listWorklist', {
          session,
          query: { project_id: of.project.id, limit: 200 } as never,
        })
      ).body.items
        .filter(({ kind }) => kind === 'amount')
        .map(({ amountProposalId, title }) => [amountProposalId, title]);
    const { id } = (await propose(of, Confirmation)).body;
    expect([await workOf(of.jmac.session), await workOf(of.backOffice.session)]).toEqual([
      [],
      [[id, '起案された額を確認する']],
    ]);
    await moveAmount(of.backOffice.session, id, { action: 'check' });
    const third = await makeAdmin(server, 'JMAC');
    expect([await workOf(of.jmac.session), await workOf(third.session)]).toEqual([
      [],
      [[id, '確認された額を承認する']],
    ]);
  });

  it('is read by status, kind, round and word, page by page', async () => {
    const of = await settled();
    const { session } = of.maff;
    await propose(of, Confirmation);
    const { body } = await server.call('listAmountProposals', {
      session,
      query: {
        project_id: of.project.id,
        kind: [Confirmation] as never[],
        q: of.myPage.displayCode,
        limit: 1,
      },
    });
    expect([body.total, body.items[0]?.mypage.displayCode]).toEqual([1, of.myPage.displayCode]);
    const other = await server.call('listAmountProposals', {
      session,
      query: { project_id: of.project.id, kind: [GrantDecision] as never[] },
    });
    expect(other.body.total).toBe(0);
  });
});

describe('the decision on the grant', () => {
  const decide = (of: Desk, body: object = {}) =>
    server.call('updateMyPage', {
      session: of.jmac.session,
      path: { id: of.myPage.id },
      body: { action: 'decideGrant', ...body } as never,
    });

  it('is made with the approved amount as of its day, once; the business reads it', async () => {
    const of = await undecided();
    const early = await decide(of);
    expect([early.status, early.problem.detail]).toEqual([409, expect.stringContaining('承認された額')]);
    const { id } = (await approvedAmount(of, GrantDecision)).body;
    const done = await decide(of, { grantDecisionOn: '2026-11-18', grantNumber: '補助第0023号' });
    expect(done.body).toMatchObject({
      grantAmount: 5_000_000,
      grantDecisionOn: '2026-11-18',
      grantNumber: '補助第0023号',
      projectStatus: ProjectStatus.Progressing,
    });
    expect((await readProposal(of, id)).body.status).toBe(AmountProposalStatus.Applied);
    await server.runJobs('sendMails');
    const told = await server.database.client.notification.findFirstOrThrow({
      where: { mypageId: of.myPage.id },
      orderBy: { id: 'desc' },
    });
    expect(told.body).toContain('5,000,000円');
    expect(server.mails.some(({ to, subject }) => to === of.user.email && subject.includes('交付'))).toBe(
      true,
    );
    expect((await decide(of)).status).toBe(409);
  });

  it.each([
    ['before it was applied for', '2026-07-01'],
    ['in the future', '2026-11-21'],
  ])('is not of a day %s, and the proposal stays approved', async (_what, grantDecisionOn) => {
    const of = await undecided();
    const { id } = (await approvedAmount(of, GrantDecision)).body;
    const refused = await decide(of, { grantDecisionOn });
    expect([refused.status, pointersOf(refused)]).toEqual([400, ['/grantDecisionOn']]);
    expect((await readProposal(of, id)).body.status).toBe(Approved);
  });

  it('made again changes the amount and keeps its first day', async () => {
    const of = await makeDesk(server, { myPage: { eligibleCost: 12_000_000 } });
    const { body } = await approvedAmount(of, GrantDecision);
    expect(body.amount).toBe(6_000_000);
    const moved = await decide(of, { grantDecisionOn: '2026-11-18' });
    expect([moved.status, pointersOf(moved)]).toEqual([400, ['/grantDecisionOn']]);
    expect((await decide(of)).body).toMatchObject({ grantAmount: 6_000_000, grantDecisionOn: '2026-07-23' });
  });

  it('cannot be typed past the three people', async () => {
    const of = await undecided();
    const type = (body: object) =>
      server.call('updateMyPage', {
        session: of.jmac.session,
        path: { id: of.myPage.id },
        body: body as never,
      });
    const answers = [
      await type({ grantAmount: 5_000_000 }),
      await type({ grantDecisionOn: '2026-11-18' }),
      await type({ action: 'decideGrant', grantAmount: 5_000_000 }),
      await type({ action: 'notifyAmount', confirmedAmount: 5_000_000 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });
});

describe('the specimen of the paper of an amount', () => {
  const printed = async ({ maff }: Desk, id: number) => {
    const headers = { 'x-admin-session': maff.session.token };
    const response = await fetch(new URL(`/api/admin/amount_proposal/${id}/paper`, server.url), { headers });
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('.pdf'),
    ]);
    return readPdf(new Uint8Array(await response.arrayBuffer()));
  };

  it('is a draft until it is told, with the amount, the allotment and to whom it goes', async () => {
    const of = await undecided();
    const { id } = (await propose(of, GrantDecision)).body;
    const { text, title } = await printed(of, id);
    expect(title).toContain('交付決定通知書');
    for (const words of ['案（通知前）', of.corporation.name, '5,000,000円', '4,000,000円'])
      expect(text).toContain(words);
  });

  it('of the confirmed amount tells what was planned, claimed and accepted', async () => {
    const of = await settled();
    const { id } = (await propose(of, Confirmation)).body;
    const { text } = await printed(of, id);
    for (const words of ['額の確定通知書', '4,665,000円', '9,331,399円', '600円'])
      expect(text).toContain(words);
  });

  it('is made by the template of the round, without a number, and gives none away', async () => {
    const of = await undecided();
    const { id } = (await propose(of, GrantDecision)).body;
    const { project, jmac } = of;
    await server.call('savePaperTemplate', {
      session: jmac.session,
      path: { id: project.id, kind: PaperKind.GrantDecision },
      body: {
        ...{
          title: '交付決定のお知らせ',
          numberFormat: '豆第{番号}号',
          body: '{企業名}に{交付決定額}を交付します。',
        },
        ...{ factFields: ['grantDecisionOn'], conditions: '', hasBreakdown: false, seal: 1 },
      },
      ifMatch: 1,
    });
    const { text, title } = await printed(of, id);
    expect(title).toBe('交付決定のお知らせ');
    for (const words of [`${of.corporation.name}に5,000,000円を交付します。`, '（発行時に採番）', '令和8年'])
      expect(text).toContain(words);
    expect(await server.database.client.paperNumber.count({ where: { projectId: project.id } })).toBe(0);
  });
});
