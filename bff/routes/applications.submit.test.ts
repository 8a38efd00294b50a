import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mailsTo,
  makeCall,
  makeCompleteDraft,
  makeSubmitted,
  programmes,
  putFile,
  type TestDraft,
} from '../testing/applications.ts';
import { startTestServer, TEST_NOW, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { business, noto, ingredientR6 } = programmes;
const CLOSES_AT = new Date('2026-12-01T08:00:00Z');
const closePlus = (ms: number): Date => new Date(CLOSES_AT.getTime() + ms);
const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

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

describe('saving', () => {
  it('keeps what was sent and works the totals out anew', async () => {
    const draft = await makeCompleteDraft(server, business);
    const expenses = [{ category: 1, description: '配膳ロボット', amountTaxExcluded: 5_431_999 }];
    const saved = await send(draft, { expenses });
    expect(saved.body).toMatchObject({
      totalCost: 5_431_999,
      subsidyAmount: 2_715_000,
      selfFunded: 2_716_999,
    });
    expect(saved.body.version).toBeGreaterThan(1);
  });

  it('of the same value again changes nothing, not even the version', async () => {
    const draft = await makeCompleteDraft(server, business);
    const first = await send(draft, { seats: 60 });
    const second = await send(draft, { seats: 60 });
    expect(second.body.version).toBe(first.body.version);
  });

  it('with a version that somebody else has passed is refused: 412', async () => {
    const draft = await makeCompleteDraft(server, business);
    const read = await server.call('getGeneralApplicationSelf', { session: draft.session });
    await send(draft, { seats: 61 }, read.body.version);
    const stale = await send(draft, { seats: 62 }, read.body.version);
    expect([stale.status, stale.problem.code]).toEqual([412, 1004]);
  });

  it('refuses a NUL, which no database stores, with its pointer', async () => {
    const draft = await makeCompleteDraft(server, business);
    const answer = await send(draft, {
      planTitle: 'a\u0000b',
      schedule: [{ startsOn: '2026-12-01', activity: '\u0000' }],
    });
    expect([answer.status, answer.problem.code]).toEqual([400, 1004]);
    expect(answer.problem.errors?.map(({ pointer }) => pointer)).toEqual([
      '/planTitle',
      '/schedule/0/activity',
    ]);
  });

  it('empties a field with null', async () => {
    const draft = await makeCompleteDraft(server, business);
    const saved = await send(draft, { planSummary: null });
    expect(saved.body.sectionsState.find(({ key }) => key === 'plan')).toMatchObject({ missingCount: 1 });
  });

  it('keeps letters as people write them and cuts spaces', async () => {
    const draft = await makeCompleteDraft(server, business);
    const saved = await send(draft, { planTitle: '　㍿𠮷野・髙﨑の省人化 ', name: '㍿𠮷野' });
    expect(saved.body).toMatchObject({ planTitle: '㍿𠮷野・髙﨑の省人化', name: '㍿𠮷野' });
  });

  it('takes no field of another family and none that the system works out', async () => {
    const draft = await makeCompleteDraft(server, business);
    const foreign = await send(draft, { consortiumName: '架空' });
    const computed = await send(draft, { totalCost: 1 });
    expect([foreign.status, computed.status]).toEqual([400, 400]);
  });

  it('leaves the expenses of the two initiatives to be added up by the system', async () => {
    const draft = await makeCompleteDraft(server, ingredientR6);
    const answer = await send(draft, { expenses: [] });
    expect(answer.problem.errors?.[0]?.pointer).toBe('/expenses');
  });

  it('is over once the application is submitted', async () => {
    const draft = await makeSubmitted(server, business);
    const answer = await send(draft, { seats: 99 });
    expect([answer.status, answer.problem.code]).toEqual([409, 1004]);
    expect(answer.problem.allowedActions).toEqual(['pullBack', 'withdraw']);
  });
});

describe('submitting', () => {
  it('names everything that is missing with its pointer, and moves nothing', async () => {
    const draft = await makeCompleteDraft(server, business);
    await send(draft, { planTitle: null, storeName: null });
    const { client } = server.database;
    await client.applicationFile.deleteMany({ where: { applicationId: draft.applicationId, type: 0 } });
    const answer = await send(draft, { action: 'submit' });
    expect([answer.status, answer.problem.code]).toEqual([400, 1001]);
    expect(answer.problem.errors?.map(({ pointer }) => pointer)).toEqual([
      '/storeName',
      '/planTitle',
      '/files/ApplicationForm',
    ]);
    const row = await client.application.findUniqueOrThrow({ where: { id: draft.applicationId } });
    expect([row.status, row.displayCode]).toEqual([0, null]);
  });

  it('counts no document that is not scanned clean', async () => {
    const draft = await makeCompleteDraft(server, noto);
    const where = { applicationId: draft.applicationId };
    const [file] = await server.database.client.storedFile.findMany({ where, take: 1 });
    await server.database.client.storedFile.update({
      where: { id: file?.id ?? '' },
      data: { scanStatus: 'pending' },
    });
    const answer = await send(draft, { action: 'submit' });
    expect(answer.problem.errors).toHaveLength(1);
    expect(answer.problem.errors?.[0]?.pointer).toMatch(/^\/files\//);
  });

  it('breaks off when a rule across fields does not hold: 1004', async () => {
    const draft = await makeCompleteDraft(server, business);
    const answer = await send(draft, { fundingSources: [{ source: 0, amount: 1 }], action: 'submit' });
    expect([answer.status, answer.problem.code]).toEqual([400, 1004]);
    const { body } = await server.call('getGeneralApplicationSelf', { session: draft.session });
    expect(body.fundingSources).toEqual(business.answers.fundingSources);
  });

  it('needs a confirmed address; the press sends a new mail when no link works any more', async () => {
    const draft = await makeCompleteDraft(server, business);
    await server.database.client.applicationUser.update({
      where: { id: draft.applicationUserId },
      data: { emailConfirmedAt: null },
    });
    const answer = await send(draft, { action: 'submit' });
    const [mail] = await mailsTo(server, draft.email);
    expect(answer.status).toBe(409);
    expect(answer.problem.detail).toContain('メールアドレスの確認');
    expect(mail?.text).toContain('confirm_token=');
  });

  it('twice gives one code and one receipt; the second press is told what is possible', async () => {
    const draft = await makeCompleteDraft(server, business);
    const [first, second] = await Promise.all([
      send(draft, { action: 'submit' }),
      send(draft, { action: 'submit' }),
    ]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    const receipts = await server.database.client.receipt.count({
      where: { applicationId: draft.applicationId },
    });
    expect(receipts).toBe(1);
  });

  it('of two at once gives two different codes', async () => {
    const call = await makeCall(server, noto);
    const drafts = [
      await makeCompleteDraft(server, noto, { projectId: call.id }),
      await makeCompleteDraft(server, noto, { projectId: call.id }),
    ];
    const answers = await Promise.all(drafts.map((draft) => send(draft, { action: 'submit' })));
    const codes = answers.map(({ body }) => body.displayCode);
    expect(new Set(codes).size).toBe(2);
    expect(codes.every((code) => /^6\d{3}$/.test(code ?? ''))).toBe(true);
  });

  it('goes on in the range of five digits when the first one is full', async () => {
    const draft = await makeSubmitted(server, programmes.goToEat);
    const { client } = server.database;
    await client.displayCodeCounter.update({ where: { offset: 0 }, data: { lastNumber: 2999 } });
    const next = await makeCompleteDraft(server, programmes.goToEat, { projectId: draft.projectId });
    const answer = await send(next, { action: 'submit' });
    expect(answer.body.displayCode).toBe('13000');
  });

  it('hands in what the form shows: a person who applies leaves no 法人番号 behind', async () => {
    const draft = await makeCompleteDraft(server, programmes.goToEat, {
      answers: { corporateNumber: '7999901000001', capital: 10_000_000 },
    });
    const answer = await send(draft, { action: 'submit' });
    expect(answer.body).toMatchObject({ status: 1, corporateNumber: null, capital: null });
  });

  it('mails the receipt with the checksum of every file', async () => {
    const draft = await makeCompleteDraft(server, noto);
    const { body } = await send(draft, { action: 'submit' });
    const [mail] = await mailsTo(server, draft.email);
    expect(mail?.subject).toContain(`管理番号 ${body.displayCode}`);
    for (const { sha256 } of body.files) expect(mail?.text).toContain(sha256);
  });

  it('is written in the history and in the audit trail', async () => {
    const draft = await makeSubmitted(server, business);
    const { client } = server.database;
    const where = { applicationId: draft.applicationId, action: 'submit' };
    const [line] = await client.applicationHistory.findMany({ where });
    const [entry] = await client.auditEntry.findMany({ where });
    expect(line).toMatchObject({ fromStatus: 0, toStatus: 1, actorKind: 'applicant', onBehalf: false });
    expect(entry).toMatchObject({ actorKind: 'applicant', outcome: 'success', after: { status: 1 } });
  });
});

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
    const where = { applicationId: draft.applicationId, type: 0 };
    await client.applicationFile.deleteMany({ where });
    expect((await submitAt(draft, closePlus(-SECOND_MS))).status).toBe(400);
    await putFile(server, draft.applicationId, { enumeration: 'DocumentType', value: 0 });
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
      withdrawnReason: '計画を見直すため',
      availableActions: [],
    });
  });
});
