import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { slowArchive } from '#bff/testing/slow/slowArchive.ts';
import { type Desk, makeDesk, uploadFile } from '#bff/testing/undertaking.ts';

/* Files that are made to be slow, and more files than the server looks into at once. */

let archive: Uint8Array<ArrayBuffer>;
let server: TestServer;
let desk: Desk;
beforeAll(() => {
  // Before a server runs: making it takes this process seconds.
  archive = slowArchive();
});
afterEach(() => server.stop());

/** @param inspectMs how long a file is looked into at most */
const start = async (inspectMs: number): Promise<void> => {
  const env = { UPLOAD_INSPECTORS: '1', UPLOAD_QUEUE: '1', UPLOAD_INSPECT_MS: String(inspectMs) };
  server = await startTestServer({ env });
  desk = await makeDesk(server);
};

const upload = (fileName: string, content: Uint8Array<ArrayBuffer>) =>
  uploadFile(server, {
    session: desk.user.session,
    mypageId: desk.myPage.id,
    sectionId: desk.section.id,
    fileName,
    content,
  });

/** How often the health check was answered until the work was over. */
const answersBeside = async (work: Promise<unknown>): Promise<number> => {
  let answers = 0;
  let isOver = false;
  const watch = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { ok } = await fetch(`${server.url}/healthz`);
    if (ok) answers += 1;
  }
  await watch;
  return answers;
};

const keysOnDisk = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of server.scopes.storage.list()) keys.push(key);
  return keys;
};

describe('a file that is made to be slow', () => {
  it('is refused after its time with what to do, and everybody else is answered meanwhile', async () => {
    // Far less than any machine takes for it.
    await start(20);
    const sent = upload('資料.zip', archive);
    const answers = await answersBeside(sent);
    const { status, problem } = await sent;
    expect([status, problem.code]).toEqual([400, 1003]);
    expect(problem.errors?.[0]?.message).toContain('ZIPは分けて、もう一度登録してください');
    expect(answers).toBeGreaterThan(1);
  });
});

describe('more files than the server looks into and lets wait', () => {
  it('are asked to come again in a while; nothing of them stays', async () => {
    // Each is looked into to its end, which takes longer than all of them take to come.
    await start(60_000);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => upload(`資料${index}.zip`, archive)),
    );
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.map(({ problem, headers }) => [problem.code, headers.get('retry-after')])).toEqual(
      busy.map(() => [1101, '10']),
    );
    expect(await keysOnDisk()).toHaveLength(answers.length - busy.length);
  });
});
