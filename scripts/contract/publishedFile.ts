import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { bundlePath } from '../generate/bundle.ts';
import { type PublishedContract, publishedOf, textOf } from './publishedContract.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'openapi/published');
const contractPath = join(folder, 'contract.json');

/** The contract as it is in the bundle (`npm run bundle`). */
export const readCurrent = (): PublishedContract =>
  publishedOf(parse(readFileSync(join(root, bundlePath), 'utf8')));

/** The contract as it was published last; null before the first time. */
export const readPublished = (): PublishedContract | null =>
  existsSync(contractPath) ? JSON.parse(readFileSync(contractPath, 'utf8')) : null;

/** Keeps a version as the last published one. */
export const writePublished = (contract: PublishedContract): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(contractPath, textOf(contract));
};
