import { generateKeyPairSync, sign } from 'node:crypto';
import { access, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditAnchorFaultKind } from '#bff/generated/contract/enums.ts';
import { replaceAnchorKey } from '#bff/platform/files/anchorKey.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { readAnchor } from './anchorText.service.ts';
import { anchorTrail } from './anchorTrail.service.ts';
import { signedTextOf, wholeTextOf } from './auditAnchor.words.ts';
import { sealAuditEntries } from './auditChain.service.ts';
import { ChainBeginsAnew } from './chainBeginning.service.ts';
import { checkAnchors } from './checkAnchors.service.ts';
import { recordAudit } from './recordAudit.service.ts';
import { anchorKeysOf } from './signerOf.service.ts';

/* The end of the trail, signed day by day outside of the database (spec: nobody cuts it off or rebuilds it unseen). */

let server: TestServer;
let renew: () => Promise<void>;
beforeAll(async () => {
  server = await startTestServer({ env: { AUDIT_ANCHOR_TO: 'auditor@example.jp, second@example.jp' } });
  renew = await server.remember();
});
afterAll(() => server.stop());
beforeEach(() => renew());

const record = () =>
  recordAudit(server.scopes.forSystem('test'), { action: 'noted', target: { kind: 'project', id: 1 } });

/** A day on which something is written, at a time in Japan; its mails leave. */
const live = async (day: string, time = '09:00'): Promise<void> => {
  server.setNow(new Date(`${day}T${time}:00+09:00`));
  await record();
  await server.runJobs('sealAudit', 'anchorAudit', 'sendMails');
  await server.runJobs('sealAudit', 'anchorAudit', 'sendMails');
};

const kept = async (day: string): Promise<string> =>
  (await server.scopes.storage.auditAnchors.read(day)) ?? '';

const check = () => checkAnchors(server.scopes.forSystem('test'));

const anchorMails = () => server.mails.filter(({ subject }) => subject.includes('監査証跡の控え'));

const fileOf = (day: string): string => join(server.scopes.storage.place, 'auditAnchors', `${day}.txt`);

/** As somebody who owns the database can. */
const asOwner = async (...statements: string[]): Promise<void> => {
  await server.database.pool.query(
    ['audit_entry', 'audit_seal'].map((table) => `ALTER TABLE ${table} DISABLE TRIGGER ALL`).join(';'),
  );
  for (const statement of statements) await server.database.pool.query(statement);
  await server.database.pool.query(
    ['audit_entry', 'audit_seal'].map((table) => `ALTER TABLE ${table} ENABLE TRIGGER ALL`).join(';'),
  );
};

describe('the anchor of a day', () => {
  it('is made once, lies beside the files, and goes to those whom the operator names', async () => {
    await live('2026-11-26', '00:30');
    await live('2026-11-26', '23:30');
    const text = await kept('2026-11-26');
    const { trusted } = await anchorKeysOf(server.scopes.forSystem('test'));
    const anchor = readAnchor(text, trusted);
    const { head, day } = anchor ?? {};
    const seal = await server.database.client.auditSeal.findUnique({ where: { seq: head?.seq ?? 0n } });
    expect(day).toBe('2026-11-26');
    expect(Buffer.from(seal?.hash ?? []).toString('hex')).toBe(head?.hash);
    expect(anchorMails().map(({ to }) => to)).toEqual(['auditor@example.jp', 'second@example.jp']);
    for (const { text: mailed } of anchorMails()) expect(readAnchor(mailed, trusted)).toEqual(anchor);
  });

  it('is the one of the day in Japan', async () => {
    await live('2026-11-26', '23:59');
    await live('2026-11-27', '00:01');
    expect([(await kept('2026-11-26')) === '', (await kept('2026-11-27')) === '']).toEqual([false, false]);
  });

  it('is made once and mailed once by two processes at once', async () => {
    server.setNow(new Date('2026-11-26T09:00:00+09:00'));
    await record();
    await server.runJobs('sealAudit', 'anchorAudit', 'sendMails');
    server.setNow(new Date('2026-11-27T09:00:00+09:00'));
    const made = await Promise.all([1, 2, 3].map(() => anchorTrail(server.scopes.forSystem('test'))));
    await server.runJobs('sealAudit', 'anchorAudit', 'sendMails');
    expect(made.map(({ doneCount }) => doneCount).toSorted()).toEqual([0, 0, 1]);
    expect(anchorMails()).toHaveLength(4);
  });

  it('is laid beside the files later, where a process died between its row and its file', async () => {
    await live('2026-11-26');
    const text = await kept('2026-11-26');
    await rm(fileOf('2026-11-26'));
    await server.database.client.auditAnchor.updateMany({ data: { storedAt: null } });
    await server.runJobs('sealAudit', 'anchorAudit', 'sendMails');
    expect(await kept('2026-11-26')).toBe(text);
    expect(await check()).toEqual({ count: 1, faults: [] });
  });

  it('is not made before the first entry', async () => {
    expect(await anchorTrail(server.scopes.forSystem('test'))).toEqual({ doneCount: 0, next: null });
  });
});

describe('the trail against its anchors', () => {
  beforeEach(async () => {
    await live('2026-11-24');
    await live('2026-11-25');
    await live('2026-11-26');
  });

  it('is whole while nobody touches it', async () => {
    expect(await check()).toEqual({ count: 3, faults: [] });
  });

  const cutOff = `WITH gone AS (
      DELETE FROM audit_seal WHERE seq > (SELECT seq - 1 FROM audit_anchor WHERE anchored_on = '2026-11-25')
      RETURNING audit_entry_id
    ) DELETE FROM audit_entry WHERE id IN (SELECT audit_entry_id FROM gone)`;

  it('is found cut off, also when it has grown over the place and its anchors in the database went too', async () => {
    await asOwner(cutOff, "DELETE FROM audit_anchor WHERE anchored_on >= '2026-11-25'");
    for (let times = 0; times < 5; times += 1) await record();
    await server.runJobs('sealAudit', 'anchorAudit', 'sendMails');
    expect((await check()).faults).toEqual([
      { day: '2026-11-25', kind: AuditAnchorFaultKind.CutOff },
      { day: '2026-11-26', kind: AuditAnchorFaultKind.Changed },
    ]);
  });

  it('is told the next day, at the head of the mail', async () => {
    await asOwner(cutOff);
    await live('2026-11-27');
    const { subject = '', text = '' } = anchorMails().at(-1) ?? {};
    expect(subject).toContain('【要確認】');
    expect(text).toContain('監査証跡とつながらない控えが2件あります');
    expect(text).toContain('令和8年11月25日の控え：証跡がこの末尾を通っていません');
  });

  it('finds an anchor that was changed, or signed anew with another key', async () => {
    await writeFile(fileOf('2026-11-24'), (await kept('2026-11-24')).replace('末尾：', '末尾：9'));
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const forged = signedTextOf({
      day: '2026-11-25',
      madeAt: new Date('2026-11-25T00:00:00Z'),
      head: { seq: 1n, hash: 'ab'.repeat(32) },
      publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    });
    const signature = sign(null, Buffer.from(forged), privateKey).toString('base64');
    await writeFile(fileOf('2026-11-25'), wholeTextOf(forged, signature));
    expect((await check()).faults).toEqual([
      { day: '2026-11-24', kind: AuditAnchorFaultKind.Changed },
      { day: '2026-11-25', kind: AuditAnchorFaultKind.Changed },
    ]);
  });

  /** The day's text with another head, signed with a key that was made for it. */
  const forgedText = (day: string, head: { seq: bigint; hash: string }): string => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const text = signedTextOf({
      day,
      madeAt: new Date(`${day}T00:00:00Z`),
      head,
      publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    });
    return wholeTextOf(text, sign(null, Buffer.from(text), privateKey).toString('base64'));
  };

  it('finds an anchor that was signed anew with another key in both places, its head that of the chain', async () => {
    const { seq, hash } = await server.database.client.auditSeal.findFirstOrThrow({
      orderBy: { seq: 'desc' },
    });
    const text = forgedText('2026-11-25', { seq, hash: Buffer.from(hash).toString('hex') });
    await writeFile(fileOf('2026-11-25'), text);
    await server.database.client.auditAnchor.updateMany({
      where: { anchoredOn: new Date('2026-11-25') },
      data: { text },
    });
    expect((await check()).faults).toEqual([{ day: '2026-11-25', kind: AuditAnchorFaultKind.Changed }]);
  });

  it('whose key is gone is no longer proven, and asking for it makes no other', async () => {
    const key = server.scopes.forSystem('test').config.auditKeyFile;
    await rename(key, `${key}.away`);
    const days = ['2026-11-24', '2026-11-25', '2026-11-26'];
    const changed = days.map((day) => ({ day, kind: AuditAnchorFaultKind.Changed }));
    const { session } = await makeAdmin(server, 'MAFF');
    expect((await server.call('checkAuditAnchors', { session })).body).toMatchObject({ faults: changed });
    expect((await server.call('downloadAuditArchive', { session })).status).toBe(200);
    await expect(access(key)).rejects.toThrow('ENOENT');
    await rename(`${key}.away`, key);
    expect(await check()).toEqual({ count: 3, faults: [] });
  });

  it('stays whole when the key is replaced: the new one is signed by the one before', async () => {
    await replaceAnchorKey(server.scopes.forSystem('test').config.auditKeyFile, server.now());
    await live('2026-11-27');
    expect(await check()).toEqual({ count: 4, faults: [] });
  });

  it('is not gone on with when all its seals are gone: that is an alarm, and nothing is sealed anew', async () => {
    await asOwner('DELETE FROM audit_seal');
    await rm(join(server.scopes.storage.place, 'auditHead'), { force: true });
    const scope = server.scopes.forSystem('test');
    await expect(sealAuditEntries(scope, scope.storage.auditHead)).rejects.toThrow(ChainBeginsAnew);
    expect(await server.database.client.auditSeal.count()).toBe(0);
  });

  it('finds an anchor that was taken away', async () => {
    await rm(fileOf('2026-11-25'));
    expect((await check()).faults).toEqual([{ day: '2026-11-25', kind: AuditAnchorFaultKind.Gone }]);
  });
});

describe('the anchors on the page', () => {
  it('are the newest first, say where the trail goes through, and are saved as they lie there', async () => {
    await live('2026-11-25');
    await live('2026-11-26');
    const { session } = await makeAdmin(server, 'MAFF');
    const { body } = await server.call('listAuditAnchors', { session });
    expect(body).toMatchObject({
      total: 2,
      items: [{ day: '2026-11-26', isHeld: true }, { day: '2026-11-25' }],
    });
    const saved = await server.call('downloadAuditAnchor', { path: { day: '2026-11-26' }, session });
    expect(Buffer.from(saved.bytes).toString()).toBe(await kept('2026-11-26'));
    expect((await server.call('checkAuditAnchors', { session })).body).toMatchObject({
      count: 2,
      faults: [],
    });
  });

  it('of a day without one are not there', async () => {
    const { session } = await makeAdmin(server, 'JMAC');
    const { status } = await server.call('downloadAuditAnchor', { path: { day: '2026-01-01' }, session });
    expect(status).toBe(404);
  });
});
