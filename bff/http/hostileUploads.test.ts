import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Problem } from '#bff/testing/client.ts';
import { assertAnswerFits } from '#bff/testing/contractCheck.ts';
import { formOf, hostileForms } from '#bff/testing/hostile/hostileForms.ts';
import { sessionHeader } from '#bff/testing/hostile/hostileRequests.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk, pdfOf, uploadFile } from '#bff/testing/undertaking.ts';
import { createRawClient, type RawClient } from '#bff/testing/world/rawClient.ts';

/* Uploads that are refused: a clear answer, and nothing of them left on the disk or in the database. */

const MAX_BYTES = 50 * 1024 * 1024;
const upload = { operationId: 'uploadUserFile', method: 'post', path: '/api/user/file' } as const;

let server: TestServer;
let client: RawClient;
let desk: Desk;

beforeAll(async () => {
  server = await startTestServer();
  client = createRawClient(server.url);
  desk = await makeDesk(server);
});
afterAll(async () => {
  client.close();
  await server.stop();
});

const metaOf = (fileName: string) => ({ fileName, mypageID: desk.myPage.id, sectionID: desk.section.id });

/** Files under the data folder, wherever, but for its own marks and key; and rows that speak of files. */
const kept = async () => {
  const entries = await readdir(join(server.scopes.config.dataDir), { recursive: true, withFileTypes: true });
  const { storedFile, sectionFile } = server.database.client;
  return {
    files: entries.filter(
      (entry) => entry.isFile() && !['installation', 'auditHead', 'secrets.key'].includes(entry.name),
    ).length,
    rows: (await storedFile.count()) + (await sectionFile.count()),
  };
};

const nothing = { files: 0, rows: 0 };

/** What a broken form had brought is removed a moment after the answer; on a busy machine that is longer. */
const keptAfterAMoment = async () => {
  for (let tries = 0; tries < 1_000 && (await kept()).files > 0; tries += 1) await wait(20);
  return kept();
};

const headersOf = (type: string) => ({ ...sessionHeader(desk.user.session), 'content-type': type });

describe('an upload is refused, and leaves nothing behind, when it is', () => {
  it.each(hostileForms(() => ({})).map(([what]) => what))('%s', async (what) => {
    const form = hostileForms(metaOf).find(([name]) => name === what)?.[1];
    const { status, json, contentType } = await client.send({
      method: 'POST',
      target: upload.path,
      headers: headersOf(form?.type ?? ''),
      body: form?.body ?? '',
    });
    assertAnswerFits({ ...upload, status, contentType, body: json });
    const { code, detail } = json as Problem;
    expect([status, code]).toSatisfy(
      ([seen, number]: number[]) =>
        [400, 413, 415].includes(seen ?? 0) && [1001, 1002, 1003, 1004].includes(number ?? 0),
      `${status} ${code}`,
    );
    expect(detail).toMatch(/[ぁ-ん]/);
    expect(await keptAfterAMoment()).toEqual(nothing);
  });

  it('one byte longer than 50 MB', async () => {
    const form = formOf(
      { name: 'meta', content: JSON.stringify(metaOf('a.pdf')) },
      { name: 'file', fileName: 'a.pdf', content: Buffer.alloc(MAX_BYTES + 1, 0x20) },
    );
    const { status, json } = await client.send({
      method: 'POST',
      target: upload.path,
      headers: headersOf(form.type),
      body: form.body,
    });
    expect([status, (json as Problem).code]).toEqual([413, 1003]);
    expect(await keptAfterAMoment()).toEqual(nothing);
  });

  it('broken off half way', async () => {
    const form = formOf(
      { name: 'meta', content: JSON.stringify(metaOf('a.pdf')) },
      { name: 'file', fileName: 'a.pdf', content: Buffer.alloc(500_000, 0x20) },
    );
    const headers = {
      ...headersOf(form.type),
      host: 'localhost',
      'content-length': String(form.body.length),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = connect(Number(new URL(server.url).port), 'localhost');
    socket.write(`POST ${upload.path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    socket.write(form.body.subarray(0, 300_000));
    await vi.waitFor(async () => expect((await kept()).files).toBe(1), 60_000);
    socket.destroy();
    expect(await keptAfterAMoment()).toEqual(nothing);
  });

  it('well-formed, but for a section that is closed', async () => {
    const closed = await makeDesk(server, { myPage: { progressPhase: 3 } });
    const target = { session: closed.user.session, mypageId: closed.myPage.id, sectionId: closed.section.id };
    const { status, problem } = await uploadFile(server, target);
    expect([status, problem.code]).toEqual([409, 1004]);
    expect(await keptAfterAMoment()).toEqual(nothing);
  });
});

describe('the name of a file', () => {
  const uploadNamed = async (fileName: string) => {
    const own = await makeDesk(server);
    const target = { session: own.user.session, mypageId: own.myPage.id, sectionId: own.section.id };
    return uploadFile(server, { ...target, fileName, content: pdfOf(fileName) });
  };

  it.each(['../../etc/passwd.pdf', 'C:\\temp\\発注書.pdf', 'a\u0007b.pdf', `${'あ'.repeat(296)}.pdf`])(
    '%j is refused: a path, a control character, 300 letters',
    async (fileName) => {
      const { status, problem } = await uploadNamed(fileName);
      expect([400, 1003, 1004]).toEqual(expect.arrayContaining([status, problem.code]));
    },
  );

  it.each([
    ['㍿𠮷野（Ｎｏ．１）.pdf', '㍿𠮷野（Ｎｏ．１）.pdf'],
    ['か\u3099.PDF', 'が.PDF'],
    ['a\u202efdp.pdf', 'afdp.pdf'],
  ])('%j is kept as %j', async (fileName, expected) => {
    const { status, body } = await uploadNamed(fileName);
    expect([status, body.fileName]).toEqual([201, expected]);
  });
});
