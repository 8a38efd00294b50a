import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, mailsTo, makeUnderReview, programmes, type TestDraft } from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let jmac: TestSession;
let backOffice: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
  backOffice = (await makeAdmin(server, 'BackOffice')).session;
});
afterAll(() => server.stop());

const { noto, inclusive } = programmes;
const adopt = (draft: TestDraft, session = jmac) => act(server, draft, session, { action: 'adopt' });

const myPageOf = (draft: TestDraft) =>
  server.database.client.myPage.findUniqueOrThrow({
    where: { applicationId: draft.applicationId },
    include: { sections: true, corporation: true, notifications: true, history: true },
  });

describe('an adoption taken back', () => {
  const revert = (draft: TestDraft) =>
    act(server, draft, jmac, { action: 'revertDecision', reason: '審査の誤りがあったため' });

  it('removes the my page and its log-in; adopted again, it has its code again', async () => {
    const draft = await makeUnderReview(server, inclusive, backOffice);
    await adopt(draft);
    const reverted = await revert(draft);
    const hidden = await myPageOf(draft);
    const contact = { projectId: draft.projectId, email: draft.email };
    const [disabled] = await server.database.client.corporationUser.findMany({ where: contact });
    const again = await adopt(draft);
    const living = await myPageOf(draft);
    expect(reverted.body).toMatchObject({ status: 4, mypageId: null });
    expect([hidden.deletedAt === null, disabled?.isActive]).toEqual([false, false]);
    expect(again.body).toMatchObject({ status: 5, mypageId: hidden.id });
    expect(living).toMatchObject({ deletedAt: null, displayCode: again.body.displayCode });
    expect(living.sections.filter(({ deletedAt }) => deletedAt === null).length).toBe(hidden.sections.length);
  });

  it('is impossible once the business has handed something in', async () => {
    const draft = await makeUnderReview(server, noto, backOffice);
    await adopt(draft);
    const { sections } = await myPageOf(draft);
    const section = sections.find(({ kind }) => kind === 1);
    await server.database.client.section.update({
      where: { id: section?.id ?? 0 },
      data: { submissionCount: 1, status: 1, submittedAt: server.now() },
    });
    const answer = await revert(draft);
    expect(answer.status).toBe(409);
    expect(answer.problem.detail).toContain('書類が提出されている');
  });
});

describe('the mails of a decision that is taken back', () => {
  const revert = (draft: TestDraft) =>
    act(server, draft, jmac, { action: 'revertDecision', reason: '審査の誤りがあったため' });
  const subjects = async ({ email }: TestDraft) =>
    (await mailsTo(server, email)).map(({ subject }) => subject);
  const ofDecision = (subject: string): boolean => /審査結果|パスワード/.test(subject);

  it.each(['adopt', 'decline', 'waitlist'] as const)('are not sent when they wait: %s', async (action) => {
    const draft = await makeUnderReview(server, noto, backOffice);
    await act(server, draft, jmac, { action });
    await revert(draft);
    const sent = await subjects(draft);
    expect([sent.filter(ofDecision), sent.length > 0]).toEqual([[], true]);
    const trail = await server.database.client.auditEntry.findMany({
      where: { applicationId: draft.applicationId, targetKind: 'mail' },
    });
    expect(trail.map((entry) => entry.action)).toEqual(
      action === 'adopt' ? ['cancel', 'cancel'] : ['cancel'],
    );
  });

  it('are told as they were when they have left', async () => {
    const draft = await makeUnderReview(server, noto, backOffice);
    await act(server, draft, jmac, { action: 'decline' });
    const told = await subjects(draft);
    await revert(draft);
    expect(await subjects(draft)).toEqual(told);
    expect(told.filter(ofDecision)).toHaveLength(1);
  });
});

describe('withdrawing an adopted application', () => {
  it('by the applicant cancels its my page with the reason', async () => {
    const draft = await makeUnderReview(server, noto, backOffice);
    await adopt(draft);
    const body = { action: 'withdraw', reason: '資金の都合がつかないため' } as const;
    const answer = await server.call(draft.operations.updateSelf, { session: draft.session, body });
    const myPage = await myPageOf(draft);
    expect(answer.body).toMatchObject({ status: 8, withdrawnReason: body.reason });
    expect(myPage).toMatchObject({ projectStatus: 6, delayStatus: 3, cancelReason: body.reason });
    expect(myPage.history.map(({ machine, action }) => `${machine} ${action}`)).toEqual([
      'projectStatus adopt',
      'projectStatus cancel',
      'delay exit',
    ]);
  });

  it('by JMAC is on behalf and says so', async () => {
    const draft = await makeUnderReview(server, noto, backOffice);
    await adopt(draft);
    const silent = await act(server, draft, jmac, { action: 'withdraw' });
    const done = await act(server, draft, jmac, {
      action: 'withdraw',
      reason: '辞退の届出',
      onBehalfReason: '書面で届いたため',
    });
    expect(silent.problem.errors?.[0]?.pointer).toBe('/onBehalfReason');
    expect(done.body).toMatchObject({
      withdrawnReason: '辞退の届出',
      onBehalf: { reason: '書面で届いたため' },
    });
  });
});
