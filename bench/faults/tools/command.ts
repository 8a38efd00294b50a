import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Demo } from '../frame/ground.ts';

const call = promisify(execFile);

/** Runs a command of an operator on the data of a product. @throws Error with what it said, when it did not end well */
export const command = async (
  { env }: Pick<Demo, 'env'>,
  script: string,
  ...words: string[]
): Promise<void> => {
  const path = join(import.meta.dirname, '../../../scripts', script);
  await call(process.execPath, [path, ...words], { env: { ...process.env, ...env } });
};

/** @returns what is wrong, as a rule of a fault says it */
export const wrongOf = (done: Promise<void>): Promise<string[]> =>
  done.then(
    () => [],
    (error: unknown) => [String(error)],
  );
