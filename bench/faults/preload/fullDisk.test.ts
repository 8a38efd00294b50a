import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const preload = join(import.meta.dirname, 'fullDisk.ts');

/** Writes pieces to a file as an upload does, all of them before the file is open. @returns how it ended */
const program = (file: string, pieces: number): string => `
  import { createWriteStream } from 'node:fs';
  const target = createWriteStream(${JSON.stringify(file)}, { flags: 'wx', flush: true });
  target.on('error', ({ code }) => console.log(code)).on('finish', () => console.log('written'));
  for (let piece = 0; piece < ${pieces}; piece += 1) target.write('%PDF');
  target.end();`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hojo-full-disk-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tryToWrite = (name: string, pieces: number): string =>
  execFileSync(
    process.execPath,
    ['--import', preload, '--input-type=module', '-e', program(join(folder, name), pieces)],
    { env: { ...process.env, FULL_DISK: join(folder, 'full') }, encoding: 'utf8' },
  ).trim();

describe('the pretended full disk', () => {
  it('has room for no upload while it is full, in one piece or in several at once, and for all before', {
    tags: ['slow'],
  }, () => {
    expect(tryToWrite('before', 3)).toBe('written');
    writeFileSync(join(folder, 'full'), '');
    expect([tryToWrite('one', 1), tryToWrite('several', 3)]).toEqual(['ENOSPC', 'ENOSPC']);
  });
});
