/** Once for all files of a run: the web app, built if need be. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyFolder } from '../scripts/lib/copyFolder.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to
  interface ProvidedContext {
    /** The folder of the built web app: a copy, so that a build beside the run does not take its files away. */
    web: string;
  }
}

const root = join(import.meta.dirname, '..');
let web: string;

export const setup = async ({ provide }: TestProject): Promise<void> => {
  execFileSync(process.execPath, ['scripts/buildWeb.mjs'], { cwd: root, stdio: 'inherit' });
  web = await mkdtemp(join(tmpdir(), 'hojo-web-'));
  copyFolder(join(root, 'dist/web'), web);
  provide('web', web);
};

export const teardown = (): Promise<void> => rm(web, { recursive: true, force: true });
