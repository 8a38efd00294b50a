import { copyFileSync, cpSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

const folders = ['bench', 'bff', 'e2e', 'openapi', 'prisma', 'rules', 'scripts', 'stories', 'ui-kit', 'web'];
const files = ['openapi.yaml', 'package-lock.json', 'package.json', 'redocly.yaml', 'tsconfig.json'];

const isSource = (path: string): boolean => !/[/\\](generated|node_modules)$/.test(path);

/** The packages of this checkout, but a cache of its own: what is generated there must not be taken for ours. */
const linkPackages = async (target: string): Promise<void> => {
  const from = join(root, 'node_modules');
  await mkdir(join(target, 'node_modules'));
  for (const name of await readdir(from)) {
    if (name === '.cache') continue;
    await symlink(join(from, name), join(target, 'node_modules', name), 'junction');
  }
};

/** Copies the sources to a temporary folder. @returns its path; the caller removes it */
export const makeCheckout = async (): Promise<string> => {
  const target = await mkdtemp(join(tmpdir(), 'hojo-family-'));
  for (const name of [...folders, ...files]) {
    cpSync(join(root, name), join(target, name), { recursive: true, filter: isSource });
  }
  await linkPackages(target);
  return target;
};

const LAST_LINE = '} as const satisfies Readonly<Record<string, FamilyLine>>;';

/** Adds the family of this folder to a checkout: its folder, and its line in the list. */
export const addTrialFamily = async (checkout: string): Promise<void> => {
  const folder = join(checkout, 'bff/programmes/trial');
  await mkdir(folder);
  for (const name of ['contract.yaml', 'family.ts.txt', 'samples.ts.txt']) {
    copyFileSync(join(import.meta.dirname, name), join(folder, name.replace('.txt', '')));
  }
  const list = join(checkout, 'rules/families.ts');
  const [before = '', after = ''] = (await readFile(list, 'utf8')).split(LAST_LINE);
  const line = await readFile(join(import.meta.dirname, 'line.txt'), 'utf8');
  await writeFile(list, `${before}${line}${LAST_LINE}${after}`);
};
