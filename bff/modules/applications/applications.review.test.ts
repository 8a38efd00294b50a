import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  act,
  mailsTo,
  makeCall,
  makeSubmitted,
  makeUnderReview,
  programmes,
  type TestDraft,
} from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let jmac: TestSession;
let backOffice: TestSession;
let callCentre: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
  backOffice = (await makeAdmin(server, 'BackOffice')).session;
  callCentre = (await makeAdmin(server, 'CS')).session;
});
afterAll(() => server.stop());

const { business, noto, inclusive } = programmes;

const send = (draft: TestDraft, body: object) =>
  server.call(draft.operations.updateSelf, { session: draft.session, body });

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
