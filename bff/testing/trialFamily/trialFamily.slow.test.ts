import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { addTrialFamily, makeCheckout } from './makeCheckout.ts';

/*
 * That a family is a folder and a line: a checkout of its own gets both, and nothing else is changed in it.
 */

const run = promisify(execFile);

let checkout: string;

const node = async (...args: string[]): Promise<string> => {
  const { stdout } = await run(process.execPath, args, { cwd: checkout, maxBuffer: 2 ** 26 });
  return stdout;
};

beforeAll(async () => {
  checkout = await makeCheckout();
  await addTrialFamily(checkout);
  await node('scripts/generate.ts');
});
afterAll(() => rm(checkout, { recursive: true, force: true }));

describe.concurrent('a fifth family, added as a folder and a line', () => {
  it('takes an application from its call to its my page', async ({ expect }) => {
    const out = await node('bff/testing/trialFamily/apply.ts', 'trial');
    const { submitted, adopted, myPage } = JSON.parse(out);
    expect(submitted).toMatchObject({ family: 'trial', programKind: 6, status: 1, subsidyAmount: 2_000_000 });
    expect(adopted).toMatchObject({ status: 5, mypageId: myPage.id });
    expect(myPage).toMatchObject({ planTitle: '新しい取組', appliedAmount: 2_000_000 });
  });

  it('compiles, the screens too', async ({ expect }) => {
    const compiler = join(checkout, 'node_modules/@typescript/native/bin/tsc');
    expect(await node(compiler, '-p', 'tsconfig.json').catch(({ stdout }) => stdout)).toBe('');
  });
});
