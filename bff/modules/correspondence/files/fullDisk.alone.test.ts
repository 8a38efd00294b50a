import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk, pdfOf, uploadFile } from '#bff/testing/undertaking.ts';

/** What the disk still takes of a file. */
const disk = vi.hoisted(() => ({ roomBytes: Number.POSITIVE_INFINITY }));

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>();
  const fullDisk = (): Writable => {
    let written = 0;
    return new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        written += chunk.length;
        const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
        done(written > disk.roomBytes ? full : null);
      },
    });
  };
  const createWriteStream: typeof original.createWriteStream = (...given) =>
    disk.roomBytes === Number.POSITIVE_INFINITY
      ? original.createWriteStream(...given)
      : (fullDisk() as ReturnType<typeof original.createWriteStream>);
  return { ...original, createWriteStream };
});

let server: TestServer;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer();
  desk = await makeDesk(server);
});
afterAll(() => server.stop());

describe('a full disk', () => {
  it.each([0, 100, 1_500_000])(
    'after %i bytes asks the caller to come again, and blames no file (faults B7)',
    async (roomBytes) => {
      const { user, myPage, section } = desk;
      const content = pdfOf('x'.repeat(2_500_000));
      const upload = () =>
        uploadFile(server, { session: user.session, mypageId: myPage.id, sectionId: section.id, content });
      disk.roomBytes = roomBytes;
      const refused = await upload();
      disk.roomBytes = Number.POSITIVE_INFINITY;
      expect([refused.status, refused.problem.code]).toEqual([503, 1101]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await upload()).status).toBe(201);
    },
  );
});
