import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeldScanner } from '#bff/testing/scanners/heldScanner.ts';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk, uploadFile } from '#bff/testing/undertaking.ts';

/* What happens to a file while the scanner looks at it, and when it is slow, finds something or is away. */

const PENDING = 0;
const CLEAN = 1;
const INFECTED = 2;
const REJECTED = 3;
const infected = { isClean: false, threat: 'Test' } as const;

const scanner = createHeldScanner();
let server: TestServer;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer({ scanner, env: { SCAN_WAIT_MS: '50' } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  scanner.answer({ isClean: true });
  desk = await makeDesk(server);
});

const upload = (more: { replacedFileID?: string; fileName?: string } = {}) =>
  uploadFile(server, {
    session: desk.user.session,
    mypageId: desk.myPage.id,
    sectionId: desk.section.id,
    ...more,
  });

const readSection = async () => {
  const read = await server.call('getUserSection', {
    path: { id: desk.section.id },
    session: desk.user.session,
  });
  return read.body;
};

const statusOf = async (id: string) => (await readSection()).files.find((file) => file.id === id)?.scanStatus;

const becomes = (id: string, status: number) =>
  vi.waitFor(async () => expect(await statusOf(id)).toBe(status), { timeout: 60_000, interval: 50 });

const download = (id: string) =>
  server.call('downloadUserFile', { path: { id }, session: desk.user.session });

const submit = () =>
  server.call('updateUserSection', {
    session: desk.user.session,
    body: { id: desk.section.id, action: 'submit' },
  });

const keysOnDisk = async () => {
  const keys: string[] = [];
  for await (const { key } of server.scopes.storage.list()) keys.push(key);
  return keys;
};

const keyOf = async (id: string) =>
  (await server.database.client.storedFile.findUniqueOrThrow({ where: { id } })).storageKey;

const MINUTE_MS = 60_000;
const later = (minutes: number) => new Date(server.now().getTime() + minutes * MINUTE_MS);

describe('while the scanner looks at a file', () => {
  it('its upload is answered, it is shown as being looked at, and nobody can read it', async () => {
    scanner.hold();
    const { status, body } = await upload();
    expect([status, body.scanStatus]).toEqual([201, PENDING]);
    expect(await statusOf(body.id)).toBe(PENDING);
    const asBusiness = await download(body.id);
    const asDesk = await server.call('downloadAdminFile', {
      path: { id: body.id },
      session: desk.jmac.session,
    });
    expect([asBusiness.status, asBusiness.problem.code, asDesk.status]).toEqual([409, 1004, 409]);
    const archive = await server.call('downloadMyPageArchive', {
      path: { id: desk.myPage.id },
      session: desk.jmac.session,
    });
    expect(Buffer.from(archive.bytes).includes('.pdf')).toBe(false);
  });

  it('a submission names it, and goes through once it is clean', async () => {
    scanner.hold();
    const { body } = await upload({ fileName: '見積書（2社目）.pdf' });
    const early = await submit();
    expect([early.status, early.problem.code]).toEqual([409, 1004]);
    expect(early.problem.errors).toEqual([
      { pointer: '/files/0', code: 1004, message: expect.stringContaining('「見積書（2社目）.pdf」') },
    ]);
    scanner.answer({ isClean: true });
    await becomes(body.id, CLEAN);
    expect((await submit()).status).toBe(200);
    expect((await download(body.id)).status).toBe(200);
  });

  it('its owner can take it away, and nothing of it stays', async () => {
    scanner.hold();
    const { body } = await upload();
    const key = await keyOf(body.id);
    const removed = await server.call('deleteUserFile', {
      path: { id: body.id },
      session: desk.user.session,
    });
    expect(removed.status).toBe(204);
    scanner.answer({ isClean: true });
    await vi.waitFor(async () => expect(await keysOnDisk()).not.toContain(key), 60_000);
  });
});

describe('a file that the scanner stops after the answer', () => {
  it('loses its content, says so, and tells its owner on the my page and by mail', async () => {
    scanner.hold();
    const { body } = await upload({ fileName: '請求書.pdf' });
    const key = await keyOf(body.id);
    scanner.answer(infected);
    await becomes(body.id, INFECTED);
    await vi.waitFor(async () => expect(await keysOnDisk()).not.toContain(key), 60_000);
    expect((await download(body.id)).status).toBe(409);
    const where = { mypageId: desk.myPage.id };
    const [notice] = await server.database.client.notification.findMany({ where });
    expect(notice?.title).toContain('請求書.pdf');
    await server.runJobs('sendMails', 'resumeScans');
    expect(server.mails.at(-1)?.text).toContain('『請求書.pdf』');
  });

  it('keeps the section from being handed in until it is removed; the version before counts again', async () => {
    const first = await upload();
    scanner.hold();
    const second = await upload({ replacedFileID: first.body.id, fileName: '発注書2.pdf' });
    scanner.answer(infected);
    await becomes(second.body.id, INFECTED);
    const refused = await submit();
    expect(refused.problem.errors?.[0]?.message).toContain('「発注書2.pdf」は安全の確認で止まりました');
    const path = { id: second.body.id };
    await server.call('deleteUserFile', { path, session: desk.user.session });
    expect((await submit()).status).toBe(200);
    const { files } = await readSection();
    expect(files.map(({ id }) => id)).toEqual([first.body.id]);
  });
});

describe('a scan that nobody waits for any more', () => {
  it('of a process that died is taken up by another', async () => {
    scanner.hold();
    const { body } = await upload();
    // The question is lost with its process.
    scanner.fail();
    scanner.answer({ isClean: true });
    await server.runJobs('sendMails', 'resumeScans');
    expect(await statusOf(body.id)).toBe(PENDING);
    await at(server, later(6), () => server.runJobs('sendMails', 'resumeScans'));
    expect(await statusOf(body.id)).toBe(CLEAN);
    expect((await download(body.id)).status).toBe(200);
  });

  it('that had let the bytes go before its process died lets the file be read', async () => {
    scanner.hold();
    const { body } = await upload();
    await server.scopes.storage.release(await keyOf(body.id));
    await at(server, later(6), () => server.runJobs('sendMails', 'resumeScans'));
    expect((await download(body.id)).status).toBe(200);
  });

  it('is tried again while the scanner is away, and given back to its owner after a day', async () => {
    scanner.hold();
    const { body } = await upload();
    scanner.fail();
    await at(server, later(6), () => server.runJobs('sendMails', 'resumeScans'));
    expect(await statusOf(body.id)).toBe(PENDING);
    await at(server, later(25 * 60), () => server.runJobs('sendMails', 'resumeScans'));
    expect(await statusOf(body.id)).toBe(REJECTED);
  });

  it('of which there are many is taken in batches', { tags: ['slow'] }, async () => {
    scanner.hold();
    const uploads = await Promise.all(
      Array.from({ length: 12 }, (_, index) => upload({ fileName: `${index}.pdf` })),
    );
    scanner.fail();
    scanner.answer({ isClean: true });
    await at(server, later(6), () => server.runJobs('sendMails', 'resumeScans'));
    const { files } = await readSection();
    expect(files.map(({ scanStatus }) => scanStatus)).toEqual(uploads.map(() => CLEAN));
  });
});

describe('the same Idempotency-Key', () => {
  it('while the first upload is still looked at brings one file, one answer and one scan', async () => {
    const before = scanner.calls();
    const target = {
      session: desk.user.session,
      mypageId: desk.myPage.id,
      sectionId: desk.section.id,
      idempotencyKey: '1b0f6f0e-6a5e-4b7e-8d5f-0c9a1d2e3f40',
    };
    const answers = await Promise.all([1, 2, 3].map(() => uploadFile(server, target)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(scanner.calls() - before).toBe(1);
    expect((await readSection()).files).toHaveLength(1);
    const other = await uploadFile(server, { ...target, fileName: '別の名前.pdf' });
    expect([other.status, other.problem.code]).toEqual([400, 1004]);
  });
});
