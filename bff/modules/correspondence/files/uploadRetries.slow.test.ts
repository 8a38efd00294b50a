import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHeldScanner } from '#bff/testing/scanners/heldScanner.ts';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk, uploadFile } from '#bff/testing/undertaking.ts';

/* A deadlock, a broken database or a crash between the two phases of an upload. */

const DAY_MS = 86_400_000;
const KILLS = 24;
const scanner = createHeldScanner();
let server: TestServer;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer({ scanner });
});
afterAll(() => server.stop());
beforeEach(async () => {
  desk = await makeDesk(server);
});

const sql = (text: string) => server.database.client.$executeRawUnsafe(text);

/** Fails with these codes, one each time, when the statement (or its commit) comes by; then no more. */
const failWith = async (codes: readonly string[], on: string, when: 'at once' | 'at commit') => {
  const cases = codes.map((code, index) => `WHEN ${index + 1} THEN '${code}'`).join(' ');
  await sql('CREATE SEQUENCE tries');
  // A sequence counts on also when its transaction is rolled back.
  await sql(`CREATE FUNCTION fail_once() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE code text; BEGIN
    code := CASE nextval('tries') ${cases} END;
    IF code IS NOT NULL THEN RAISE EXCEPTION 'forced' USING ERRCODE = code; END IF; RETURN NULL; END $$`);
  const kind = when === 'at commit' ? 'CONSTRAINT TRIGGER' : 'TRIGGER';
  const timing = when === 'at commit' ? 'DEFERRABLE INITIALLY DEFERRED' : '';
  await sql(`CREATE ${kind} fail_once AFTER ${on} ${timing} FOR EACH ROW EXECUTE FUNCTION fail_once()`);
};
afterEach(async () => {
  await sql('DROP FUNCTION IF EXISTS fail_once CASCADE');
  await sql('DROP SEQUENCE IF EXISTS tries');
});

const target = () => ({
  session: desk.user.session,
  mypageId: desk.myPage.id,
  sectionId: desk.section.id,
});

const read = (id: string) => server.call('downloadUserFile', { path: { id }, session: desk.user.session });
const remove = (id: string) => server.call('deleteUserFile', { path: { id }, session: desk.user.session });

const keysOnDisk = async () => {
  const keys: string[] = [];
  for await (const { key } of server.scopes.storage.list()) keys.push(key);
  return keys;
};

const quarantinedOnDisk = async () => {
  const keys: string[] = [];
  for await (const { key, isQuarantined } of server.scopes.storage.list()) if (isQuarantined) keys.push(key);
  return keys;
};

describe('a deadlock', () => {
  it.each(['at once', 'at commit'] as const)(
    'after the file was put to use (%s) repeats only that: one scan, one file, readable',
    async (when) => {
      await failWith(['40001'], 'INSERT ON section_file', when);
      const before = scanner.calls();
      const { status, body } = await uploadFile(server, target());
      expect(status).toBe(201);
      expect(scanner.calls() - before).toBe(1);
      expect(await server.database.client.storedFile.count({ where: { sectionId: desk.section.id } })).toBe(
        1,
      );
      expect((await read(body.id)).status).toBe(200);
    },
  );

  it('never runs what the rolled-back try wanted after its commit', async () => {
    const { body } = await uploadFile(server, target());
    // The first try is rolled back and repeated, the second fails for good: the file must still be there.
    await failWith(['40001', '53100'], 'UPDATE ON stored_file', 'at commit');
    expect((await remove(body.id)).status).toBe(503);
    expect((await read(body.id)).status).toBe(200);
    expect((await remove(body.id)).status).toBe(204);
    expect((await read(body.id)).status).toBe(404);
  });

  it('runs after the commit what the kept try wanted, once, and nothing of the one before it (code 6.3)', async () => {
    const wanted: string[] = [];
    let tries = 0;
    await server.scopes.forSystem('test').transaction(async ({ afterCommit }) => {
      tries += 1;
      const name = `of try ${tries}`;
      afterCommit(async () => void wanted.push(name));
      if (tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    });
    expect(wanted).toEqual(['of try 2']);
  });
});

describe('a kill between the two phases', () => {
  it('leaves a file that no row names, which the sweep removes, and nothing else', async () => {
    const { body } = await uploadFile(server, target());
    const before = await keysOnDisk();
    const put = () => server.scopes.storage.put(Readable.from(['%PDF-1.4']), { maxBytes: 100 });
    const [scanned, waiting] = [await put(), await put()];
    await server.scopes.storage.release(scanned.key);
    expect(await keysOnDisk()).toEqual(expect.arrayContaining([scanned.key, waiting.key]));
    // A released file without a row waits a week: an older database may be restored for a while.
    await at(server, new Date(Date.now() + 8 * DAY_MS), () => server.runJobs());
    expect((await keysOnDisk()).toSorted()).toEqual(before.toSorted());
    expect((await read(body.id)).status).toBe(200);
  });

  // More than the sweep believes of released files (BELIEVED).
  it.each(['at once', 'at commit'] as const)(
    'leaves in quarantine what it brought, so that the sweep takes it however many there are (%s)',
    async (when) => {
      await uploadFile(server, target());
      const before = await keysOnDisk();
      await failWith(Array(KILLS).fill('53100'), 'INSERT ON section_file', when);
      // A killed process takes nothing back.
      const removing = vi.spyOn(server.scopes.storage, 'remove').mockResolvedValue();
      for (let kill = 0; kill < KILLS; kill += 1)
        expect((await uploadFile(server, target())).status).toBe(503);
      removing.mockRestore();
      expect(await keysOnDisk()).toHaveLength(before.length + KILLS);
      await at(server, new Date(Date.now() + 8 * DAY_MS), () => server.runJobs());
      expect((await keysOnDisk()).toSorted()).toEqual(before.toSorted());
    },
  );
});

describe('a kill after the commit', () => {
  const uploadAndDie = async (): Promise<string> => {
    const releasing = vi.spyOn(server.scopes.storage, 'release').mockRejectedValue(new Error('killed'));
    const { status, body } = await uploadFile(server, target());
    releasing.mockRestore();
    expect(status).toBe(201);
    return body.id;
  };

  it('before the file has left quarantine leaves one that everybody can read, alone and with the others', async () => {
    const first = await uploadAndDie();
    expect((await read(first)).status).toBe(200);
    await uploadAndDie();
    const archive = await server.call('downloadMyPageArchive', {
      path: { id: desk.myPage.id },
      session: desk.cs.session,
    });
    expect(Buffer.from(archive.bytes).toString('latin1').split('%PDF-')).toHaveLength(3);
    expect(await quarantinedOnDisk()).toEqual([]);
  });

  it('is made good by the sweep too, if nobody has read the file by then', async () => {
    const id = await uploadAndDie();
    expect(await quarantinedOnDisk()).toHaveLength(1);
    await at(server, new Date(Date.now() + 8 * DAY_MS), () => server.runJobs());
    expect(await quarantinedOnDisk()).toEqual([]);
    expect((await read(id)).status).toBe(200);
  });
});
