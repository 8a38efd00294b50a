import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#bff/platform/database/database.ts';
import { account } from '#bff/testing/bankAccounts.ts';
import { startS3Server } from '#bff/testing/s3/s3Server.ts';

const run = promisify(execFile);

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'commands-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** What a command finds in its environment beside the embedded database. */
let more: NodeJS.ProcessEnv = {};

/** Runs a command of package.json as an operator does, on an embedded database of its own. */
const command = async (script: string, ...words: string[]) => {
  const { DATABASE_URL: _, ...env } = process.env;
  const options = {
    env: { ...env, ...more, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    cwd: join(import.meta.dirname, '..'),
  };
  return run(process.execPath, [join('scripts', script), ...words], options).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout: stdout + stderr,
    }),
  );
};

describe('the commands of an operator', () => {
  it('make the first administrator, and find the trail of that intact', async () => {
    const made = await command('createAdmin.ts', 'first@example.jp', '事務局 花子');
    expect(made.stdout).toMatch(/password\?token=\S+/);
    const again = await command('createAdmin.ts', 'first@example.jp', '事務局 花子');
    expect(again).toEqual({
      code: 0,
      stdout: expect.stringMatching(/There is first@.*new link[\s\S]*token=/),
    });
    expect(await command('verifyAudit.ts')).toEqual({
      code: 0,
      stdout: expect.stringMatching(/intact: [1-9]\d* entries/),
    });
  });

  it('run beside a server that counts, and say a wrong setting in one line', async () => {
    const counting = createServer();
    await new Promise<void>((resolve) => counting.listen(0, '127.0.0.1', resolve));
    const address = counting.address();
    more = { METRICS_PORT: String(typeof address === 'object' ? address?.port : '') };
    expect((await command('verifyAudit.ts')).code).toBe(0);
    counting.close();
    more = { SMTP_URL: 'mail.example.jp' };
    expect(await command('verifyAudit.ts')).toEqual({
      code: 1,
      stdout: expect.stringMatching(/^SMTP_URL [^\n]*\n$/),
    });
    more = {};
  });

  it('find an entry that was changed afterwards', async () => {
    const database = await openDatabase({ dataDir: join(dataDir, 'database') });
    await database.client.$executeRaw`ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_append_only`;
    await database.client.$executeRaw`UPDATE audit_entry SET actor_name = '別人'`;
    await database.client.$executeRaw`ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_append_only`;
    await database.close();
    expect(await command('verifyAudit.ts')).toEqual({ code: 1, stdout: expect.stringContaining('BROKEN') });
  });

  it('say whether everything is sealed by the key of now, and seal it', async () => {
    const database = await openDatabase({ dataDir: join(dataDir, 'database') });
    await database.client.corporation.create({
      data: {
        ...{ applicantType: 0, legalForm: 1, name: '見本食堂', nameKana: 'ミホンショクドウ' },
        corporateNumber: '7123456789012',
        ...{ representativeName: '見本 太郎', postalCode: '1000001', prefecture: 13, phone: '0300000001' },
        bankAccount: { create: { ...account, accountNumber: '0034567' } },
      },
    });
    await database.close();
    const before = await command('sealSecrets.ts', '--check');
    expect(before).toEqual({ code: 1, stdout: expect.stringContaining('LEFT: 1 rows of bankAccounts') });
    const sealed = await command('sealSecrets.ts');
    expect(sealed).toEqual({ code: 0, stdout: expect.stringContaining('sealed: 1 rows by local') });
    const after = await command('sealSecrets.ts', '--check');
    expect(after).toEqual({ code: 0, stdout: expect.stringContaining('everything is sealed by local') });
  });

  it('move the files to a bucket and back, and say how it is done when a word is wrong', async () => {
    const wrong = await command('moveFiles.ts', '--from', 'folder', '--to', 'cloud');
    expect(wrong).toEqual({ code: 1, stdout: expect.stringContaining('usage: npm run files:move') });
    const nowhere = await command('moveFiles.ts', '--from', 'folder', '--to', 's3');
    expect(nowhere).toEqual({ code: 1, stdout: expect.stringContaining('S3_BUCKET is needed') });
    const s3 = await startS3Server();
    more = s3.env;
    const there = await command('moveFiles.ts', '--from', 'folder', '--to', 's3');
    const back = await command('moveFiles.ts', '--from', 's3', '--to', 'folder');
    more = {};
    await s3.stop();
    for (const { code, stdout } of [there, back])
      expect([code, stdout]).toEqual([0, expect.stringContaining('every file is there with the SHA-256')]);
    expect(there.stdout).toContain('to s3://hojo-files/');
  });
});
