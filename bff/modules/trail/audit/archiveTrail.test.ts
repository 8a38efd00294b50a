import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { replaceAnchorKey } from '#bff/platform/files/anchorKey.ts';
import { filesIn } from '#bff/testing/archives.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { recordAudit } from './recordAudit.service.ts';

const run = promisify(execFile);

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hojo-trail-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The files of the zip, unpacked as somebody does who takes it away. */
const takeAway = async () => {
  const { session } = await makeAdmin(server, 'MAFF');
  for (const memo of ['髙橋', '𠮷田㍿'])
    await recordAudit(server.scopes.forSystem('test'), {
      action: 'noted',
      target: { kind: 'project', id: 1 },
      after: { memo },
    });
  await server.runJobs('sealAudit', 'anchorAudit', 'sendMails');
  const files = await filesIn((await server.call('downloadAuditArchive', { session })).bytes);
  for (const [name, bytes] of files) {
    await mkdir(join(folder, dirname(name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  const lines = (files.get('証跡.jsonl') ?? '').toString().trim().split('\n');
  const head = /末尾（件数:ハッシュ）：(\S+)/.exec(files.get('読み方.txt')?.toString() ?? '')?.[1] ?? '';
  const key = /--key (\S+)/.exec(files.get('読み方.txt')?.toString() ?? '')?.[1] ?? '';
  return { names: [...files.keys()], lines, head, key };
};

const runProgram = async (...args: string[]) => {
  const done = run(process.execPath, ['verify.mjs', ...args], { cwd: folder, env: {} });
  return done.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, said: stdout }),
  );
};

const verify = (...given: string[]) => runProgram('証跡.jsonl', ...given);
const verifyBy = (key: string, ...given: string[]) => runProgram('--key', key, '証跡.jsonl', ...given);

const write = (lines: readonly string[]) => writeFile(join(folder, '証跡.jsonl'), `${lines.join('\n')}\n`);

describe('the whole trail, taken away', () => {
  it('is verified by Node and its own files alone, and says where it ends', async () => {
    const { names, lines, head } = await takeAway();
    expect(names).toEqual([
      '読み方.txt',
      'verify.mjs',
      '鍵の引き継ぎ.txt',
      '控え/2026-11-20.txt',
      '証跡.jsonl',
    ]);
    expect(head.split(':')[0]).toBe(String(lines.length));
    const { code, said } = await verify(head);
    expect(said).toContain(`末尾：${head}`);
    expect(said).toContain('改ざんは見つかりませんでした');
    expect(code).toBe(0);
  });

  it('with one byte changed is found out at its line', async () => {
    const { lines, head } = await takeAway();
    const changed = lines.findIndex((line) => line.includes('𠮷田㍿'));
    await write(lines.with(changed, (lines[changed] ?? '').replace('𠮷田', '吉田')));
    expect(await verify(head)).toMatchObject({
      code: 1,
      said: expect.stringContaining(`${changed + 1}行目が、記録されたときと違います`),
    });
  });

  it('goes through what was signed of it, whose key the program names', async () => {
    const { key } = await takeAway();
    const { code, said } = await verifyBy(key, '控え');
    expect(said).toContain(`控え：1件（署名鍵の指紋 ${key}）`);
    expect(code).toBe(0);
  });

  it('says that its end is unproven without an anchor, and with one whose key nobody has compared', async () => {
    await takeAway();
    expect(await verify()).toMatchObject({
      code: 3,
      said: expect.stringContaining('控えがないため、末尾は確かめていません'),
    });
    expect(await verify('控え')).toMatchObject({
      code: 3,
      said: expect.stringContaining('指紋を --key で確かめていないため、末尾は確かめていません'),
    });
  });

  it('refuses an anchor of a key that nobody named, however well it is signed', async () => {
    await takeAway();
    expect(await verifyBy('ab'.repeat(32), '控え')).toMatchObject({
      code: 1,
      said: expect.stringContaining('指定した指紋の鍵で署名されていません'),
    });
  });

  it('goes through what was signed with the key before, by the handover of both', async () => {
    const { key } = await takeAway();
    await replaceAnchorKey(
      join(server.scopes.forSystem('test').config.dataDir, 'auditKey.pem'),
      server.now(),
    );
    const { key: next } = await takeAway();
    expect(next).not.toBe(key);
    expect(await verifyBy(next, '控え')).toMatchObject({ code: 0 });
    expect(await verifyBy(key, '控え')).toMatchObject({ code: 0 });
  });

  it('takes an anchor also as the text of the mail that brought it', async () => {
    const { key } = await takeAway();
    const anchor = await readFile(join(folder, '控え/2026-11-20.txt'), 'utf8');
    const mailed = `ご担当者 様\r\n\r\n${anchor.replaceAll('\n', '  \r\n')}\r\n以上`;
    await writeFile(join(folder, 'mail.txt'), mailed);
    expect(await verifyBy(key, 'mail.txt')).toMatchObject({
      code: 0,
      said: expect.stringContaining('控え：1件'),
    });
  });

  it('cut off before an anchor, or against one that was written into, is found out', async () => {
    const { lines } = await takeAway();
    const file = join(folder, '控え/2026-11-20.txt');
    const anchor = await readFile(file, 'utf8');
    const [, seq = ''] = /末尾：(\d+):/.exec(anchor) ?? [];
    await write(lines.slice(0, Number(seq) - 1));
    expect(await verify('控え')).toMatchObject({
      code: 1,
      said: expect.stringContaining('を通っていません'),
    });
    await writeFile(file, anchor.replace(`末尾：${seq}:`, `末尾：${Number(seq) - 1}:`));
    expect(await verify('控え')).toMatchObject({
      code: 1,
      said: expect.stringContaining('署名が、その内容と合いません'),
    });
  });

  it('says how it is used where a file is not there', async () => {
    await takeAway();
    expect(await verify('no-such-file.txt')).toMatchObject({ code: 2 });
    expect(await readdir(folder)).toContain('控え');
  });

  it('with its end cut off is whole by itself, and found out by the end that was kept elsewhere', {
    tags: ['slow'],
  }, async () => {
    const { lines, head } = await takeAway();
    await write(lines.slice(0, -1));
    expect((await verify()).code).toBe(3);
    expect(await verify(head)).toMatchObject({
      code: 1,
      said: expect.stringContaining(`控えの末尾 ${head} を通っていません`),
    });
  });

  it('with a line taken out of its middle is found out', async () => {
    const { lines } = await takeAway();
    await write(lines.toSpliced(1, 1));
    expect(await verify()).toMatchObject({ code: 1, said: expect.stringContaining('2行目') });
  });

  it('is an entry of the trail itself, and nobody else’s to take', async () => {
    const { head } = await takeAway();
    await server.runJobs('sealAudit', 'anchorAudit', 'sendMails');
    const { session } = await makeAdmin(server, 'JMAC');
    const query = { action: 'exported', targetId: 'downloadAuditArchive' } as const;
    const found = (await server.call('searchAudit', { query, session })).body;
    expect(found.items[0]?.changes.find(({ field }) => field === 'head')?.after).toBe(head);
    const refused = await server.call('downloadAuditArchive', {
      session: (await makeAdmin(server, 'BackOffice')).session,
    });
    expect(refused.problem.code).toBe(1000);
  });
});
