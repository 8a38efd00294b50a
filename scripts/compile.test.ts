import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

let compiled: string;

beforeAll(async () => {
  compiled = await mkdtemp(join(tmpdir(), 'compiled-'));
});
afterAll(() => rm(compiled, { recursive: true }));

/** Loads all that a start loads, and says whether Node's compiler of TypeScript had to come along. */
const needsCompiler = async (): Promise<boolean> => {
  const load = `await import('./bff/main.ts'); console.log(process.moduleLoadList.some((name) => name.includes('amaro')))`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', load], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    cwd: root,
  });
  return stdout === 'true\n';
};

it('a server whose modules were compiled ahead loads no compiler of TypeScript', async () => {
  await run(process.execPath, ['scripts/compile.mjs'], {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    cwd: root,
  });
  expect(await needsCompiler()).toBe(false);
});
