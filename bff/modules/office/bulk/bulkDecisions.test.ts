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
import { bulkTools } from '#bff/testing/bulk/bulkTools.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { runBulk } from './runBulk.service.ts';

/* Decisions on many applications at once: tried, made, stopped, taken back. */

const { business } = programmes;

let server: TestServer;
let jmac: TestSession;
let backOffice: TestSession;
let projectId: number;

beforeAll(async () => {
  server = await startTestServer();
  jmac = (await makeAdmin(server, 'JMAC')).session;
  backOffice = (await makeAdmin(server, 'BackOffice')).session;
  projectId = (await makeCall(server, business)).id;
});
afterAll(() => server.stop());

const { tryThem, rowsOf, read, press, run } = bulkTools(
  () => server,
  () => jmac,
);

const underReview = () => makeUnderReview(server, business, backOffice, { projectId });

const applicationOf = ({ applicationId }: TestDraft) =>
  server.database.client.application.findUniqueOrThrow({
    where: { id: applicationId },
    include: { history: { orderBy: { id: 'desc' } } },
  });

describe('a dry run', () => {
  it('says of each row what would become of it, and changes nothing', async () => {
    const [good, other] = [await underReview(), await makeSubmitted(server, business, { projectId })];
    const declined = await underReview();
    await act(server, declined, jmac, { action: 'decline' });
    const before = await applicationOf(good);
    const { status, body } = await tryThem({ drafts: [good, other, declined] });
    expect([status, body.status, body.counts]).toEqual([
      201,
      0,
      { total: 3, able: 1, unable: 1, unchanged: 1, done: 0, failed: 0, skipped: 0, undone: 0 },
    ]);
    expect(
      (await rowsOf(body.id)).map((row) => [row.line, row.outcome, row.reasonCode, row.message]),
    ).toEqual([
      [1, 0, null, '不採択にできます'],
      [2, 1, 'status', '形式確認の前のため、不採択にできません。形式確認を終えて審査へ進めてください'],
      [3, 2, 'already', 'すでに不採択です'],
    ]);
    expect(await applicationOf(good)).toEqual(before);
    expect(body.availableActions).toContainEqual(expect.objectContaining({ action: 'start', allowed: true }));
  });

  it('is thrown away as long as it was not begun', { tags: ['slow'] }, async () => {
    const draft = await underReview();
    const [first, second] = [
      (await tryThem({ drafts: [draft] })).body,
      (await tryThem({ drafts: [draft] })).body,
    ];
    await run(second.id);
    const remove = (id: number) => server.call('deleteBulkRun', { session: jmac, path: { id } });
    expect([(await remove(first.id)).status, (await remove(second.id)).status]).toEqual([204, 409]);
    expect((await server.call('getBulkRun', { session: jmac, path: { id: first.id } })).status).toBe(404);
  });

  it('that nobody began is forgotten after a week', async () => {
    const drafts = [await underReview()];
    const [young, old] = [(await tryThem({ drafts })).body, (await tryThem({ drafts })).body];
    const madeAt = (id: number, createdAt: string) =>
      server.database.client.bulkRun.update({ where: { id }, data: { createdAt } });
    await madeAt(young.id, '2026-11-13T01:00:01Z');
    await madeAt(old.id, '2026-11-13T00:59:59Z');
    await server.runJobs('runBulk', 'sendMails');
    expect((await read(young.id)).id).toBe(young.id);
    expect((await server.call('getBulkRun', { session: jmac, path: { id: old.id } })).status).toBe(404);
  });
});

describe('a run', () => {
  it('decides each application as its page does: history, trail and mail in the name of who began it', async () => {
    const draft = await underReview();
    const { body } = await tryThem({ drafts: [draft], reason: '審査委員会の議決のため' });
    const done = await run(body.id);
    expect([done.status, done.counts.done, done.finishedAt]).toEqual([2, 1, '2026-11-20T01:00:00.000Z']);
    const application = await applicationOf(draft);
    expect(application).toMatchObject({ status: 6, decidedAt: server.now() });
    expect(application.history[0]).toMatchObject({ action: 'decline', comment: '審査委員会の議決のため' });
    expect(application.history[0]?.actorKind).toBe('admin');
    const entries = await server.database.client.auditEntry.findMany({
      where: { applicationId: draft.applicationId, action: 'decline' },
    });
    expect(entries).toMatchObject([{ actorKind: 'admin', reason: '審査委員会の議決のため' }]);
    const mails = await mailsTo(server, draft.email);
    expect(mails.filter(({ subject }) => subject.includes('審査結果のお知らせ'))).toHaveLength(1);
  });

  it('leaves an application alone that was changed since the dry run, and does the others', {
    tags: ['slow'],
  }, async () => {
    const [changed, good] = [await underReview(), await underReview()];
    const { body } = await tryThem({ drafts: [changed, good] });
    await act(server, changed, backOffice, { memo: '確認中。' });
    const { counts } = await run(body.id);
    expect([counts.done, counts.failed]).toEqual([1, 1]);
    expect((await rowsOf(body.id, { outcome: [4] })).map((row) => [row.targetId, row.reasonCode])).toEqual([
      [changed.applicationId, 'changed'],
    ]);
    expect((await applicationOf(changed)).status).toBe(4);
  });

  it('does nothing twice, however often it is begun or the job runs', async () => {
    const draft = await underReview();
    const { body } = await tryThem({ drafts: [draft] });
    await run(body.id);
    const again = await press(body.id, { action: 'start' });
    await server.runJobs('runBulk');
    expect(again.status).toBe(409);
    const decisions = (await applicationOf(draft)).history.filter(({ action }) => action === 'decline');
    expect(decisions).toHaveLength(1);
  });

  it('takes turns with the others: a short one does not wait for a long one', {
    tags: ['slow'],
  }, async () => {
    const tries = [
      await tryThem({ drafts: [await underReview()] }),
      await tryThem({ drafts: [await underReview()] }),
    ];
    const [long = 0, short = 0] = tries.map(({ body }) => body.id);
    for (const id of [long, short]) await press(id, { action: 'start' });
    const scope = server.scopes.forSystem('runBulk');
    const { next } = await runBulk(scope, { run: long }, new AbortController().signal);
    expect([(await read(long)).status, (await read(short)).status, next]).toEqual([1, 2, { run: short }]);
    await server.runJobs('runBulk', 'sendMails');
    expect((await read(long)).status).toBe(2);
  });

  it('that is stopped does no further row, and says so', async () => {
    const drafts = [await underReview(), await underReview()];
    const { body } = await tryThem({ drafts });
    await press(body.id, { action: 'start' });
    const stopped = await press(body.id, { action: 'cancel' });
    await server.runJobs('runBulk', 'sendMails');
    expect([stopped.body.status, stopped.body.counts.skipped]).toEqual([3, 2]);
    expect((await read(body.id)).counts).toMatchObject({ able: 0, done: 0, skipped: 2 });
    expect((await applicationOf(drafts[0] as TestDraft)).status).toBe(4);
  });

  it('does nothing more when who began it has lost the right', async () => {
    const leaving = await makeAdmin(server, 'JMAC');
    const draft = await underReview();
    const { body } = await tryThem({ drafts: [draft] }, leaving.session);
    await press(body.id, { action: 'start' }, leaving.session);
    await server.database.client.adminUser.update({
      where: { id: leaving.id },
      data: { isActive: false },
    });
    await server.runJobs('runBulk', 'sendMails');
    expect((await read(body.id)).counts).toMatchObject({ done: 0, failed: 1 });
    expect((await applicationOf(draft)).status).toBe(4);
  });
});

describe('what a run did', () => {
  it('is taken back row by row with a reason, as long as the decision is still its own', {
    tags: ['slow'],
  }, async () => {
    const [first, second, third] = [await underReview(), await underReview(), await underReview()];
    const { body } = await tryThem({ kind: 'waitlistApplications', drafts: [first, second, third] });
    await run(body.id);
    await at(server, '2026-11-20T01:01:00Z', () => act(server, second, jmac, { action: 'decline' }));
    const rows = await rowsOf(body.id);
    const rowIds = rows.slice(0, 2).map(({ id }) => id);
    expect((await press(body.id, { action: 'undo' })).status).toBe(400);
    const undone = await run(body.id, { action: 'undo', reason: '一覧の誤りのため', rowIds });
    expect([undone.status, undone.undoReason]).toEqual([2, '一覧の誤りのため']);
    expect((await rowsOf(body.id)).map(({ outcome, reasonCode }) => [outcome, reasonCode])).toEqual([
      [7, null],
      [3, 'changed'],
      [3, null],
    ]);
    expect(await applicationOf(first)).toMatchObject({ status: 4, decidedAt: null });
    expect((await applicationOf(second)).status).toBe(6);
    expect((await applicationOf(third)).status).toBe(7);
  });

  it('is undone as a whole when every row of it is', async () => {
    const { body } = await tryThem({ drafts: [await underReview()] });
    await run(body.id);
    const undone = await run(body.id, { action: 'undo', reason: '議決の取消しのため' });
    expect([undone.status, undone.counts.undone, undone.counts.done]).toEqual([5, 1, 0]);
  });
});

describe('who may', () => {
  it('decides nothing at once that he may not decide singly', async () => {
    expect((await tryThem({ drafts: [await underReview()] }, backOffice)).status).toBe(403);
  });

  it('sees only his own runs, and JMAC everybody’s', async () => {
    const own = await tryThem({ drafts: [await underReview()] });
    const path = { id: own.body.id };
    expect((await server.call('getBulkRun', { session: backOffice, path })).status).toBe(404);
    const other = (await makeAdmin(server, 'JMAC')).session;
    expect((await server.call('getBulkRun', { session: other, path })).body).toMatchObject({ isOwn: false });
    const listed = await server.call('listBulkRuns', { session: backOffice, query: {} });
    expect(listed.body.items).toEqual([]);
  });
});
