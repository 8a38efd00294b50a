import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ExportRunStatus } from '#bff/generated/contract/enums.ts';
import { handlers } from '#bff/handlers.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { makeDesk } from '#bff/testing/undertaking.ts';
import { exportAnswersOf } from './exportAnswers.routes.ts';
import { touchExportRun } from './exportRuns.data.ts';
import { makeExports } from './makeExports.service.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await makeDesk(server);
  await makeDesk(server);
  // What the other jobs write of an undertaking is written before it is compared.
  await server.runJobs();
});
afterAll(() => server.stop());

const { Waiting, Making, Made, Failed } = ExportRunStatus;

const someone = async (role: 'JMAC' | 'Inspector' = 'JMAC', data = {}) => makeAdmin(server, role, data);

const order = (session: TestSession, search = 'format=csv&sort=-displayCode', operation = 'exportMyPages') =>
  server.call('createExportRun', { session, body: { operation, search } });

const filesOf = async (session: TestSession) => (await server.call('listExportRuns', { session })).body.items;

const download = (session: TestSession, id: string) =>
  server.call('downloadExportRun', { session, path: { id } });

const keyOf = async (id: string): Promise<string | null | undefined> =>
  (await server.database.client.exportRun.findUnique({ where: { id } }))?.storageKey;

/** Bytes that lie in the storage, released or not. */
const storedKeys = async (): Promise<Set<string>> => {
  const keys = new Set<string>();
  for await (const { key } of server.scopes.storage.list()) keys.add(key);
  return keys;
};

describe('a list that is ordered as a file', () => {
  it('is made by a job, and is what its operation answers to who ordered it', async () => {
    const { session, id: adminUserId } = await someone();
    const { body, status } = await order(session);
    expect([status, body]).toMatchObject([
      201,
      { status: Waiting, title: 'マイページの一覧', totalCount: null },
    ]);
    expect((await download(session, body.id)).status).toBe(409);
    await server.runJobs('makeExports');
    const [run] = await filesOf(session);
    expect(run).toMatchObject({ id: body.id, status: Made, fileName: 'マイページ一覧_2026-11-20.csv' });
    expect(run?.totalCount).toBeGreaterThanOrEqual(2);
    expect(run?.doneCount).toBe(run?.totalCount);
    const file = await download(session, body.id);
    const now = await server.call('exportMyPages', {
      session,
      query: { format: 'csv', sort: '-displayCode' },
    });
    expect(Buffer.from(file.bytes).toString()).toBe(Buffer.from(now.bytes).toString());
    expect(decodeURIComponent(file.headers.get('content-disposition') ?? '')).toContain(
      'マイページ一覧_2026-11-20',
    );
    const trail = await server.database.client.auditEntry.findMany({
      where: { actorId: adminUserId, action: { in: ['exported', 'downloaded'] } },
      orderBy: { id: 'asc' },
    });
    // Once for the file, once for its fetching, once for the list that it was compared with.
    expect(trail.map(({ action }) => action).toSorted()).toEqual(['downloaded', 'exported', 'exported']);
  });

  it('has the rows that its owner sees, and no amounts for inspectors', async () => {
    const { session } = await someone('Inspector');
    const { body } = await order(session);
    await server.runJobs('makeExports');
    const own = await server.call('listMyPages', { session });
    expect((await filesOf(session))[0]).toMatchObject({ totalCount: own.body.total, status: Made });
    expect((await download(session, body.id)).status).toBe(200);
  });

  it('is nobody else’s to see, to save or to delete', async () => {
    const [{ session }, { session: colleague }] = [await someone(), await someone()];
    const { body } = await order(session);
    await server.runJobs('makeExports');
    expect(await filesOf(colleague)).toEqual([]);
    expect((await download(colleague, body.id)).status).toBe(404);
    expect((await server.call('deleteExportRun', { session: colleague, path: { id: body.id } })).status).toBe(
      204,
    );
    expect((await download(session, body.id)).status).toBe(200);
  });

  it('is not saved with other rights than those it was made with', async () => {
    const { session, id } = await someone('Inspector');
    const { body } = await order(session);
    await server.runJobs('makeExports');
    await server.database.client.adminUser.update({ where: { id }, data: { assignedPrefectures: [27] } });
    const answer = await download(session, body.id);
    expect([answer.status, answer.problem.detail]).toEqual([409, expect.stringContaining('権限')]);
  });

  it('is kept back from an inspector who has lost one of its my pages, and not when he has got another', async () => {
    const { session, id } = await someone('Inspector', { assignedPrefectures: [] });
    const [one, two] = [await makeDesk(server), await makeDesk(server)];
    const give = ({ myPage }: typeof one, inspectorUserId: number | null) =>
      server.database.client.myPage.update({ where: { id: myPage.id }, data: { inspectorUserId } });
    await give(one, id);
    const { body } = await order(session);
    await server.runJobs('makeExports');
    await give(two, id);
    expect((await download(session, body.id)).status).toBe(200);
    await give(one, null);
    const answer = await download(session, body.id);
    expect([answer.status, answer.problem.detail]).toEqual([
      409,
      expect.stringContaining('担当のマイページ'),
    ]);
  });

  it('is refused where the list itself would be', async () => {
    const { session: inspector } = await someone('Inspector');
    expect((await order(inspector, 'format=csv', 'exportCorporations')).status).toBe(403);
    expect((await order(inspector, 'format=csv', 'exportPaymentList')).status).toBe(403);
    const { session } = await someone();
    for (const search of [
      '',
      'format=pdf',
      'format=csv&delay=1',
      'format=csv&prefecture=x',
      'format=csv&sort=a',
    ])
      expect([search, (await order(session, search)).problem.errors?.[0]?.pointer]).toEqual([
        search,
        '/search',
      ]);
    const two = 'format=xlsx&prefecture=13&prefecture=27&mine=true&columns=displayCode';
    expect((await order(session, two)).status).toBe(201);
  });

  it('is one of five that are being made', async () => {
    const { session } = await someone();
    for (let count = 0; count < 5; count += 1) expect((await order(session)).status).toBe(201);
    expect((await order(session)).status).toBe(409);
    await server.runJobs('makeExports');
    expect((await order(session)).status).toBe(201);
  });

  it('that is deleted leaves nothing, and so does one that has expired', async () => {
    const { session } = await someone();
    const [{ body: first }, { body: second }] = [await order(session), await order(session)];
    await server.runJobs('makeExports');
    const keys = [await keyOf(first.id), await keyOf(second.id)];
    await server.call('deleteExportRun', { session, path: { id: first.id } });
    expect((await download(session, first.id)).status).toBe(404);
    await at(server, '2026-11-27T05:00:00Z', async () => server.runJobs('makeExports', 'forgetExports'));
    expect(await filesOf(session)).toEqual([]);
    const left = await storedKeys();
    expect(keys.map((key) => left.has(key ?? ''))).toEqual([false, false]);
  });
});

describe('the making of a file', () => {
  const make = makeExports(exportAnswersOf(handlers));
  const scope = () => server.scopes.forSystem('makeExports');
  const never = new AbortController().signal;

  it('that is told to stop waits again, and half a file stays nowhere', async () => {
    const { session } = await someone();
    const { body } = await order(session);
    const before = await storedKeys();
    await make(scope(), null, AbortSignal.abort());
    expect((await filesOf(session))[0]).toMatchObject({ status: Waiting, doneCount: 0 });
    expect(await storedKeys()).toEqual(before);
    await make(scope(), null, never);
    expect((await download(session, body.id)).status).toBe(200);
  });

  it('that died is begun anew a minute later, and the dead one changes nothing any more', async () => {
    const { session } = await someone();
    const { body } = await order(session);
    const { client } = server.database;
    const taken = { status: Making, attempt: 1, beatAt: new Date() };
    await client.exportRun.update({ where: { id: body.id }, data: taken });
    await make(scope(), null, never);
    expect((await filesOf(session))[0]?.status).toBe(Making);
    await client.exportRun.update({
      where: { id: body.id },
      data: { beatAt: new Date(Date.now() - 61_000) },
    });
    await make(scope(), null, never);
    expect((await filesOf(session))[0]?.status).toBe(Made);
    expect(await touchExportRun(client, { id: body.id, attempt: 1 }, 7)).toBe(false);
  });

  it('that fails says so, and the next file is made', async () => {
    const [{ session, id }, other] = [await someone(), await someone()];
    await order(session);
    await wait(2);
    await order(other.session);
    await server.database.client.adminUser.update({ where: { id }, data: { type: 3 } });
    await server.database.client.exportRun.updateMany({
      where: { adminUserId: id },
      data: { operation: 'exportCorporations' },
    });
    await server.runJobs('makeExports');
    expect((await filesOf(session))[0]).toMatchObject({
      status: Failed,
      problem: expect.stringContaining('もう一度保存'),
    });
    expect((await filesOf(other.session))[0]?.status).toBe(Made);
  });
});
