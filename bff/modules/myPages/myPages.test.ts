import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StepState } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { makeAdmin, makeSection } from '#bff/testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { type Desk, handIn, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const readOwn = ({ user, project, corporation }: Desk) =>
  server.call('getUserMyPage', {
    query: { projectID: project.id, corporationID: corporation.id },
    session: user.session,
  });

const update = ({ jmac, myPage }: Desk, body: object, ifMatch?: number) =>
  server.call('updateMyPage', {
    path: { id: myPage.id },
    session: jmac.session,
    body: body as never,
    ifMatch,
  });

describe('the business’s my page', () => {
  it('names the next thing to do: what came back before what is missing, the soonest first', async () => {
    const desk = await makeDesk(server);
    const missing = await readOwn(desk);
    expect(missing.body.nextAction).toMatchObject({
      kind: 'submitSection',
      sectionId: desk.section.id,
      title: '「発注書（18-1）」を提出してください',
      dueOn: '2026-11-30',
      daysLeft: 5,
    });
    const returned = await makeSection(server, desk.myPage.id, {
      title: '納品書',
      status: 4,
      returnDueOn: toDate('2026-12-10'),
    });
    const answer = await readOwn(desk);
    expect(answer.body.nextAction).toMatchObject({ kind: 'answerReturn', sectionId: returned.id });
    expect(answer.body.deadlines.map(({ dueOn }) => dueOn)).toEqual([
      '2026-11-30',
      '2026-12-10',
      '2027-01-29',
      '2027-02-15',
    ]);
  });

  it('waits while the desk checks, and asks for the account when the result is confirmed', async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    expect((await readOwn(desk)).body.nextAction.kind).toBe('wait');
    await server.database.client.myPage.update({ where: { id: desk.myPage.id }, data: { projectStatus: 1 } });
    expect((await readOwn(desk)).body.nextAction.kind).toBe('registerBankAccount');
  });

  it('shows where it stands in the life cycle', async () => {
    const { body } = await readOwn(await makeDesk(server));
    const states = body.lifecycle.map(({ key, state }) => `${key}:${state}`);
    expect(states.slice(0, 5)).toEqual([
      'adoption:0',
      'grantApplication:0',
      'grantDecision:0',
      'implementation:1',
      'report:2',
    ]);
  });

  it('names the current step by what goes on in it, not by its end', async () => {
    const { body } = await readOwn(await makeDesk(server));
    expect(body.lifecycle.find(({ state }) => state === StepState.Current)).toMatchObject({
      label: '事業の実施',
      on: '2027-01-29',
    });
  });

  it('is only its own: another project or corporation answers 404', async () => {
    const [desk, other] = [await makeDesk(server), await makeDesk(server)];
    const answer = await server.call('getUserMyPage', {
      query: { projectID: other.project.id, corporationID: other.corporation.id },
      session: desk.user.session,
    });
    expect([answer.status, answer.problem.code]).toEqual([404, 1005]);
  });

  it('keeps its contact, its site and its days, in the right order of days', async () => {
    const desk = await makeDesk(server);
    const change = (body: object) =>
      server.call('updateUserMyPage', { session: desk.user.session, body: body as never });
    const done = await change({
      contactName: '三浦 さくら',
      completionOn: '2026-11-19',
      siteName: '㍿𠮷野 本店',
    });
    expect(done.body).toMatchObject({
      corporation: { contactName: '三浦 さくら' },
      siteName: '㍿𠮷野 本店',
      completionOn: '2026-11-19',
      progressPhase: 2,
      reportDueOn: '2026-12-21',
    });
    const wrong = await change({ completionOn: '2026-07-31' });
    const future = await change({ completionOn: '2026-11-21' });
    expect([wrong, future].map(({ problem }) => problem.errors?.[0]?.pointer)).toEqual([
      '/completionOn',
      '/completionOn',
    ]);
  });
});

describe('changing a my page', () => {
  it('refuses days out of order field by field', async () => {
    const desk = await makeDesk(server);
    const pointerOf = async (body: object) =>
      (await update(desk, body)).problem.errors?.map(({ pointer }) => pointer);
    expect(await pointerOf({ grantApplicationOn: '2026-06-30' })).toEqual(['/grantApplicationOn']);
    expect(await pointerOf({ startOn: '2026-07-22' })).toEqual(['/startOn']);
    expect(await pointerOf({ plannedCompletionOn: '2027-02-16' })).toEqual(['/plannedCompletionOn']);
    expect(await pointerOf({ appliedAmount: 7_999_500 })).toEqual(['/appliedAmount', '/grantAmount']);
    expect(await pointerOf({ totalCost: 1 })).toEqual(['/totalCost']);
    expect(await pointerOf({ inspectorUserId: desk.jmac.id })).toEqual(['/inspectorUserId']);
  });

  it('answers an amount above all costs with a sentence, and costs that fall below it with a page', async () => {
    const desk = await makeDesk(server);
    const { totalCost } = await server.database.client.myPage.findUniqueOrThrow({
      where: { id: desk.myPage.id },
    });
    const above = await update(desk, { appliedAmount: Number(totalCost) + 1000 });
    expect([above.status, above.problem.errors]).toEqual([
      400,
      [
        expect.objectContaining({
          pointer: '/appliedAmount',
          message: expect.stringContaining('総事業費（'),
        }),
      ],
    ]);
    const less = await update(desk, { totalCost: 1_000_000, eligibleCost: 1_000_000 });
    expect([less.status, less.body.totalCost, less.body.selfFundedAmount]).toEqual([200, 1_000_000, 0]);
  });

  it('lets a start precede the decision only with an accepted early start', async () => {
    const desk = await makeDesk(server, { myPage: { startOn: null, progressPhase: 0, hasEarlyStart: true } });
    const early = await update(desk, { startOn: '2026-07-10' });
    expect(early.body).toMatchObject({ startOn: '2026-07-10', progressPhase: 1 });
    const tooEarly = await update(desk, { startOn: '2026-06-30' });
    expect(tooEarly.problem.errors).toMatchObject([{ pointer: '/startOn' }]);
  });

  it('moves due days that follow from the day of completion, also over 31 March, and leaves those set by hand', async () => {
    const desk = await makeDesk(server);
    await server.database.client.project.update({
      where: { id: desk.project.id },
      data: { completionDeadline: toDate('2027-06-30') },
    });
    const report = await makeSection(server, desk.myPage.id, {
      kind: 5,
      documentType: 47,
      title: '実施結果報告書',
    });
    server.setNow('2027-04-01T01:00:00Z');
    const jmac = await makeAdmin(server, 'JMAC');
    const body = { completionOn: '2027-03-31' };
    const answer = await server.call('updateMyPage', {
      path: { id: desk.myPage.id },
      session: jmac.session,
      body,
    });
    server.setNow(TEST_NOW);
    expect(answer.body.reportDueOn).toBe('2027-04-30');
    const dueOn = (id: number) => answer.body.sections.find((section) => section.id === id)?.dueOn;
    expect([dueOn(report.id), dueOn(desk.section.id)]).toEqual(['2027-04-30', '2026-11-30']);
  });

  it('is refused with 412 to whoever read an older version', async () => {
    const desk = await makeDesk(server);
    await update(desk, { memo: '電話は午後' }, 1);
    const stale = await update(desk, { memo: '電話は午前' }, 1);
    expect([stale.status, stale.problem.code]).toEqual([412, 1004]);
  });

  it('is for the call centre the memo alone, and nothing for the others', async () => {
    const desk = await makeDesk(server);
    const as = (session: Desk['cs']['session'], body: object) =>
      server.call('updateMyPage', { path: { id: desk.myPage.id }, session, body: body as never });
    expect((await as(desk.cs.session, { memo: '折返し希望' })).body.memo).toBe('折返し希望');
    const refused = [
      await as(desk.cs.session, { planTitle: '別の計画' }),
      await as(desk.backOffice.session, { memo: 'メモ' }),
      await as(desk.maff.session, { memo: 'メモ' }),
    ];
    expect(refused.map(({ problem }) => problem.code)).toEqual([1000, 1000, 1000]);
  });

  it('never takes a status, nor an action together with plain properties', async () => {
    const desk = await makeDesk(server);
    const status = await update(desk, { projectStatus: 3 });
    const mixed = await update(desk, { action: 'cancel', reason: '中止', memo: 'メモ' });
    expect([status.status, mixed.status]).toEqual([400, 400]);
  });

  it('deletes one that nothing was handed in on', async () => {
    const [empty, used] = [await makeDesk(server), await makeDesk(server)];
    await handIn(server, used);
    const remove = ({ jmac, myPage }: Desk) =>
      server.call('deleteMyPage', { path: { id: myPage.id }, session: jmac.session });
    expect([(await remove(empty)).status, (await remove(used)).status]).toEqual([204, 409]);
    expect((await readOwn(empty)).problem.code).toBe(1005);
  });
});
