import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { slowArchive } from '#bff/testing/slow/slowArchive.ts';
import { type Desk, makeDesk, uploadFile } from '#bff/testing/undertaking.ts';

/* Files that are made to be slow, and more files than the server looks into at once. */

const env = { UPLOAD_INSPECTORS: '1', UPLOAD_QUEUE: '2', UPLOAD_INSPECT_MS: '150' };
let archive: Uint8Array<ArrayBuffer>;
let server: TestServer;
let desk: Desk;
beforeAll(async () => {
  // Before the server runs: making it takes this process seconds.
  archive = slowArchive();
  server = await startTestServer({ env });
  desk = await makeDesk(server);
});
afterAll(() => server.stop());

const upload = (fileName: string, content: Uint8Array<ArrayBuffer>) =>
  uploadFile(server, {
    session: desk.user.session,
    mypageId: desk.myPage.id,
    sectionId: desk.section.id,
    fileName,
    content,
  });

/** Milliseconds that the health check took, asked again and again until the work is over. */
const healthBeside = async (work: Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  let isOver = false;
  const watch = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const startedAt = performance.now();
    const { ok } = await fetch(`${server.url}/healthz`);
    if (ok) times.push(performance.now() - startedAt);
  }
  await watch;
  return times;
};

const keysOnDisk = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of server.scopes.storage.list()) keys.push(key);
  return keys;
};

describe('a file that is made to be slow', () => {
  it('is refused after its time with what to do, and everybody else is answered meanwhile', async () => {
    const sent = upload('資料.zip', archive);
    const times = await healthBeside(sent);
    const { status, problem } = await sent;
    expect([status, problem.code]).toEqual([400, 1003]);
    expect(problem.errors?.[0]?.message).toContain('ZIPは分けて、もう一度登録してください');
    expect(times.length).toBeGreaterThan(10);
    expect(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]).toBeLessThan(100);
  });
});

describe('more files than the server looks into and lets wait', () => {
  it('are asked to come again in a while; nothing of them stays', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => upload(`資料${index}.zip`, archive)),
    );
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.map(({ problem, headers }) => [problem.code, headers.get('retry-after')])).toEqual(
      busy.map(() => [1101, '10']),
    );
    expect(await keysOnDisk()).toEqual([]);
  });
});
