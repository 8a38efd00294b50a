import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDate } from '#bff/platform/database/values.ts';
import { paidTools } from '#bff/testing/money/payouts.ts';
import { payBack } from '#bff/testing/money/recoveries.ts';
import { actionTools, completed } from '#bff/testing/myPageActions.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { makeDesk, pdfOf } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { act, offerOf, withInspection, withAccount, inspected, claimed } = actionTools(() => server);

describe('confirming the result', () => {
  it('needs every required result and voucher confirmed, a passed inspection and no open change', async () => {
    const desk = await makeDesk(server, { myPage: completed });
    const reasons: (string | undefined)[] = [];
    const refuse = async () => {
      const answer = await act(desk, { action: 'confirmResult' });
      const offer = await offerOf(desk, 'confirmResult');
      expect([answer.status, offer?.reason]).toEqual([409, answer.problem.detail]);
      reasons.push(offer?.reason);
    };
    await refuse();
    const { client } = server.database;
    await client.section.update({ where: { id: desk.section.id }, data: { status: 3 } });
    await refuse();
    await withInspection(desk, { result: 2, findings: '表示の貼付け漏れ', correctiveAction: '表示を貼る' });
    await refuse();
    await client.myPageReport.updateMany({
      where: { mypageId: desk.myPage.id },
      data: { correctedOn: toDate('2026-11-16') },
    });
    const change = await client.changeRequest.create({
      data: { mypageId: desk.myPage.id, number: 1, kind: 0, status: 1, submittedAt: TEST_NOW },
    });
    await refuse();
    await client.changeRequest.update({ where: { id: change.id }, data: { status: 6 } });
    expect((await act(desk, { action: 'confirmResult' })).body.projectStatus).toBe(1);
    expect(new Set(reasons).size).toBe(3);
  });

  it('can be reverted with a reason', async () => {
    const desk = await inspected();
    await act(desk, { action: 'confirmResult' });
    expect((await act(desk, { action: 'revertResult' })).problem.errors).toMatchObject([
      { pointer: '/reason' },
    ]);
    expect((await act(desk, { action: 'revertResult', reason: '証憑の差替え' })).body.projectStatus).toBe(0);
  });
});

describe('leaving the programme', () => {
  it('needs a reason, exits the delay, closes the papers, and can be reinstated', async () => {
    const desk = await makeDesk(server);
    expect((await act(desk, { action: 'cancel' })).problem.errors).toMatchObject([{ pointer: '/reason' }]);
    const canceled = await act(desk, { action: 'cancel', reason: '資金計画の見直し' });
    expect(canceled.body).toMatchObject({
      projectStatus: 6,
      delayStatus: 3,
      cancelReason: '資金計画の見直し',
      nextDueOn: null,
      priority: 2,
    });
    const back = await act(desk, { action: 'reinstate', reason: '再開の申出' });
    expect(back.body).toMatchObject({ projectStatus: 0, delayStatus: 0, cancelReason: null });
    const moves = await server.database.client.myPageHistory.findMany({
      where: { mypageId: desk.myPage.id },
      orderBy: { id: 'asc' },
    });
    expect(moves.map(({ machine, action }) => `${machine}.${action}`)).toEqual([
      'projectStatus.cancel',
      'delay.exit',
      'projectStatus.reinstate',
      'delay.rejoin',
    ]);
  });

  it('by delay is offered only for what has left, or with a value set by hand', async () => {
    const desk = await makeDesk(server);
    expect(await offerOf(desk, 'exit')).toMatchObject({ allowed: false });
    expect((await act(desk, { action: 'exit', reason: '連絡がとれない' })).status).toBe(409);
    const delayOverride = { status: 3, reason: '連絡がとれない', expiresOn: '2026-12-28' };
    const exit = await act(desk, { action: 'exit', reason: '連絡がとれない', delayOverride });
    expect(exit.body).toMatchObject({ delayStatus: 3 });
  });

  it('after the payment needs the amount to come back and the ministry’s paper', async () => {
    const desk = await claimed();
    await withAccount(desk);
    await paidTools(() => server)(desk);
    expect((await act(desk, { action: 'cancel', reason: '中止' })).status).toBe(409);
    const revoke = (extra: object) => act(desk, { action: 'revoke', reason: '目的外使用', ...extra });
    const missing = await revoke({});
    expect(missing.problem.errors?.map(({ pointer }) => pointer)).toEqual([
      '/recoveryAmount',
      '/evidenceFileId',
    ]);
    const meta = { fileName: '取消通知.pdf', mypageID: desk.myPage.id, sectionID: null };
    const file = { name: '取消通知.pdf', content: pdfOf('取消') };
    const upload = await server.call('uploadAdminFile', { session: desk.jmac.session, body: { meta }, file });
    const tooMuch = await revoke({ recoveryAmount: 7_900_001, evidenceFileId: upload.body.id });
    expect(tooMuch.problem.errors).toMatchObject([{ pointer: '/recoveryAmount' }]);
    const done = await revoke({ recoveryAmount: 7_900_000, evidenceFileId: upload.body.id });
    expect(done.body).toMatchObject({ projectStatus: 6, recoveryAmount: 7_900_000, delayStatus: 3 });
    const { client } = server.database;
    const refused = await act(desk, { action: 'reinstate', reason: '一部の返還' });
    expect([refused.status, refused.problem.detail]).toEqual([409, expect.stringContaining('完納')]);
    const recovery = await client.recovery.findFirstOrThrow({ where: { mypageId: desk.myPage.id } });
    expect(recovery).toMatchObject({
      kind: 0,
      status: 0,
      amount: 7_900_000n,
      documentFileId: upload.body.id,
    });
    await payBack(server, recovery.id);
    const back = await act(desk, { action: 'reinstate', reason: '決定の見直し' });
    expect(back.body).toMatchObject({ projectStatus: 0, paidAmount: null, recoveryAmount: null });
    const { supersededAt } = await client.recovery.findUniqueOrThrow({ where: { id: recovery.id } });
    expect(supersededAt).not.toBeNull();
    expect(await offerOf(desk, 'cancel')).toMatchObject({ allowed: true });
  });
});

describe('delay and phase by hand', () => {
  it('keeps a delay set by hand with its reason until its day, beside the computed one', async () => {
    const desk = await makeDesk(server);
    expect((await act(desk, { action: 'markDelayed' })).status).toBe(409);
    const delayOverride = { status: 1, reason: '納期の遅れを確認', expiresOn: '2026-12-01' };
    const set = await act(desk, { action: 'markDelayed', delayOverride });
    expect(set.body).toMatchObject({ delayStatus: 1, computedDelayStatus: 0, delayOverride });
    const recovered = await act(desk, { action: 'recover' });
    expect(recovered.body).toMatchObject({ delayStatus: 0, delayOverride: null });
  });

  it('refuses a delay by hand without reason, with a past day, or with another status than the action leads to', async () => {
    const desk = await makeDesk(server);
    const pointer = async (delayOverride: object) =>
      (await act(desk, { action: 'markDelayed', delayOverride })).problem.errors?.[0]?.pointer;
    const right = { status: 1, reason: '納期', expiresOn: '2026-12-01' };
    expect(await pointer({ ...right, reason: '　' })).toBe('/delayOverride/reason');
    expect(await pointer({ ...right, expiresOn: '2026-11-19' })).toBe('/delayOverride/expiresOn');
    expect(await pointer({ ...right, status: 2 })).toBe('/delayOverride/status');
  });

  it('goes a phase back with a reason and without the day of completion', async () => {
    const desk = await makeDesk(server, { myPage: completed });
    const answer = await act(desk, { action: 'regress', reason: '追加の工事' });
    expect(answer.body).toMatchObject({ progressPhase: 1, completionOn: null, reportDueOn: null });
    expect((await act(desk, { action: 'complete' })).status).toBe(409);
  });

  it('unlocks a final phase only by taking the amount back', async () => {
    const desk = await claimed();
    const answer = await act(desk, { action: 'unlock', reason: '修正' });
    expect([answer.status, answer.problem.allowedActions?.includes('unlock')]).toEqual([409, false]);
  });
});
