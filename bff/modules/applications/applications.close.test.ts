import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationFacts } from '#bff/generated/contract/operations.ts';
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
  server = await startTestServer({ isOwn: true });
});
afterAll(() => server.stop());

const { business, noto } = programmes;
const CLOSES_AT = new Date('2026-12-01T08:00:00Z');
const closePlus = (ms: number): Date => new Date(CLOSES_AT.getTime() + ms);
const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
/** As many as hand in at once; who comes then waits. */
const LINE_WIDTH = 4;
/** 飲食店営業許可証の写し of the general family. */
const LICENCE = 8;

const send = (draft: TestDraft, body: object, ifMatch?: number) =>
  server.call(draft.operations.updateSelf, { session: draft.session, body, ifMatch });

/** A session idles out; the clock of the tests moves by days. */
const keepLoggedIn = ({ applicationUserId }: TestDraft) =>
  server.database.client.session.updateMany({
    where: { applicationUserId },
    data: { idleExpiresAt: new Date('2027-12-31T00:00:00Z'), expiresAt: new Date('2027-12-31T00:00:00Z') },
  });

const submitAt = async (draft: TestDraft, instant: Date, body: object = { action: 'submit' }) => {
  await keepLoggedIn(draft);
  server.setNow(instant);
  try {
    return await send(draft, body);
  } finally {
    server.setNow(TEST_NOW);
  }
};

/** While this works, no receipt can be written: the server breaks down in the middle of every submission. */
const withoutReceipts = async <T>(work: () => Promise<T>): Promise<T> => {
  const { client } = server.database;
  await client.$executeRawUnsafe(
    `CREATE FUNCTION break_down() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$`,
  );
  await client.$executeRawUnsafe(
    'CREATE TRIGGER broken BEFORE INSERT ON receipt FOR EACH ROW EXECUTE FUNCTION break_down()',
  );
  try {
    return await work();
  } finally {
    await client.$executeRawUnsafe('DROP FUNCTION break_down CASCADE');
  }
};

/** Sends the head of a request, and its body when the server has read that. @returns the status of the answer */
const sendSlowly = async (draft: TestDraft, body: object, between: () => void): Promise<number> => {
  const { method, path } = operationFacts[draft.operations.updateSelf];
  const content = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': content.length,
    'x-application-session': draft.session.token,
    expect: '100-continue',
  };
  const sent = request(`${server.url}${path}`, { method: method.toUpperCase(), headers });
  const answered = once(sent, 'response');
  sent.flushHeaders();
  await once(sent, 'continue');
  between();
  sent.end(content);
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode;
};

describe('the close of a call', () => {
  it('takes the last second and refuses the next', async () => {
    const call = await makeCall(server, business, { applicationClosesAt: CLOSES_AT });
    const last = await makeCompleteDraft(server, business, { projectId: call.id });
    const late = await makeCompleteDraft(server, business, { projectId: call.id });
    expect((await submitAt(last, closePlus(-SECOND_MS))).status).toBe(200);
    const refused = await submitAt(late, closePlus(SECOND_MS));
    expect([refused.status, refused.problem.code, refused.problem.reason]).toEqual([
      409,
      1004,
      'outsidePeriod',
    ]);
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

  it('counts a press by when it arrived, whatever the grace and however late the server gets to it', async () => {
    const call = await makeCall(server, business, { applicationClosesAt: CLOSES_AT, submitGraceMinutes: 0 });
    const draft = await makeCompleteDraft(server, business, { projectId: call.id });
    await keepLoggedIn(draft);
    server.setNow(closePlus(-SECOND_MS));
    const status = await sendSlowly(draft, { action: 'submit' }, () =>
      server.setNow(closePlus(20 * SECOND_MS)),
    );
    server.setNow(TEST_NOW);
    expect(status).toBe(200);
  });

  it('takes again, whatever the grace, what it failed to do with a press in time', async () => {
    const call = await makeCall(server, business, { applicationClosesAt: CLOSES_AT, submitGraceMinutes: 0 });
    const draft = await makeCompleteDraft(server, business, { projectId: call.id });
    await keepLoggedIn(draft);
    expect(await withoutReceipts(() => submitAt(draft, closePlus(-SECOND_MS)))).toMatchObject({
      status: 500,
    });
    const answer = await submitAt(draft, closePlus(20 * SECOND_MS));
    expect([answer.status, answer.body.receipts]).toEqual([200, [expect.anything()]]);
  });

  it('takes again a press in time that brought answers along', async () => {
    const call = await makeCall(server, business, { applicationClosesAt: CLOSES_AT, submitGraceMinutes: 0 });
    const draft = await makeCompleteDraft(server, business, { projectId: call.id });
    const body = { action: 'submit', planTitle: '厨房の省人化' };
    expect(await withoutReceipts(() => submitAt(draft, closePlus(-SECOND_MS), body))).toMatchObject({
      status: 500,
    });
    expect((await submitAt(draft, closePlus(20 * SECOND_MS))).status).toBe(409);
    expect((await submitAt(draft, closePlus(20 * SECOND_MS), body)).status).toBe(200);
  });

  it('takes what was being scanned at a press in time, once it is clean', async () => {
    const call = await makeCall(server, business, { applicationClosesAt: CLOSES_AT, submitGraceMinutes: 0 });
    const draft = await makeCompleteDraft(server, business, { projectId: call.id });
    const { client } = server.database;
    const where = { applicationId: draft.applicationId };
    await client.storedFile.updateMany({ where, data: { scanStatus: 'pending' } });
    expect((await submitAt(draft, closePlus(-SECOND_MS))).status).toBe(400);
    await client.storedFile.updateMany({ where, data: { scanStatus: 'clean' } });
    expect((await submitAt(draft, closePlus(6 * SECOND_MS))).status).toBe(200);
  });

  it('takes a press whose file becomes clean while it waits for its turn', async () => {
    const draft = await makeCompleteDraft(server, business);
    const { client } = server.database;
    const where = { applicationId: draft.applicationId };
    await client.storedFile.updateMany({ where, data: { scanStatus: 'pending' } });
    const turns = Array.from({ length: LINE_WIDTH }, () => Promise.withResolvers<void>());
    const before = turns.map(({ promise }) =>
      server.scopes.forSystem('test').admission.run('submissions', () => promise),
    );
    const sent = send(draft, { action: 'submit' });
    await expect
      .poll(
        async () =>
          (await client.application.findUniqueOrThrow({ where: { id: draft.applicationId } }))
            .submitPressedAt,
        { timeout: 60_000 },
      )
      .not.toBeNull();
    await client.storedFile.updateMany({ where, data: { scanStatus: 'clean' } });
    for (const { resolve } of turns) resolve();
    await Promise.all(before);
    expect((await sent).status).toBe(200);
  });

  it('without grace refuses what was changed after the press, and a first press that arrives late', async () => {
    const call = await makeCall(server, business, { applicationClosesAt: CLOSES_AT, submitGraceMinutes: 0 });
    const changed = await makeCompleteDraft(server, business, { projectId: call.id });
    const late = await makeCompleteDraft(server, business, { projectId: call.id });
    await withoutReceipts(() => submitAt(changed, closePlus(-SECOND_MS)));
    await submitAt(changed, closePlus(SECOND_MS), { planTitle: '直したあと' });
    expect((await submitAt(changed, closePlus(2 * SECOND_MS))).status).toBe(409);
    expect((await submitAt(late, closePlus(SECOND_MS))).status).toBe(409);
    expect((await submitAt(late, closePlus(2 * SECOND_MS))).status).toBe(409);
  });

  it('remembers no press of somebody whose address is not confirmed for longer than the grace', async () => {
    const call = await makeCall(server, business, { applicationClosesAt: CLOSES_AT, submitGraceMinutes: 0 });
    const draft = await makeCompleteDraft(server, business, { projectId: call.id });
    const { client } = server.database;
    const where = { id: draft.applicationUserId };
    await client.applicationUser.update({ where, data: { emailConfirmedAt: null } });
    expect((await submitAt(draft, closePlus(-SECOND_MS))).status).toBe(409);
    await client.applicationUser.update({ where, data: { emailConfirmedAt: CLOSES_AT } });
    expect((await submitAt(draft, closePlus(SECOND_MS))).status).toBe(409);
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
