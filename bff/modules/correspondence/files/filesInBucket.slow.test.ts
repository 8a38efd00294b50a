import { createHash } from 'node:crypto';
import { access, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type S3Server, startS3Server } from '#bff/testing/s3/s3Server.ts';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk, uploadFile } from '#bff/testing/undertaking.ts';

/* The product with its files in a bucket. */

const HOUR_MS = 3600_000;
let s3: S3Server;
let server: TestServer;
let dataDir: string;
let desk: Desk;
beforeAll(async () => {
  s3 = await startS3Server();
  dataDir = await mkdtemp(join(tmpdir(), 'hojo-bucket-'));
  server = await startTestServer({ env: s3.env, dataDir });
});
afterAll(async () => {
  await server.stop();
  await s3.stop();
});
beforeEach(async () => {
  desk = await makeDesk(server);
});
afterEach(() => s3.be('well'));

const upload = () =>
  uploadFile(server, {
    session: desk.user.session,
    mypageId: desk.myPage.id,
    sectionId: desk.section.id,
  });
const read = (id: string) => server.call('downloadUserFile', { path: { id }, session: desk.user.session });
const rows = () => server.database.client.storedFile.count({ where: { sectionId: desk.section.id } });
const keys = async (area: 'quarantined' | 'released' | 'any' = 'any'): Promise<string[]> => {
  const found: string[] = [];
  for await (const { key, isQuarantined } of server.scopes.storage.list())
    if (area === 'any' || isQuarantined === (area === 'quarantined')) found.push(key);
  return found;
};
const readiness = async (): Promise<unknown> => (await fetch(`${server.url}/readyz`)).json();

describe('files in a bucket', () => {
  it('are taken, looked into, released and read as those in a folder, and none lies on this machine', async () => {
    const { status, body } = await upload();
    expect(status).toBe(201);
    const row = await server.database.client.storedFile.findUniqueOrThrow({ where: { id: body.id } });
    expect(await keys('released')).toContain(row.storageKey);
    const { bytes } = await read(body.id);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(row.sha256);
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
    await expect(access(join(dataDir, 'files'))).rejects.toThrow('ENOENT');
  });

  it('that cannot be put there are refused for now, with what to do, and leave neither row nor bytes', async () => {
    const before = await keys();
    s3.be('away');
    const { status, body, headers } = await upload();
    expect([status, body]).toMatchObject([503, { code: 1101, detail: /ファイルの保管場所につながらない/ }]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rows()).toBe(0);
    s3.be('well');
    expect(await keys()).toEqual(before);
    expect((await upload()).status).toBe(201);
  });

  it('that arrive changed are never acknowledged', async () => {
    s3.be('damaging');
    expect((await upload()).status).toBe(500);
    expect(await rows()).toBe(0);
  });

  it('cannot be read while the service is away, and can again when it is back', async () => {
    const { body } = await upload();
    s3.be('away');
    expect(await read(body.id)).toMatchObject({ status: 503 });
    s3.be('well');
    expect((await read(body.id)).status).toBe(200);
  });

  it('go on serving what needs none, and /readyz says that they are away', async () => {
    expect(await readiness()).toEqual({ status: 'ready', files: 'ready' });
    s3.be('away');
    expect(await readiness()).toEqual({ status: 'ready', files: 'unavailable' });
    const section = { path: { id: desk.section.id }, session: desk.user.session };
    expect((await server.call('getUserSection', section)).status).toBe(200);
  });

  it('whose release found the service away are released when they are first read', async () => {
    s3.be('clinging');
    const { status, body } = await upload();
    expect(status).toBe(201);
    s3.be('well');
    expect((await read(body.id)).status).toBe(200);
  });

  it('without a row are taken to the trash by the nightly sweep, and those half released come out', async () => {
    const { key } = await server.scopes.storage.put(Readable.from(['left by a kill']), { maxBytes: 100 });
    await at(server, new Date(Date.now() + HOUR_MS), server.runJobs);
    expect(await keys()).not.toContain(key);
    expect(await keys('quarantined')).toEqual([]);
    const trash: string[] = [];
    for await (const entry of server.scopes.storage.trash.list()) trash.push(entry.key);
    expect(trash).toEqual([key]);
  });

  it('have the end of the audit trail beside them', async () => {
    await server.runJobs();
    await vi.waitFor(async () => expect(await server.scopes.storage.auditHead.read()).not.toBeNull(), 60_000);
  });
});
