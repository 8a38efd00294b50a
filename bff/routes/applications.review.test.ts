import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  mailsTo,
  makeCall,
  makeSubmitted,
  makeUnderReview,
  programmes,
  putFile,
  type TestDraft,
} from '../testing/applications.ts';
import type { TestSession } from '../testing/client.ts';
import { makeAdmin } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let jmac: TestSession;
let backOffice: TestSession;
let callCentre: TestSession;
let inspector: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
  backOffice = (await makeAdmin(server, 'BackOffice')).session;
  callCentre = (await makeAdmin(server, 'CS')).session;
  inspector = (await makeAdmin(server, 'Inspector')).session;
});
afterAll(() => server.stop());

const { business, noto, ingredientR5, inclusive } = programmes;
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

describe('the form check', () => {
  it('begins with the back office and closes the door on pulling back', async () => {
    const draft = await makeSubmitted(server, business);
    const begun = await act(server, draft, backOffice, { action: 'startCheck' });
    expect(begun.body).toMatchObject({ status: 2, openedAt: '2026-11-20T01:00:00.000Z' });
    expect((await send(draft, { action: 'pullBack' })).status).toBe(409);
  });

  it.each(['startCheck', 'return', 'passFormCheck', 'adopt', 'decline', 'waitlist', 'revertDecision'])(
    'is not for the call centre: %s',
    async (action) => {
      const draft = await makeSubmitted(server, noto);
      const answer = await act(server, draft, callCentre, { action, reason: '理由' });
      expect([403, 409]).toContain(answer.status);
      const { body } = await server.call('getNotoApplicationSelf', { session: draft.session });
      expect(body.status).toBe(1);
    },
  );

  it('passes when every point was looked at and none is open', async () => {
    const draft = await makeSubmitted(server, business);
    await act(server, draft, backOffice, { action: 'startCheck' });
    const early = await act(server, draft, backOffice, { action: 'passFormCheck' });
    const points = business.definition.checklist.map(({ key }) => ({ key, result: 1 }));
    const [first, ...others] = points;
    const finding = [{ key: first?.key ?? '', result: 2, note: '計算が合いません' }, ...others];
    const found = await act(server, draft, backOffice, { checklist: finding, action: 'passFormCheck' });
    const passed = await act(server, draft, backOffice, { checklist: points, action: 'passFormCheck' });
    expect([early.status, found.status, passed.status]).toEqual([409, 409, 200]);
    expect(early.problem.detail).toContain(`${points.length}件`);
    expect(passed.body.status).toBe(4);
  });

  it('knows only the points of its form', async () => {
    const draft = await makeSubmitted(server, business);
    await act(server, draft, backOffice, { action: 'startCheck' });
    const answer = await act(server, draft, backOffice, { checklist: [{ key: 'somethingElse', result: 1 }] });
    expect(answer.problem.errors?.[0]?.pointer).toBe('/checklist/0/key');
  });
});

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

describe('scores', () => {
  const marks = (points: number) =>
    ['relevance', 'feasibility', 'costEffectiveness', 'diffusion', 'environment'].map((item) => ({
      item,
      points,
    }));

  it('are weighted, averaged over the reviewers who marked everything, and ranked in the round', async () => {
    const call = await makeCall(server, noto);
    const better = await makeUnderReview(server, noto, backOffice, { projectId: call.id });
    const worse = await makeUnderReview(server, noto, backOffice, { projectId: call.id });
    const second = (await makeAdmin(server, 'JMAC')).session;
    await act(server, better, jmac, { scores: marks(4), bonusPoints: 3 });
    const averaged = await act(server, better, second, { scores: marks(5) });
    await act(server, better, callCentre, { memo: '審査会の資料に載せる' });
    const low = await act(server, worse, jmac, { scores: marks(2) });
    const half = await act(server, worse, second, { scores: [{ item: 'relevance', points: 5 }] });
    expect(averaged.body.scores.map(({ total }) => total)).toEqual([43, 50]);
    expect(averaged.body).toMatchObject({ averageScore: 46.5, rank: 1 });
    expect(low.body).toMatchObject({ averageScore: 20, rank: 2 });
    expect(half.body.averageScore).toBe(20);
  });

  it('take the items and weights of the round', async () => {
    const scoringItems = [{ key: 'feasibility', label: '実現性・体制', weight: 3 }];
    const call = await makeCall(server, noto, { scoringItems });
    const draft = await makeUnderReview(server, noto, backOffice, { projectId: call.id });
    const unknown = await act(server, draft, jmac, { scores: [{ item: 'diffusion', points: 3 }] });
    const known = await act(server, draft, jmac, { scores: [{ item: 'feasibility', points: 4 }] });
    expect(unknown.problem.errors?.[0]?.pointer).toBe('/scores/0/item');
    expect(known.body.averageScore).toBe(12);
  });

  it('are given by JMAC, in review', async () => {
    const draft = await makeUnderReview(server, noto, backOffice);
    const submitted = await makeSubmitted(server, noto);
    expect((await act(server, draft, backOffice, { scores: marks(3) })).problem.code).toBe(1000);
    expect((await act(server, submitted, jmac, { scores: marks(3) })).status).toBe(409);
  });
});

describe('decisions', () => {
  it('decline and waiting list mail their notice; the waiting list can be left again', async () => {
    const draft = await makeUnderReview(server, inclusive, backOffice);
    const waiting = await act(server, draft, jmac, { action: 'waitlist' });
    const declined = await act(server, draft, jmac, { action: 'decline' });
    const subjects = (await mailsTo(server, draft.email)).map(({ subject }) => subject);
    expect([waiting.body.status, declined.body.status]).toEqual([7, 6]);
    expect(declined.body.decidedOn).toBe('2026-11-20');
    expect(subjects.filter((subject) => subject.includes('審査結果のお知らせ'))).toHaveLength(2);
  });

  it('are taken back with a reason', async () => {
    const draft = await makeUnderReview(server, inclusive, backOffice);
    await act(server, draft, jmac, { action: 'decline' });
    const silent = await act(server, draft, jmac, { action: 'revertDecision' });
    const back = await act(server, draft, jmac, {
      action: 'revertDecision',
      reason: '採点の誤りがあったため',
    });
    expect(silent.problem.errors?.[0]?.pointer).toBe('/reason');
    expect(back.body).toMatchObject({ status: 4, decidedOn: null });
  });
});

describe('the list', () => {
  it('finds a code in full-width digits and without its zeros, a name with 𠮷, and a plan', async () => {
    const call = await makeCall(server, programmes.goToEat);
    const draft = await makeSubmitted(server, programmes.goToEat, {
      projectId: call.id,
      answers: { name: '㍿𠮷野食堂', planTitle: '冷凍自動販売機' },
    });
    const own = await server.call('getGeneralApplicationSelf', { session: draft.session });
    const code = own.body.displayCode ?? '';
    const typed = String(Number(code)).replace(/\d/g, (digit) =>
      String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
    );
    const search = async (q: string) => {
      const query = { q, project_id: call.id };
      const { body } = await server.call('listGeneralApplications', { session: jmac, query });
      return body.items.map(({ id }) => id);
    };
    for (const q of [typed, code, '㍿𠮷野', '自動販売機'])
      expect([q, await search(q)]).toEqual([q, [draft.applicationId]]);
    expect(await search('海風')).toEqual([]);
  });

  it('shows inspectors names and places, no amounts, and does not sort by them', async () => {
    const draft = await makeSubmitted(server, ingredientR5);
    const query = { project_id: draft.projectId };
    const seen = await server.call('listIngredientApplications', { session: inspector, query });
    const office = await server.call('listIngredientApplications', { session: backOffice, query });
    const sorted = await server.call('listIngredientApplications', {
      session: inspector,
      query: { ...query, sort: '-subsidyAmount' },
    });
    expect(seen.body.items[0]).toMatchObject({ subsidyAmount: null, prefecture: 13 });
    expect(office.body.items[0]?.subsidyAmount).toBe(ingredientR5.subsidy);
    expect(sorted.problem.code).toBe(1004);
  });

  it('pages through everything once, in every order', async () => {
    const call = await makeCall(server, business);
    for (let count = 0; count < 3; count += 1) await makeSubmitted(server, business, { projectId: call.id });
    for (const sort of ['displayCode', '-submittedAt', '-subsidyAmount', 'averageScore', 'name'] as const) {
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const query = { project_id: call.id, sort, limit: 2, ...(cursor === undefined ? {} : { cursor }) };
        const { body } = await server.call('listGeneralApplications', { session: jmac, query });
        seen.push(...body.items.map(({ id }) => id));
        cursor = body.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect([sort, new Set(seen).size, seen.length]).toEqual([sort, 3, 3]);
    }
  });

  it('filters by status, place and the caller as the one in charge', async () => {
    const me = await makeAdmin(server, 'BackOffice');
    const draft = await makeSubmitted(server, noto);
    const saved = await act(server, draft, me.session, { assigneeAdminUserId: me.id });
    const list = async (query: object) =>
      (await server.call('listNotoApplications', { session: me.session, query })).body.items.map(
        ({ id }) => id,
      );
    const project_id = draft.projectId;
    expect(saved.body.assigneeName).toBe(me.name);
    expect(await list({ project_id, mine: true, status: [1], prefecture: [16] })).toEqual([
      draft.applicationId,
    ]);
    expect(await list({ project_id, status: [0] })).toEqual([]);
    expect(await list({ project_id, prefecture: [13] })).toEqual([]);
  });
});
