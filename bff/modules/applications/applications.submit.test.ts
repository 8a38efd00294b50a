import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  mailsTo,
  makeCall,
  makeCompleteDraft,
  makeSubmitted,
  programmes,
  putFile,
  type TestDraft,
} from '#bff/testing/applications.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { business, ingredientR6, noto } = programmes;

const send = (draft: TestDraft, body: object, ifMatch?: number) =>
  server.call(draft.operations.updateSelf, { session: draft.session, body, ifMatch });

describe('submitting', () => {
  it('names everything that is missing with its pointer, and moves nothing', async () => {
    const draft = await makeCompleteDraft(server, business);
    await send(draft, { planTitle: null, storeName: null });
    const { client } = server.database;
    await client.applicationFile.deleteMany({ where: { applicationId: draft.applicationId, type: 6 } });
    const answer = await send(draft, { action: 'submit' });
    expect([answer.status, answer.problem.code]).toEqual([400, 1001]);
    expect(answer.problem.errors?.map(({ pointer }) => pointer)).toEqual([
      '/storeName',
      '/planTitle',
      '/expenses/0/quotationFileIds',
      '/expenses/1/quotationFileIds',
      '/files/ApplicationQuotation',
    ]);
    const row = await client.application.findUniqueOrThrow({ where: { id: draft.applicationId } });
    expect([row.status, row.displayCode]).toEqual([0, null]);
  });

  it.each([
    ['pending', 'の安全の確認が終わっていません'],
    ['infected', 'は安全の確認で止まりました'],
    ['failed', 'は安全の確認で止まりました'],
  ])('names the file that is %s, and takes none that is not scanned clean', async (scanStatus, words) => {
    const draft = await makeCompleteDraft(server, noto);
    const where = { applicationId: draft.applicationId };
    const [file] = await server.database.client.storedFile.findMany({ where, take: 1 });
    const data = { scanStatus, fileName: '計画書（最終）.pdf' };
    await server.database.client.storedFile.update({ where: { id: file?.id ?? '' }, data });
    const answer = await send(draft, { action: 'submit' });
    expect(answer.status).toBe(400);
    expect(answer.problem.errors).toEqual([
      {
        pointer: expect.stringMatching(/^\/files\/\w+$/),
        code: 1004,
        message: expect.stringContaining(`「計画書（最終）.pdf」${words}`),
      },
    ]);
  });

  it('waits also for the file of a document that nobody asks for', async () => {
    const draft = await makeCompleteDraft(server, business);
    const { documents } = business.definition;
    const stored = await server.database.client.applicationFile.findMany({
      where: { applicationId: draft.applicationId },
    });
    const optional = documents.find(({ value }) => stored.every(({ type }) => type !== value));
    if (optional === undefined) throw new Error('every document is asked for');
    const id = await putFile(server, draft.applicationId, optional);
    await server.database.client.storedFile.update({ where: { id }, data: { scanStatus: 'pending' } });
    const answer = await send(draft, { action: 'submit' });
    expect(answer.problem.errors?.map(({ pointer }) => pointer)).toEqual([`/files/${optional.key}`]);
    expect(
      await server.database.client.receipt.count({ where: { applicationId: draft.applicationId } }),
    ).toBe(0);
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

  it('that is refused at the last moment keeps its code for the next press', async () => {
    const { projectId } = await makeSubmitted(server, noto);
    const stale = await makeCompleteDraft(server, noto, { projectId });
    const press = (ifMatch?: number) =>
      server.call(stale.operations.updateSelf, {
        session: stale.session,
        body: { action: 'submit' },
        ...(ifMatch !== undefined && { ifMatch }),
      });
    expect((await press(999)).status).toBe(412);
    const { body: draft } = await server.call(stale.operations.readSelf, { session: stale.session });
    const { body: next } = await send(await makeCompleteDraft(server, noto, { projectId }), {
      action: 'submit',
    });
    expect(Number(next.displayCode)).toBe(Number(draft.displayCode) + 1);
    expect((await press()).body).toMatchObject({ status: 1, displayCode: draft.displayCode });
  });

  it('goes on in the range of five digits when the first one is full', async () => {
    const draft = await makeSubmitted(server, programmes.goToEat);
    const { client } = server.database;
    await client.displayCodeCounter.update({ where: { offset: 0 }, data: { lastNumber: 2999 } });
    const next = await makeCompleteDraft(server, programmes.goToEat, { projectId: draft.projectId });
    const answer = await send(next, { action: 'submit' });
    expect(answer.body.displayCode).toBe('13000');
  });

  it('goes on with six digits when the overflow is full as well, also in a round of an earlier release', async () => {
    // No other test gives codes of this programme, whose ranges are full from here on.
    const draft = await makeSubmitted(server, ingredientR6);
    const { client } = server.database;
    await client.displayCodeCounter.update({ where: { offset: 61_000 }, data: { lastNumber: 999 } });
    await client.displayCodeCounter.update({ where: { offset: 63_999 }, data: { lastNumber: 1000 } });
    await client.displayCodeCounter.deleteMany({ where: { offset: { gt: 100_000 } } });
    const next = await makeCompleteDraft(server, ingredientR6, { projectId: draft.projectId });
    const answer = await send(next, { action: 'submit' });
    expect(answer.body.displayCode).toBe('640000');
  });

  it('tells the office of the round when four fifths of its codes are given out', async () => {
    const { projectId } = await makeSubmitted(server, programmes.inclusive);
    const session = (await makeAdmin(server, 'JMAC')).session;
    const noticeOf = async () =>
      (await server.call('getProject', { session, path: { id: projectId } })).body.displayCodeNotice;
    expect(await noticeOf()).toBeNull();
    const { client } = server.database;
    await client.displayCodeCounter.update({ where: { offset: 7000 }, data: { lastNumber: 800 } });
    expect(await noticeOf()).toBe(
      '管理番号 7001〜7999 のうち800件（全999件）を使いました。使い切ると、続きは 71000 からになります。',
    );
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
