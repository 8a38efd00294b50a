import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeCall,
  makeCompleteDraft,
  makeSubmitted,
  programmes,
  putFile,
  type TestDraft,
} from '#bff/testing/applications.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { business, noto } = programmes;
const CLOSES_AT = new Date('2026-12-01T08:00:00Z');
const closePlus = (ms: number): Date => new Date(CLOSES_AT.getTime() + ms);
const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
/** 飲食店営業許可証の写し of the general family. */
const LICENCE = 8;

const send = (draft: TestDraft, body: object, ifMatch?: number) =>
  server.call(draft.operations.updateSelf, { session: draft.session, body, ifMatch });

const submitAt = async (draft: TestDraft, instant: Date) => {
  // A session idles out; the clock of the tests moves by days.
  await server.database.client.session.updateMany({
    where: { applicationUserId: draft.applicationUserId },
    data: { idleExpiresAt: new Date('2027-12-31T00:00:00Z'), expiresAt: new Date('2027-12-31T00:00:00Z') },
  });
  server.setNow(instant);
  try {
    return await send(draft, { action: 'submit' });
  } finally {
    server.setNow(TEST_NOW);
  }
};

describe('the close of a call', () => {
  it('takes the last second and refuses the next', async () => {
    const call = await makeCall(server, business, { applicationClosesAt: CLOSES_AT });
    const last = await makeCompleteDraft(server, business, { projectId: call.id });
    const late = await makeCompleteDraft(server, business, { projectId: call.id });
    expect((await submitAt(last, closePlus(-SECOND_MS))).status).toBe(200);
    const refused = await submitAt(late, closePlus(SECOND_MS));
    expect([refused.status, refused.problem.code]).toEqual([409, 1004]);
    expect(refused.problem.detail).toContain('令和8年12月1日（火）17時');
  });

  it('gives the minutes of grace to who pressed before it, also when that press was refused', async () => {
    const call = await makeCall(server, business, { applicationClosesAt: CLOSES_AT, submitGraceMinutes: 10 });
    const draft = await makeCompleteDraft(server, business, { projectId: call.id });
    const { client } = server.database;
    const where = { applicationId: draft.applicationId, type: LICENCE };
    await client.applicationFile.deleteMany({ where });
    expect((await submitAt(draft, closePlus(-SECOND_MS))).status).toBe(400);
    await putFile(server, draft.applicationId, { enumeration: 'DocumentType', value: LICENCE });
    expect((await submitAt(draft, closePlus(10 * MINUTE_MS))).status).toBe(200);
  });

  it('gives no grace to a first press after it, nor to anybody after the grace', async () => {
    const call = await makeCall(server, business, { applicationClosesAt: CLOSES_AT, submitGraceMinutes: 10 });
    const firstPressLate = await makeCompleteDraft(server, business, { projectId: call.id });
    const tooLate = await makeCompleteDraft(server, business, { projectId: call.id });
    await server.database.client.application.update({
      where: { id: tooLate.applicationId },
      data: { submitPressedAt: closePlus(-SECOND_MS) },
    });
    expect((await submitAt(firstPressLate, closePlus(SECOND_MS))).status).toBe(409);
    expect((await submitAt(tooLate, closePlus(10 * MINUTE_MS + SECOND_MS))).status).toBe(409);
  });

  it('on the thirty-first of March is by the clock of Tokyo', async () => {
    const closesAt = new Date('2027-03-31T14:59:59Z');
    const call = await makeCall(server, noto, { applicationClosesAt: closesAt });
    const draft = await makeCompleteDraft(server, noto, { projectId: call.id });
    const answer = await submitAt(draft, new Date('2027-03-31T15:00:00Z'));
    expect(answer.problem.detail).toContain('令和9年3月31日（水）23時59分');
  });
});

describe('pulling back', () => {
  it('makes a draft of it again that keeps its code', async () => {
    const draft = await makeSubmitted(server, business);
    const back = await send(draft, { action: 'pullBack' });
    expect(back.body).toMatchObject({ status: 0, submittedAt: null });
    const again = await send(draft, { action: 'submit' });
    expect(again.body.displayCode).toBe(back.body.displayCode);
    expect(again.body.receipts.map(({ number }) => number.slice(-2))).toEqual(['A2', 'A1']);
  });

  it('is over once the desk has opened it, not when others look', async () => {
    const draft = await makeSubmitted(server, business);
    const read = async (role: 'CS' | 'BackOffice') =>
      server.call('getGeneralApplication', {
        path: { id: draft.applicationId },
        session: (await makeAdmin(server, role)).session,
      });
    const offer = async () =>
      (await server.call('getGeneralApplicationSelf', { session: draft.session })).body.availableActions.find(
        ({ action }) => action === 'pullBack',
      );
    expect((await read('CS')).body.openedAt).toBeNull();
    expect(await offer()).toMatchObject({ allowed: true });
    expect((await read('BackOffice')).body.openedAt).toBe(TEST_NOW.toISOString());
    expect(await offer()).toMatchObject({ allowed: false });
    expect((await send(draft, { action: 'pullBack' })).status).toBe(409);
  });

  it('is over with the call', async () => {
    const draft = await makeSubmitted(server, business);
    const data = { applicationClosesAt: new Date(TEST_NOW.getTime() - SECOND_MS) };
    await server.database.client.project.update({ where: { id: draft.projectId }, data });
    expect((await send(draft, { action: 'pullBack' })).status).toBe(409);
  });
});

describe('withdrawing', () => {
  it('needs a reason, which is kept', async () => {
    const draft = await makeSubmitted(server, business);
    const silent = await send(draft, { action: 'withdraw' });
    const done = await send(draft, { action: 'withdraw', reason: '計画を見直すため' });
    expect([silent.status, silent.problem.code]).toEqual([400, 1001]);
    expect(done.body).toMatchObject({
      status: 8,
      withdrawnAt: expect.any(String),
      withdrawnReason: '計画を見直すため',
      availableActions: [],
    });
  });
});
