/**
 * `npm run client:pack`: the typed client for partners as a package to install, in `dist/client` or the folder that is
 * given. The same contract and sources make the same bytes.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { version } from '../client/generated/facts.ts';
import { writePackage } from './client/packageFolder.ts';

const isWindows = process.platform === 'win32';
const target = resolve(process.argv[2] ?? join(import.meta.dirname, '../dist/client'));

const pack = (folder: string): string => {
  const args = ['pack', folder, '--pack-destination', target, '--ignore-scripts', '--loglevel=error'];
  const options = { encoding: 'utf8', shell: isWindows } as const;
  return execFileSync(isWindows ? 'npm.cmd' : 'npm', args, options).trim();
};

const folder = mkdtempSync(join(tmpdir(), 'hojo-client-'));
try {
  mkdirSync(target, { recursive: true });
  await writePackage(folder, version);
  console.log(join(target, pack(folder)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
