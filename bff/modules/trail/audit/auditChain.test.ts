import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditHeadStore } from '#bff/core/audit/auditHead.ts';
import { createFolderAuditHead } from '#bff/platform/files/folder/folderAuditHead.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { sealAuditEntries, verifyAuditChain } from './auditChain.service.ts';
import { recordAudit } from './recordAudit.service.ts';

let server: TestServer;
let renew: () => Promise<void>;
let folder: string;
let store: AuditHeadStore;

beforeAll(async () => {
  server = await startTestServer({ isOwn: true });
  renew = await server.remember();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await renew();
  folder = await mkdtemp(join(tmpdir(), 'hojo-audit-'));
  store = createFolderAuditHead(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const scope = () => server.scopes.forSystem('test');

const record = async (times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    await recordAudit(scope(), { action: 'created', target: { kind: 'project', id: time } });
  }
};

const seal = () => sealAuditEntries(scope(), store);
const verify = async (...given: Parameters<typeof verifyAuditChain>[1]) => {
  const kept = await store.read();
  return verifyAuditChain(scope(), kept === null ? given : [kept, ...given]);
};

/** As somebody who owns the database can. */
const asOwner = async (...statements: string[]): Promise<void> => {
  for (const statement of statements) await server.database.pool.query(statement);
};

const withoutTriggers = (statement: string): Promise<void> =>
  asOwner(
    'ALTER TABLE audit_entry DISABLE TRIGGER ALL; ALTER TABLE audit_seal DISABLE TRIGGER ALL',
    statement,
    'ALTER TABLE audit_entry ENABLE TRIGGER ALL; ALTER TABLE audit_seal ENABLE TRIGGER ALL',
  );

const cutOff = (newest: number): Promise<void> =>
  withoutTriggers(`WITH gone AS (
      DELETE FROM audit_seal WHERE seq > (SELECT max(seq) - ${newest} FROM audit_seal) RETURNING audit_entry_id
    ) DELETE FROM audit_entry WHERE id IN (SELECT audit_entry_id FROM gone)`);

describe('the audit chain', () => {
  it('is intact while nobody touches it, and says where it ends', async () => {
    await record(3);
    await seal();
    await record(2);
    await seal();
    const found = await verify();
    expect(found).toMatchObject({ isIntact: true, checkedCount: 5, head: { seq: 5n } });
    expect(await readFile(join(folder, 'auditHead'), 'utf8')).toBe(`5:${found.head.hash}\n`);
  });

  it('shows an entry that was changed', async () => {
    await record(3);
    await seal();
    await withoutTriggers(`UPDATE audit_entry SET target_id = '9' WHERE target_id = '1'`);
    expect(await verify()).toMatchObject({ isIntact: false, checkedCount: 1 });
  });

  it('shows that its newest entries were cut off with their seals (faults C)', async () => {
    await record(5);
    await seal();
    await cutOff(2);
    expect(await verify()).toMatchObject({ isIntact: false, lostHead: { seq: 5n }, head: { seq: 3n } });
  });

  it('shows it also when it has grown over the place since: the kept head stays where it was', async () => {
    await record(5);
    await seal();
    const kept = await store.read();
    await cutOff(2);
    await record(4);
    await seal();
    expect(await store.read()).toEqual(kept);
    expect(await verify()).toMatchObject({ isIntact: false, lostHead: { seq: 5n }, head: { seq: 7n } });
  });

  it('is held against a head that was kept elsewhere, when the one beside the files went with the entries', async () => {
    await record(5);
    await seal();
    const { head } = await verify();
    await cutOff(2);
    await rm(join(folder, 'auditHead'));
    expect((await verify()).isIntact).toBe(true);
    expect(await verify(head)).toMatchObject({ isIntact: false, lostHead: head });
  });

  it('shows an entry that was slipped in behind its back and never sealed', async () => {
    await record(3);
    await seal();
    await asOwner(`INSERT INTO audit_entry (id, at, actor_kind, actor_name, action, target_kind, target_id, outcome, request_id)
      SELECT -20000, at, actor_kind, actor_name, action, target_kind, target_id, outcome, request_id
      FROM audit_entry LIMIT 1`);
    await seal();
    expect(await verify()).toMatchObject({ isIntact: false, unsealed: { count: 1, firstId: -20000 } });
  });

  it('is sealed by several processes at once, and none of them fails', async () => {
    for (let round = 1; round <= 10; round += 1) {
      await record(3);
      const batches = await Promise.all([seal(), seal(), seal()]);
      await seal();
      expect(batches.map(({ doneCount }) => doneCount)).toContain(3);
      expect(await verify()).toMatchObject({ isIntact: true, checkedCount: round * 3 });
    }
  });

  it('fails where the database refuses a seal that nobody else has taken', async () => {
    await record(1);
    await asOwner(
      `CREATE FUNCTION refuse_seal() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '40001'; END $$`,
      'CREATE TRIGGER refuse_seal BEFORE INSERT ON audit_seal FOR EACH ROW EXECUTE FUNCTION refuse_seal()',
    );
    try {
      await expect(seal()).rejects.toThrow();
    } finally {
      await asOwner('DROP FUNCTION refuse_seal CASCADE');
    }
  });

  it('goes on being sealed where its head cannot be kept', async () => {
    store = {
      ...store,
      write: async () => {
        throw new Error('no space left on device');
      },
    };
    await record(2);
    expect(await seal()).toMatchObject({ doneCount: 2 });
    expect(await verify()).toMatchObject({ isIntact: true, checkedCount: 2 });
  });
});
