import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { bundlePath } from '../generate/bundle.ts';
import { type PublishedContract, publishedOf, textOf } from './publishedContract.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'openapi/published');
const contractPath = join(folder, 'contract.json');
const changesPath = join(folder, 'changes.md');

/** The contract as it is in the bundle (`npm run bundle`). */
export const readCurrent = (): PublishedContract =>
  publishedOf(parse(readFileSync(join(root, bundlePath), 'utf8')));

/** The contract as it was published last; null before the first time. */
export const readPublished = (): PublishedContract | null =>
  existsSync(contractPath) ? JSON.parse(readFileSync(contractPath, 'utf8')) : null;

const HEADING = '# API の変更履歴\n';

/** Keeps a version as the last published one, and its lines above those of the versions before. */
export const writePublished = (contract: PublishedContract, lines: readonly string[], day: string): void => {
  const older = existsSync(changesPath) ? readFileSync(changesPath, 'utf8').slice(HEADING.length) : '';
  const entry = [`## ${contract.version}（${day}）`, '', ...lines.map((line) => `- ${line}`), ''].join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(contractPath, textOf(contract));
  writeFileSync(changesPath, `${HEADING}\n${entry}${older}`);
};
