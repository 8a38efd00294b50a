import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DocumentCheckStatus,
  DocumentType,
  NotificationKind,
  SectionKind,
} from '#bff/generated/contract/enums.ts';
import { paidTools } from '#bff/testing/money/payouts.ts';
import { actionTools } from '#bff/testing/myPageActions.ts';
import { makeSection } from '#bff/testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { act, offerOf, withAccount, withClaim, tellAmount, inspected, notified, claimed } = actionTools(
  () => server,
);
const pay = paidTools(() => server);

describe('notifying the amount', () => {
  it('takes the approved amount and no other, tells the business and asks for its claim', async () => {
    const desk = await inspected();
    await act(desk, { action: 'confirmResult' });
    const reason = expect.stringContaining('承認された額の起案がありません');
    expect(await offerOf(desk, 'notifyAmount')).toMatchObject({ allowed: false, reason });
    const early = await act(desk, { action: 'notifyAmount' });
    expect([early.status, early.problem.detail]).toEqual([409, reason]);
    const done = await tellAmount(desk, 7_900_000);
    expect(done.body.confirmedAmount).toBe(7_900_000);
    expect(done.body).toMatchObject({ projectStatus: 4, progressPhase: 3, confirmedOn: '2026-11-20' });
    const claim = done.body.sections.find(({ documentType }) => documentType === 58);
    expect(claim).toMatchObject({ isRequired: true, status: 0, dueOn: '2026-12-07' });
    const told = await server.database.client.notification.count({
      where: { mypageId: desk.myPage.id, kind: 3 },
    });
    expect(told).toBe(1);
  });

  it('waits for the ministry', async () => {
    const desk = await inspected();
    await act(desk, { action: 'confirmResult' });
    await makeSection(server, desk.myPage.id, {
      kind: 3,
      documentType: 38,
      status: 2,
      submittedAt: TEST_NOW,
    });
    const refused = await tellAmount(desk, 1000);
    expect([refused.status, refused.problem.detail]).toEqual([409, expect.stringContaining('農林水産省')]);
  });

  it('is taken back with a reason: the phase opens and the amount is gone', async () => {
    const desk = await notified();
    const answer = await act(desk, { action: 'amendAmount', reason: '計算の誤り' });
    expect(answer.body).toMatchObject({
      projectStatus: 1,
      progressPhase: 2,
      confirmedAmount: null,
      confirmedOn: null,
    });
  });

  it('takes the confirmed claim back with the amount, and asks for another one with the next amount', async () => {
    const desk = await claimed();
    const claimOf = ({ sections }: { sections: readonly { documentType: number }[] }) =>
      sections.find(({ documentType }) => documentType === DocumentType.ResultPaymentRequest);
    const open = await act(desk, { action: 'amendAmount', reason: '計算の誤り' });
    expect(claimOf(open.body)).toMatchObject({ status: DocumentCheckStatus.Rejected });
    const told = await server.database.client.notification.findFirstOrThrow({
      where: { mypageId: desk.myPage.id, kind: NotificationKind.Returned },
    });
    expect(told.body).toContain('補助金の額の確定を取り消しました');
    const again = await tellAmount(desk, 7_800_000);
    expect(claimOf(again.body)).toMatchObject({ status: DocumentCheckStatus.Rejected, dueOn: '2026-12-07' });
    expect(await offerOf(desk, 'recordPayment')).toMatchObject({ allowed: false });
  });

  it('takes the issued paper of the amount back too: its files leave the my page until it is issued anew', {
    tags: ['slow'],
  }, async () => {
    const desk = await notified();
    const { id } = await makeSection(server, desk.myPage.id, {
      kind: SectionKind.Notice,
      documentType: DocumentType.ResultConfirmationNotice,
      status: DocumentCheckStatus.Confirmed,
      submittedAt: TEST_NOW,
    });
    const { session } = desk.user;
    const query = { projectID: desk.project.id, corporationID: desk.corporation.id };
    const open = await act(desk, { action: 'amendAmount', reason: '計算の誤り' });
    const ofOffice = open.body.sections.find((section) => section.id === id);
    expect(ofOffice).toMatchObject({ status: DocumentCheckStatus.Rejected });
    const seen = await server.call('getUserSection', { path: { id }, session });
    expect(seen.body.files).toEqual([]);
    const { nextAction, deadlines } = (await server.call('getUserMyPage', { session, query })).body;
    expect([nextAction, ...deadlines].map(({ sectionId }) => sectionId)).not.toContain(id);
    const { body } = await server.call('getSection', { path: { id }, session: desk.jmac.session });
    expect(body.history[0]?.comment).toContain('補助金の額の確定を取り消しました');
    expect(body.availableActions.map(({ action }) => action)).toContain('resubmit');
  });

  it('a claim that is not handed in waits for the next amount', { tags: ['slow'] }, async () => {
    const desk = await notified();
    await act(desk, { action: 'amendAmount', reason: '計算の誤り' });
    const { id } = await server.database.client.section.findFirstOrThrow({
      where: { mypageId: desk.myPage.id, documentType: DocumentType.ResultPaymentRequest },
    });
    const answer = await server.call('updateSection', {
      session: desk.jmac.session,
      body: { id, action: 'submit', reason: '郵送で届いたため' },
    });
    expect([answer.status, answer.problem.detail]).toEqual([
      409,
      '補助金の額の確定が通知されてから、その金額の請求書を提出できます',
    ]);
  });
});

describe('recording the payment', () => {
  it('waits until all is paid, for the claim, and for the account; then asks for nothing more', async () => {
    const desk = await notified();
    const refusal = async () => (await offerOf(desk, 'recordPayment'))?.reason;
    expect(await refusal()).toContain('確定額の全額がまだ振り込まれていません');
    expect((await pay(desk, 7_899_999)).status).toBe(409);
    expect(await refusal()).toContain('確定額の全額がまだ振り込まれていません');
    await pay(desk, 1);
    expect(await refusal()).toContain('精算払請求書が確認済みになっていません');
    await withClaim(desk);
    expect(await refusal()).toContain('振込先口座が登録されていません');
    await withAccount(desk, null);
    expect(await refusal()).toContain('振込先口座が確認されていません');
    await act(desk, { bankAccountConfirmed: true });
    const done = await act(desk, { action: 'recordPayment' });
    expect(done.body).toMatchObject({ projectStatus: 3, paidAmount: 7_900_000, paidOn: '2026-11-20' });
    expect((await act(desk, { action: 'revertPayment', reason: '口座名義の相違' })).status).toBe(409);
  });

  it('makes no payment: nobody records by himself that money went out', async () => {
    const desk = await claimed();
    await withAccount(desk);
    const answer = await act(desk, { action: 'recordPayment', paidOn: '2026-11-20', paidAmount: 7_900_000 });
    expect(answer.status).toBe(400);
    expect((await act(desk, { action: 'recordPayment' })).status).toBe(409);
    expect(await server.database.client.payment.count({ where: { mypageId: desk.myPage.id } })).toBe(0);
  });

  it('is followed by the end once the reports afterwards are confirmed', async () => {
    const desk = await claimed();
    await withAccount(desk);
    await pay(desk);
    expect((await act(desk, { action: 'finish' })).status).toBe(409);
    await makeSection(server, desk.myPage.id, { kind: 8, documentType: 71, status: 3 });
    await server.database.client.section.updateMany({
      where: { mypageId: desk.myPage.id, documentType: 73 },
      data: { status: 3 },
    });
    expect((await act(desk, { action: 'finish' })).body.projectStatus).toBe(2);
    const reopened = await act(desk, { action: 'reopenFinished', reason: '報告の差替え' });
    expect(reopened.body.projectStatus).toBe(3);
  });
});
