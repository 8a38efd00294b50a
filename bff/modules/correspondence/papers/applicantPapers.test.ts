import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApplicationStatus, IssuedPaperStatus, PaperKind } from '#bff/generated/contract/enums.ts';
import {
  act,
  mailsTo,
  makeCall,
  makeSubmitted,
  programmes,
  type TestDraft,
} from '#bff/testing/applications.ts';
import { makeAdmin, makeUndertaking } from '#bff/testing/people.ts';
import { readPdf } from '#bff/testing/readPdf.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

/* Letters to those who were not adopted: to read behind their log-in, in words that are for them. */

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;

beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
});
afterAll(() => server.stop());

const { NonAdoption, Waitlisting, Adoption } = PaperKind;
const { Making, Unopened, Opened, Replaced } = IssuedPaperStatus;
const { UnderReview, Waitlisted } = ApplicationStatus;

const REASON = '審査の評価点が、採択の基準に達しなかったため。';

const put = ({ applicationId }: TestDraft, data: object) =>
  server.database.client.application.update({ where: { id: applicationId }, data });

/** In review, whoever has checked it. */
const makeReviewed = async (given: object = {}): Promise<TestDraft> => {
  const draft = await makeSubmitted(server, programmes.noto, given);
  await put(draft, { status: UnderReview });
  return draft;
};

/** Declined by the office, for a reason that stays with it. */
const makeDeclined = async (): Promise<TestDraft> => {
  const draft = await makeReviewed();
  const { status } = await act(server, draft, jmac.session, { action: 'decline', reason: '内部の記録' });
  expect(status).toBe(200);
  return draft;
};

const issue = ({ applicationId }: TestDraft, body: object = {}) =>
  server.call('issuePaper', {
    session: jmac.session,
    body: { applicationID: applicationId, kind: NonAdoption, reason: REASON, ...body },
  });

/** Issued, and its PDF made. */
const issued = async (draft: TestDraft, body: object = {}): Promise<number> => {
  const { body: made } = await issue(draft, body);
  await server.runJobs('makeIssuedPapers', 'sendMails');
  return made.id;
};

const read = (id: number) => server.call('getIssuedPaper', { session: jmac.session, path: { id } });

const own = ({ session }: TestDraft) => ({
  list: () => server.call('listNotoApplicationIssuedPapers', { session }),
  get: (id: number) => server.call('getNotoApplicationIssuedPaper', { session, path: { id } }),
  file: (id: number) => server.call('downloadNotoApplicationIssuedPaper', { session, path: { id } }),
});

const factsOf = ({ body }: Awaited<ReturnType<typeof read>>) =>
  Object.fromEntries(
    body.content.blocks.flatMap(({ facts }) => facts.map(({ label, value }) => [label, value])),
  );

describe('a letter to an applicant', () => {
  it('has a number, a PDF, and a mail that names its page and not what it says', async () => {
    const draft = await makeDeclined();
    const { status, body } = await issue(draft);
    expect([status, body.number, body.status]).toEqual([201, '不第1号', Making]);
    expect(body).toMatchObject({ mypageId: null, mypage: null });
    expect(body.application).toMatchObject({ id: draft.applicationId, family: 'noto' });
    const mail = (await mailsTo(server, draft.email)).at(-1);
    expect(mail?.subject).toContain('不採択通知書を発行しました');
    expect(mail?.text).toContain(`/application/project/${draft.projectId}/paper/${body.id}`);
    expect(mail?.text).not.toContain(REASON);
    const made = await read(body.id);
    expect(made.body.status).toBe(Unopened);
    expect(made.body.file?.fileName).toMatch(/^\d{4,}_.+_不採択通知書\.pdf$/);
    expect(factsOf(made)).toMatchObject({ 審査結果の決定日: '令和8年11月20日', 不採択の理由: REASON });
  });

  it('says why in words that were written for it; what the office noted with the decision stays there', async () => {
    const draft = await makeDeclined();
    const without = await issue(draft, { reason: undefined });
    expect([without.status, without.problem.detail]).toEqual([
      409,
      '不採択の理由を入力してください。応募者が読む文章です。',
    ]);
    const id = await issued(draft);
    const { text } = await readPdf(Buffer.from((await own(draft).file(id)).bytes));
    expect(text).toContain('採択の基準に達しなかったため');
    expect(text).not.toContain('内部の記録');
  });

  it('is addressed to a person as to a person', async () => {
    const draft = await makeDeclined();
    await put(draft, { applicantType: 1, name: '見本 太郎' });
    expect((await issue(draft)).body.content.to).toBe('見本 太郎　様');
  });

  it('goes only to whom that was decided of, and an undertaking’s paper to none of them', async () => {
    const reviewed = await makeReviewed();
    const early = await issue(reviewed);
    expect([early.status, early.problem.detail]).toEqual([409, '不採択と決まった応募にだけ発行できます。']);
    const declined = await makeDeclined();
    expect((await issue(declined, { kind: Waitlisting })).status).toBe(409);
    const { myPage } = await makeUndertaking(server);
    const wrong = [
      await issue(declined, { kind: Adoption }),
      await issue(declined, { applicationID: null, mypageID: myPage.id }),
      await issue(declined, { mypageID: myPage.id }),
      await issue(declined, { applicationID: null }),
    ];
    expect(wrong.map(({ status, problem }) => [status, problem.errors?.[0]?.pointer])).toEqual([
      [400, '/kind'],
      [400, '/kind'],
      [400, '/mypageID'],
      [400, '/mypageID'],
    ]);
    expect((await issue(declined, { applicationID: 999_999_999 })).status).toBe(404);
  });

  it('is in force once; a wrong one gives way to one that names it', async () => {
    const draft = await makeDeclined();
    const old = await issued(draft);
    expect((await issue(draft)).status).toBe(409);
    const other = await makeDeclined();
    expect((await issue(other, { replacesId: old })).status).toBe(409);
    const id = await issued(draft, { replacesId: old, reason: '要件を満たさなかったため。' });
    const kept = await own(draft).get(old);
    expect(kept.body).toMatchObject({ isReplaced: true, replacedBy: { id } });
  });
});

describe('a place on the waiting list', () => {
  it('is counted by the average score of the round; the same score has the same place', async () => {
    const { id: projectId } = await makeCall(server, programmes.noto);
    const scores = [71.5, 80, 80, null];
    const drafts = await Promise.all(scores.map(() => makeSubmitted(server, programmes.noto, { projectId })));
    for (const [index, draft] of drafts.entries())
      await put(draft, { status: Waitlisted, averageScore: scores[index], decidedAt: server.now() });
    // Another round's list is another list.
    await put(await makeReviewed(), { status: Waitlisted, averageScore: 99, decidedAt: server.now() });
    const answers = [];
    for (const draft of drafts) answers.push(await issue(draft, { kind: Waitlisting }));
    const ranks = answers.slice(0, 3).map((answer) => factsOf(answer).補欠順位);
    expect(ranks).toEqual(['3位', '1位', '1位']);
    expect([answers[3]?.status, answers[3]?.problem.detail]).toEqual([
      409,
      expect.stringContaining('補欠順位が決まりません'),
    ]);
  });
});

describe('the page of its applicant', () => {
  it('has the letter when its PDF is there, and marks it as opened the first time', {
    tags: ['slow'],
  }, async () => {
    const draft = await makeDeclined();
    const { body: made } = await issue(draft);
    expect([(await own(draft).list()).body.total, (await own(draft).get(made.id)).status]).toEqual([0, 404]);
    await server.runJobs('makeIssuedPapers', 'sendMails');
    expect((await own(draft).list()).body.items).toMatchObject([{ id: made.id, openedAt: null }]);
    const opened = await own(draft).get(made.id);
    expect(opened.body).toMatchObject({ number: made.number, openedAt: '2026-11-20T01:00:00.000Z' });
    expect((await read(made.id)).body).toMatchObject({ status: Opened, openedByName: null });
  });

  it('is nobody else’s: another applicant and another family find nothing', async () => {
    const id = await issued(await makeDeclined());
    const stranger = await makeDeclined();
    const inclusive = await makeSubmitted(server, programmes.inclusive);
    const answers = [
      await own(stranger).get(id),
      await own(stranger).file(id),
      await server.call('getInclusiveApplicationIssuedPaper', { session: inclusive.session, path: { id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await read(id)).body.status).toBe(Unopened);
  });
});

describe('a decision that is taken back', () => {
  it('recalls its letter: what was told says so, and another decision has another letter', {
    tags: ['slow'],
  }, async () => {
    const draft = await makeDeclined();
    const id = await issued(draft);
    await act(server, draft, jmac.session, { action: 'revertDecision', reason: '誤り' });
    expect((await read(id)).body).toMatchObject({ status: Replaced, replacedBy: null });
    expect((await own(draft).get(id)).body).toMatchObject({ isReplaced: true, replacedBy: null });
    await act(server, draft, jmac.session, { action: 'decline' });
    expect((await issue(draft)).status).toBe(201);
  });

  it('keeps a letter that was not made yet from being made and told', { tags: ['slow'] }, async () => {
    const draft = await makeDeclined();
    await mailsTo(server, draft.email);
    const { body } = await issue(draft);
    await act(server, draft, jmac.session, { action: 'revertDecision', reason: '誤り' });
    const told = (await mailsTo(server, draft.email)).map(({ subject }) => subject);
    expect(told.filter((subject) => subject.includes('通知書'))).toEqual([]);
    expect((await read(body.id)).body).toMatchObject({ status: Replaced, file: null });
    expect((await own(draft).list()).body.total).toBe(0);
  });
});

describe('the office’s list', () => {
  it('has letters to applicants beside those to businesses, by their codes, and finds them by name', {
    tags: ['slow'],
  }, async () => {
    const draft = await makeDeclined();
    await put(draft, { name: '株式会社のと丸䑓水産' });
    const id = await issued(draft);
    const list = async (query: object) =>
      (await server.call('listIssuedPapers', { session: jmac.session, query })).body.items;
    expect((await list({ application_id: draft.applicationId })).map((paper) => paper.id)).toEqual([id]);
    expect((await list({ q: 'のと丸䑓水産' })).map((paper) => paper.id)).toEqual([id]);
    const [paper] = await list({ application_id: draft.applicationId });
    expect((await list({ q: paper?.displayCode ?? '' })).map((found) => found.id)).toContain(id);
    const codes = (await list({ sort: 'displayCode' })).map(({ displayCode }) => displayCode);
    expect(codes).toEqual(codes.toSorted());
    const query = { format: 'csv', application_id: draft.applicationId } as const;
    const file = await server.call('exportIssuedPapers', { session: jmac.session, query });
    expect(Buffer.from(file.bytes).toString('utf8')).toContain('株式会社のと丸䑓水産');
  });

  it('is tried and issued for many at once, from the list of applications', { tags: ['slow'] }, async () => {
    const drafts = [await makeDeclined(), await makeDeclined(), await makeReviewed()];
    const body = {
      kind: 'issueApplicationPapers',
      list: 'notoApplications',
      selection: { by: 'ids', ids: drafts.map(({ applicationId }) => applicationId) },
      paper: { kind: NonAdoption, reason: REASON },
    } as const;
    const tried = await server.call('createBulkRun', { session: jmac.session, body });
    expect([tried.status, tried.body.counts]).toMatchObject([201, { able: 2, unable: 1 }]);
    const path = { id: tried.body.id };
    const start = { session: jmac.session, path, body: { action: 'start' } } as const;
    expect((await server.call('updateBulkRun', start)).status).toBe(200);
    await server.runJobs('runBulk', 'makeIssuedPapers', 'sendMails');
    const { body: done } = await server.call('getBulkRun', { session: jmac.session, path });
    expect(done.counts).toMatchObject({ done: 2, failed: 0 });
    const papers = await Promise.all(drafts.map((draft) => own(draft).list()));
    expect(papers.map(({ body: { total } }) => total)).toEqual([1, 1, 0]);
    const again = await server.call('createBulkRun', { session: jmac.session, body });
    expect(again.body.counts).toMatchObject({ able: 0, unchanged: 2 });
    const wrong = { ...body, paper: { kind: Adoption } };
    const refused = await server.call('createBulkRun', { session: jmac.session, body: wrong });
    expect([refused.status, refused.problem.errors?.[0]?.pointer]).toEqual([400, '/paper/kind']);
  });
});
