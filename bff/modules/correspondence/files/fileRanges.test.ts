import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, handIn, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;
let desk: Desk;
let id: string;
let whole: Uint8Array;
let etag: string;

const read = (headers: Record<string, string> = {}, { session } = desk.maff) =>
  server.call('downloadAdminFile', { path: { id }, session, headers });

const lines = (actorId: number) =>
  server.database.client.auditEntry.count({
    where: { targetKind: 'file', targetId: id, action: 'downloaded', actorKind: 'admin', actorId },
  });

beforeAll(async () => {
  server = await startTestServer();
  desk = await makeDesk(server);
  id = (await handIn(server, desk)).fileId;
  const answer = await read();
  whole = answer.bytes;
  etag = answer.headers.get('etag') ?? '';
});
afterAll(() => server.stop());

describe('a part of a file', () => {
  it.each([
    ['bytes=0-4', 0, 5],
    ['bytes=5-', 5, undefined],
    ['bytes=-7', -7, undefined],
    ['bytes=3-999999', 3, undefined],
  ])('%s is exactly those bytes, and says where they lie', async (range, from, to) => {
    const answer = await read({ range });
    const expected = whole.slice(from, to);
    const start = from < 0 ? whole.length + from : from;
    expect([answer.status, answer.bytes]).toEqual([206, expected]);
    expect(answer.headers.get('content-range')).toBe(
      `bytes ${start}-${start + expected.length - 1}/${whole.length}`,
    );
    expect(answer.headers.get('content-length')).toBe(String(expected.length));
  });

  it('that lies beyond the end is refused with the length of the file', async () => {
    const answer = await read({ range: `bytes=${whole.length}-` });
    expect([answer.status, answer.problem.code]).toEqual([416, 1004]);
    expect(answer.headers.get('content-range')).toBe(`bytes */${whole.length}`);
  });

  it.each(['bytes=0-1,4-5', 'lines=1-2', 'nonsense'])(
    '%s is not one part: the whole file comes',
    async (range) => {
      const answer = await read({ range });
      expect([answer.status, answer.bytes.length]).toEqual([200, whole.length]);
      expect(answer.headers.get('accept-ranges')).toBe('bytes');
    },
  );

  it('goes on with the same file only: If-Range of another one brings the whole', async () => {
    const same = await read({ range: 'bytes=5-', 'if-range': etag });
    const other = await read({ range: 'bytes=5-', 'if-range': `"${'0'.repeat(64)}"` });
    const dated = await read({ range: 'bytes=5-', 'if-range': 'Fri, 20 Nov 2026 01:00:00 GMT' });
    expect([same, other, dated].map(({ status }) => status)).toEqual([206, 200, 200]);
  });

  it('is refused to whoever may not see the file', async () => {
    const answer = await read({ range: 'bytes=1-2' }, desk.inspector);
    expect(answer.status).toBe(404);
  });
});

describe('the audit trail', () => {
  it('holds one line for a download, however many parts it came in', async () => {
    const before = await lines(desk.jmac.id);
    await read({ range: 'bytes=0-9' }, desk.jmac);
    await read({ range: 'bytes=10-19' }, desk.jmac);
    await read({ range: 'bytes=20-' }, desk.jmac);
    expect((await lines(desk.jmac.id)) - before).toBe(1);
  });

  it('holds a line also for one that begins behind the first byte', async () => {
    const { backOffice } = desk;
    await read({ range: 'bytes=1-' }, backOffice);
    await read({ range: 'bytes=1-' }, backOffice);
    expect(await lines(backOffice.id)).toBe(1);
  });
});
