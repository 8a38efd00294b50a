import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { makeCheckout } from '../trialFamily/makeCheckout.ts';
import { addTrialList } from './addTrialList.ts';

/*
 * That a list is one description on each side: a checkout of its own gets one more, by the words of docs/adding/list.md.
 */

const run = promisify(execFile);

let checkout: string;
let touched: string[];

const node = async (...args: string[]): Promise<string> => {
  const { stdout } = await run(process.execPath, args, { cwd: checkout, maxBuffer: 2 ** 26 });
  return stdout;
};

beforeAll(async () => {
  checkout = await makeCheckout();
  touched = await addTrialList(checkout);
  await node('scripts/generate.ts');
});
afterAll(() => rm(checkout, { recursive: true, force: true }));

describe.concurrent('a list of money that came in, added to both sides', () => {
  it('touches seven files', async ({ expect }) => {
    expect(touched).toHaveLength(7);
  });

  it('answers its rows, the newest first, page by page', async ({ expect }) => {
    const out = await node('bff/testing/trialList/readList.ts');
    const { status, items, total, next } = JSON.parse(out);
    expect({ status, total }).toEqual({ status: 200, total: 2 });
    expect(items).toMatchObject([{ receivedOn: '2026-11-15', amount: 5_000 }]);
    expect(next).toMatchObject([{ receivedOn: '2026-11-01', amount: 3_000 }]);
  });

  it('compiles, its page too', async ({ expect }) => {
    const compiler = join(checkout, 'node_modules/@typescript/native/bin/tsc');
    expect(await node(compiler, '-p', 'tsconfig.json').catch(({ stdout }) => stdout)).toBe('');
  });
});
