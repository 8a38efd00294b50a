import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  mailsTo,
  makeSubmitted,
  programmes,
  putFile,
  type TestDraft,
} from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let backOffice: TestSession;
let callCentre: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  backOffice = (await makeAdmin(server, 'BackOffice')).session;
  callCentre = (await makeAdmin(server, 'CS')).session;
});
afterAll(() => server.stop());

const { business } = programmes;
const expensesItem = {
  reviewCategory: 4,
  field: 'expenses',
  row: 1,
  comment: '見積書と金額が一致しません。',
};

const send = (draft: TestDraft, body: object) =>
  server.call(draft.operations.updateSelf, { session: draft.session, body });

const returned = async (items: readonly object[] = [expensesItem]) => {
  const draft = await makeSubmitted(server, business);
  await act(server, draft, backOffice, { action: 'startCheck' });
  const answer = await act(server, draft, backOffice, {
    action: 'return',
    returnItems: items,
    returnDueOn: '2026-11-30',
  });
  return { draft, answer };
};

describe('a return', () => {
  it('names what to correct and by when, and mails it', async () => {
    const { draft, answer } = await returned();
    expect(answer.body).toMatchObject({ status: 3, returnDueOn: '2026-11-30' });
    expect(answer.body.returnItems[0]).toMatchObject({
      number: 1,
      field: 'expenses',
      fieldLabel: '経費明細',
      row: 1,
      status: 0,
      answer: null,
    });
    const mails = await mailsTo(server, draft.email);
    const mail = mails.find(({ subject }) => subject.includes('修正のお願い'));
    expect(mail?.text).toContain('見積書と金額が一致しません。');
    expect(mail?.text).toContain('令和8年11月30日（月）');
  });

  it('needs items with a target and a day that is not over', async () => {
    const draft = await makeSubmitted(server, business);
    await act(server, draft, backOffice, { action: 'startCheck' });
    const attempt = (body: object) => act(server, draft, backOffice, { action: 'return', ...body });
    const due = { returnDueOn: '2026-11-30' };
    const item = { reviewCategory: 1, comment: '確認してください' };
    const answers = [
      await attempt({ ...due }),
      await attempt({ returnItems: [expensesItem] }),
      await attempt({ returnItems: [expensesItem], returnDueOn: '2026-11-19' }),
      await attempt({ returnItems: [item], ...due }),
      await attempt({ returnItems: [{ ...item, field: 'consortiumName' }], ...due }),
    ];
    expect(answers.map(({ problem }) => problem.errors?.[0]?.pointer)).toEqual([
      '/returnItems',
      '/returnDueOn',
      '/returnDueOn',
      '/returnItems/0',
      '/returnItems/0/field',
    ]);
  });

  it('names no file of another application', async () => {
    const other = await makeSubmitted(server, business);
    const [file] = (await server.call('getGeneralApplicationSelf', { session: other.session })).body.files;
    const { answer } = await returned([{ reviewCategory: 1, comment: '不鮮明です', fileId: file?.id }]);
    expect(answer.problem.errors?.[0]?.pointer).toBe('/returnItems/0/fileId');
  });

  it('calls a file by the document that it is, not by its name alone', async () => {
    const draft = await makeSubmitted(server, business);
    const [file] = (await server.call('getGeneralApplicationSelf', { session: draft.session })).body.files;
    await act(server, draft, backOffice, { action: 'startCheck' });
    const item = { reviewCategory: 1, comment: '不鮮明です', fileId: file?.id };
    const change = { action: 'return', returnItems: [item], returnDueOn: '2026-11-30' };
    const { returnItems } = (await act(server, draft, backOffice, change)).body;
    expect(returnItems).toMatchObject([
      { fieldLabel: file?.typeLabel, fileName: file?.fileName, field: null },
    ]);
    expect(file?.typeLabel).not.toBe(file?.fileName);
  });

  it('unlocks what was returned, the money as a whole, and nothing else', async () => {
    const { draft } = await returned();
    const other = await send(draft, { planTitle: '別の計画' });
    const expenses = [{ category: 1, description: '配膳ロボット', amountTaxExcluded: 6_000_000 }];
    const fundingSources = [{ source: 0, amount: 3_000_000 }];
    const money = await send(draft, { expenses, fundingSources });
    expect(other.problem.errors?.[0]?.pointer).toBe('/planTitle');
    expect(money.body).toMatchObject({ subsidyAmount: 3_000_000, selfFunded: 3_000_000 });
  });

  it('goes back in once every item is answered, with the same code and a second receipt', async () => {
    const { draft, answer } = await returned();
    const [item] = answer.body.returnItems;
    const corrected = await send(draft, { answers: [{ returnItemId: item?.id, kind: 2 }] });
    expect(corrected.body.returnItems[0]).toMatchObject({ status: 1, answer: { kind: 2, comment: null } });
    await server.database.client.returnItem.update({
      where: { id: item?.id ?? 0 },
      data: { status: 'open' },
    });
    const early = await send(draft, { action: 'resubmit' });
    const explained = { returnItemId: item?.id, kind: 1, comment: '見積書のとおりです。' };
    const again = await send(draft, { answers: [explained], action: 'resubmit' });
    expect(early.status).toBe(409);
    expect(early.problem.detail).toContain('1件');
    expect(again.body).toMatchObject({ status: 1, displayCode: answer.body.displayCode, returnDueOn: null });
    expect(again.body.returnItems[0]).toMatchObject({ status: 1, answer: { kind: 1 } });
    expect(again.body.receipts).toHaveLength(2);
  });

  it('wants words for an explanation and files of its own for a replacement', async () => {
    const { draft, answer } = await returned();
    const returnItemId = answer.body.returnItems[0]?.id;
    const silent = await send(draft, { answers: [{ returnItemId, kind: 1 }] });
    const empty = await send(draft, { answers: [{ returnItemId, kind: 0, fileIds: [] }] });
    const foreign = await makeSubmitted(server, business);
    const fileIds = [await putFile(server, foreign.applicationId, { enumeration: 'DocumentType', value: 6 })];
    const stolen = await send(draft, { answers: [{ returnItemId, kind: 0, fileIds }] });
    expect([silent, empty, stolen].map(({ problem }) => problem.errors?.[0]?.pointer)).toEqual([
      '/answers/0/comment',
      '/answers/0/fileIds',
      '/answers/0/fileIds',
    ]);
  });

  it('is settled by the desk before the form check can pass', async () => {
    const { draft, answer } = await returned();
    const returnItemId = answer.body.returnItems[0]?.id ?? 0;
    await send(draft, {
      answers: [{ returnItemId, kind: 1, comment: '見積書のとおりです。' }],
      action: 'resubmit',
    });
    const checklist = business.definition.checklist.map(({ key }) => ({ key, result: 1 }));
    await act(server, draft, backOffice, { action: 'startCheck' });
    const early = await act(server, draft, backOffice, { checklist, action: 'passFormCheck' });
    const passed = await act(server, draft, backOffice, {
      checklist,
      closedReturnItemIds: [returnItemId],
      action: 'passFormCheck',
    });
    expect(early.problem.detail).toContain('修正依頼が1件');
    expect(passed.body).toMatchObject({ status: 4, returnItems: [{ status: 2 }] });
  });

  it('is answered by the call centre for the applicant, with a reason', async () => {
    const { draft, answer } = await returned();
    const answers = [{ returnItemId: answer.body.returnItems[0]?.id, kind: 1, comment: '電話で確認済み' }];
    const silent = await act(server, draft, callCentre, { answers, action: 'resubmit' });
    const done = await act(server, draft, callCentre, {
      answers,
      action: 'resubmit',
      onBehalfReason: '電話で依頼を受けたため',
    });
    const { body } = await server.call('getGeneralApplicationSelf', { session: draft.session });
    expect(silent.problem.errors?.[0]?.pointer).toBe('/onBehalfReason');
    expect(done.body.status).toBe(1);
    expect(body.onBehalf?.reason).toBe('電話で依頼を受けたため');
    const [receipt] = body.receipts;
    const read = await server.call('getGeneralApplicationReceipt', {
      path: { id: receipt?.id ?? '' },
      session: draft.session,
    });
    expect(read.body).toMatchObject({ isOnBehalf: true, onBehalfReason: '電話で依頼を受けたため' });
  });
});
