import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { JobStatus } from '#bff/generated/contract/enums.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeJobRun, makeJobSchedule } from '#bff/testing/jobs/jobs.ts';
import { makeMail } from '#bff/testing/jobs/mails.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let session: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  ({ session } = await makeAdmin(server, 'JMAC'));
});
beforeEach(() => server.database.pool.query('DELETE FROM pgboss.job'));
afterAll(() => server.stop());

const list = async (query: object = {}) => (await server.call('listJobs', { query, session })).body;

describe('the page of jobs', () => {
  it('shows each scheduled job with its last run and its next one', async () => {
    await makeJobSchedule(server, 'recomputeDelays', '5 * * * *');
    await makeJobSchedule(server, 'sweepFiles', '30 3 * * *');
    const id = await makeJobRun(server, { output: { kind: 'database', message: 'ECONNREFUSED' } });
    const { body } = await server.call('listJobSchedules', { session });
    expect(body.items).toMatchObject([
      {
        name: 'recomputeDelays',
        schedule: '毎時5分',
        nextRunAt: '2026-11-20T01:05:00.000Z',
        lastRun: { id, status: JobStatus.Failed },
      },
      { name: 'sweepFiles', schedule: '毎日 3:30', nextRunAt: '2026-11-20T18:30:00.000Z', lastRun: null },
    ]);
  });

  it('says how many mails could not be sent, though every run ends well', async () => {
    await makeJobSchedule(server, 'sendMails', '* * * * *');
    const notice = async () =>
      (await server.call('listJobSchedules', { session })).body.items.find(({ name }) => name === 'sendMails')
        ?.notice;
    await makeMail(server, { status: 'Queued', nextAttemptAt: server.now(), failure: null });
    expect(await notice()).toBeNull();
    await makeMail(server, { status: 'Queued', nextAttemptAt: server.now(), failure: 'serverAway' });
    await makeMail(server, { status: 'Failed', failure: 'unknownAddress' });
    expect(await notice()).toMatch(/送れていないメールが1件.*届けられなかったメールが1件/);
  });

  it('lists runs newest first, by status, page by page', async () => {
    const output = { doneCount: 3, totalCount: 3, cursor: null };
    await makeJobRun(server, { state: 'completed', output, minutesAgo: 30 });
    const failed = await makeJobRun(server, { minutesAgo: 20 });
    const mails = await makeJobRun(server, { name: 'sendMails', state: 'created', minutesAgo: 10 });
    const all = await list();
    expect([all.total, all.items.map(({ status }) => status)]).toEqual([3, [0, 4, 3]]);
    expect((await list({ status: [JobStatus.Failed] })).items.map(({ id }) => id)).toEqual([failed]);
    expect((await list({ name: 'sendMails' })).items.map(({ id }) => id)).toEqual([mails]);
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, cursor: first.nextCursor });
    expect([...first.items, ...second.items]).toEqual(all.items);
    expect(second.nextCursor).toBeNull();
    const oldest = await list({ sort: 'createdAt', limit: 1 });
    const next = await list({ sort: 'createdAt', limit: 2, cursor: oldest.nextCursor });
    expect([...oldest.items, ...next.items]).toEqual(all.items.toReversed());
  });

  it('says how far a running job is, and when a waiting one is tried again', async () => {
    const output = { doneCount: 400, totalCount: 1000, cursor: { afterId: 400 } };
    await makeJobRun(server, { state: 'active', output, retryCount: 0 });
    await makeJobRun(server, { name: 'sweepFiles', state: 'retry', retryCount: 1, minutesAgo: 20 });
    const { items } = await list();
    expect(items[0]).toMatchObject({ doneCount: 400, totalCount: 1000, attempts: 1, nextAttemptAt: null });
    expect(items[1]).toMatchObject({
      attempts: 2,
      maxAttempts: 6,
      problem: '処理の途中で誤りが起きました。自動でもう一度実行します。',
    });
    expect(items[1]?.nextAttemptAt).not.toBeNull();
  });

  it('tells a failure in plain words, and keeps the program’s own for whoever looks into it', async () => {
    const sentence = 'ファイルが見つかりません。';
    const refused = await makeJobRun(server, { output: { kind: 'refused', message: sentence } });
    const lost = await makeJobRun(server, {
      name: 'sweepFiles',
      output: { message: 'job heartbeat timeout' },
    });
    const read = async (id: string) => (await server.call('getJob', { path: { id }, session })).body;
    expect((await read(refused)).problem).toBe(sentence);
    expect((await read(lost)).problem).toMatch(
      /^処理していたサーバーが途中で止まりました。もう一度実行しても/,
    );
    expect((await read(lost)).rawError).toBe('{"message":"job heartbeat timeout"}');
    const none = await server.call('getJob', {
      path: { id: '00000000-0000-4000-8000-000000000000' },
      session,
    });
    expect(none.problem.code).toBe(1005);
  });
});

describe('もう一度実行', () => {
  it('puts a failed run back to be tried at once, and is recorded', async () => {
    const path = { id: await makeJobRun(server) };
    const { body } = await server.call('retryJob', { path, session });
    expect(body).toMatchObject({ status: JobStatus.Retrying, maxAttempts: 7 });
    expect(Date.parse(body.nextAttemptAt ?? '')).toBeLessThanOrEqual(Date.now());
    const query = { targetKind: 'Job', targetId: 'recomputeDelays' } as const;
    const trail = await server.call('listActivity', { query, session });
    expect(trail.body.items[0]).toMatchObject({
      action: 'rerun',
      summary: '「進捗・期限・遅延の計算」をもう一度実行しました。',
    });
  });

  it('is refused for a run that did not fail, and while another one of the job waits', async () => {
    const done = await makeJobRun(server, { state: 'completed', output: { doneCount: 1 } });
    const failed = await makeJobRun(server);
    await makeJobRun(server, { state: 'created', minutesAgo: 0 });
    const retry = (id: string) => server.call('retryJob', { path: { id }, session });
    expect((await retry(done)).problem).toMatchObject({
      status: 409,
      detail: '失敗した実行だけを、もう一度実行できます',
    });
    expect((await retry(failed)).problem).toMatchObject({ status: 409, code: 1004 });
    const { availableActions } = (await server.call('getJob', { path: { id: failed }, session })).body;
    expect(availableActions).toMatchObject([{ action: 'retry', allowed: false }]);
  });

  it('is JMAC’s alone', async () => {
    const path = { id: await makeJobRun(server) };
    for (const role of ['MAFF', 'CS', 'Inspector', 'BackOffice'] as const) {
      const other = await makeAdmin(server, role);
      expect((await server.call('listJobs', { session: other.session })).problem.code).toBe(1000);
      expect((await server.call('retryJob', { path, session: other.session })).problem.code).toBe(1000);
    }
  });
});
