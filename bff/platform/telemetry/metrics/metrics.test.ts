import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mountedOperations } from '#bff/core/contractDocument.ts';
import { makeJobRun } from '#bff/testing/jobs/jobs.ts';
import { makeMail } from '#bff/testing/jobs/mails.ts';
import { createHeldScanner } from '#bff/testing/scanners/heldScanner.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk, uploadFile } from '#bff/testing/undertaking.ts';

const scanner = createHeldScanner();
let server: TestServer;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer({ scanner, env: { METRICS_PORT: '0' } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  scanner.answer({ isClean: true });
  desk = await makeDesk(server);
});

const ask = (path = ''): Promise<Response> => fetch(`${server.metricsUrl}${path}`);
const read = async (): Promise<string> => (await ask()).text();

/** The value of a line, `name{label="value"}`; 0 when it is not there. */
const countOf = async (line: string): Promise<number> => {
  const found = (await read()).split('\n').find((written) => written.startsWith(`${line} `));
  return Number(found?.split(' ').at(-1) ?? 0);
};

const section = () => ({ path: { id: desk.section.id }, session: desk.user.session });
const upload = () =>
  uploadFile(server, { session: desk.user.session, mypageId: desk.myPage.id, sectionId: desk.section.id });

describe('the metrics', () => {
  it('count answers by operation and status, refusals too, with their times', {
    tags: ['slow'],
  }, async () => {
    const line = (status: number) => `hojo_requests_total{operation="getUserSection",status="${status}"}`;
    const [good, refused] = [await countOf(line(200)), await countOf(line(401))];
    await server.call('getUserSection', section());
    await server.call('getUserSection', { path: { id: desk.section.id } });
    // The caller has his answer a moment before it is counted.
    await vi.waitFor(async () => {
      expect([await countOf(line(200)), await countOf(line(401))]).toEqual([good + 1, refused + 1]);
      expect(await countOf('hojo_request_seconds_count{operation="getUserSection"}')).toBe(
        good + refused + 2,
      );
    }, 60_000);
  });

  it('know addresses of nobody and of pages by one word each, however many there are', async () => {
    const line = (operation: string) => `hojo_requests_total{operation="${operation}",status="404"}`;
    const [none, page] = [await countOf(line('none')), await countOf(line('page'))];
    for (const path of ['/api/x1', '/api/x2', '/user/5/section/7', '/api'])
      await fetch(`${server.url}${path}`);
    await vi.waitFor(async () => {
      expect([await countOf(line('none')), await countOf(line('page'))]).toEqual([none + 2, page + 2]);
    }, 60_000);
  });

  it('name operations, jobs and outcomes, and nobody and nothing else', { tags: ['slow'] }, async () => {
    await server.call('getUserSection', section());
    await upload();
    await server.runJobs();
    const operations = mountedOperations().map(({ operationId }) => operationId);
    const text = await read();
    const labels = [...text.matchAll(/\b(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => ({
      name,
      value,
    }));
    const ofRequests = labels.filter(({ name }) => name === 'operation').map(({ value }) => value);
    expect(ofRequests.filter((value) => !['page', 'none', ...operations].includes(value))).toEqual([]);
    const words = labels.filter(({ name }) => ['job', 'outcome', 'state'].includes(name));
    expect(words.filter(({ value }) => !/^[a-zA-Z]+$/.test(value))).toEqual([]);
    expect(text).not.toMatch(/@example|[0-9a-f]{8}-[0-9a-f]{4}-/);
  });

  it('count uploads and questions to the scanner by how they ended', { tags: ['slow'] }, async () => {
    const stored = await countOf('hojo_uploads_total{outcome="stored"}');
    const bytes = await countOf('hojo_upload_bytes_total');
    const clean = await countOf('hojo_scan_seconds_count{outcome="clean"}');
    await upload();
    scanner.answer({ isClean: false, threat: 'Test' });
    await upload();
    scanner.fail();
    await upload();
    expect(await countOf('hojo_uploads_total{outcome="stored"}')).toBe(stored + 3);
    expect(await countOf('hojo_upload_bytes_total')).toBeGreaterThan(bytes);
    expect(await countOf('hojo_scan_seconds_count{outcome="clean"}')).toBe(clean + 1);
    expect(await countOf('hojo_scan_seconds_count{outcome="threat"}')).toBe(1);
    expect(await countOf('hojo_scan_seconds_count{outcome="unavailable"}')).toBe(1);
  });

  it('count what jobs do, and say when one fails', { tags: ['slow'] }, async () => {
    await server.runJobs();
    const line = (outcome: string) => `hojo_job_batches_total{job="sweepFiles",outcome="${outcome}"}`;
    expect(await countOf(line('done'))).toBeGreaterThan(0);
    const { trash } = server.scopes.storage;
    const broken = vi.spyOn(trash, 'list').mockImplementation(() => {
      throw new Error('forced');
    });
    await expect(server.runJobs()).rejects.toThrow('forced');
    broken.mockRestore();
    expect(await countOf(line('failed'))).toBe(1);
  });

  it('say how long runs of a job wait, by the clock of the database', async () => {
    const waiting = 'hojo_queue_waiting{job="makePapers"}';
    const oldest = 'hojo_queue_oldest_seconds{job="makePapers"}';
    const id = await makeJobRun(server, { name: 'makePapers', state: 'created' });
    const startAt = (seconds: number) =>
      server.database.client.$executeRaw`
        UPDATE pgboss.job SET start_after = now() + make_interval(secs => ${seconds}::float8) WHERE id = ${id}::uuid`;
    await startAt(3600);
    expect([await countOf(waiting), await countOf(oldest)]).toEqual([0, 0]);
    await startAt(-90);
    expect(await countOf(waiting)).toBe(1);
    expect(await countOf(oldest)).toBeGreaterThanOrEqual(90);
    await server.database.client.$executeRaw`DELETE FROM pgboss.job`;
    expect(await read()).not.toContain(oldest);
  });

  it('say how many mails wait or failed, since when and why', async () => {
    const { client } = server.database;
    await client.mailMessage.deleteMany();
    const createdAt = new Date(Date.now() - 90_000);
    await makeMail(server, {
      status: 'Queued',
      nextAttemptAt: server.now(),
      failure: 'serverAway',
      createdAt,
    });
    await makeMail(server, { status: 'Failed', failure: 'unknownAddress' });
    expect(await countOf('hojo_mails_waiting{failure="serverAway"}')).toBe(1);
    expect(await countOf('hojo_mails_oldest_seconds{failure="serverAway"}')).toBeGreaterThanOrEqual(90);
    expect(await countOf('hojo_mails_failed{failure="unknownAddress"}')).toBe(1);
    expect(await countOf('hojo_mails_waiting{failure="unknownAddress"}')).toBe(0);
    await client.mailMessage.deleteMany();
    expect(await read()).not.toContain('hojo_mails_waiting{');
  });

  it('say how the process and what stands behind it are', async () => {
    expect(await countOf('hojo_database_up')).toBe(1);
    expect(await countOf('hojo_files_up')).toBe(1);
    const text = await read();
    for (const name of ['hojo_pool_waiting', 'hojo_pool_connections', 'nodejs_eventloop_lag_p99_seconds'])
      expect(text).toMatch(new RegExp(`^${name}\\b`, 'm'));
  });

  it('are told while the files are away, and say so', async () => {
    const away = vi.spyOn(server.scopes.storage, 'ping').mockRejectedValue(new Error('away'));
    expect(await countOf('hojo_files_up')).toBe(0);
    away.mockRestore();
  });

  it('are at one address of a port of their own, and nowhere in the product', async () => {
    expect((await ask()).headers.get('content-type')).toContain('text/plain; version=0.0.4');
    expect((await ask('/more')).status).toBe(404);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    expect(new URL(server.metricsUrl ?? '').hostname).toBe('127.0.0.1');
  });
});

describe('the alerts and the dashboard of docs/monitoring', () => {
  it('ask for metrics that there are', async () => {
    const folder = join(import.meta.dirname, '../../../../docs/monitoring');
    const files = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    );
    const asked = new Set(files.join('\n').match(/\b(?:hojo|nodejs|process)_[a-z0-9_]+/g));
    const told = await read();
    const isTold = (name: string) =>
      new RegExp(`^# TYPE ${name.replace(/_(?:bucket|sum|count)$/, '')} `, 'm').test(told);
    expect([...asked].filter((name) => !isTold(name))).toEqual([]);
    expect(asked.size).toBeGreaterThan(10);
  });
});

it('nothing is counted where no port is named', { tags: ['slow'] }, async () => {
  const plain = await startTestServer();
  expect(plain.metricsUrl).toBeUndefined();
  await plain.stop();
});
