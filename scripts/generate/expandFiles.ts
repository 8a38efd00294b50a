import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { byFamily, FAMILIES } from '../../rules/families.ts';
import { refuseContractFaults } from './contractFaults.ts';
import { expand } from './expand.ts';
import { type FamilySources, familyConstants, familyGroups } from './familyPlaceholders.ts';

const root = join(import.meta.dirname, '../..');

/** The contract's files with every family in its place, under the names that they have in the repository. */
export const expandedPath = join(root, 'node_modules/.cache/contract');

const contractOf = (family: string): string => `bff/programmes/${family}/contract.yaml`;

/** The files of the contract that are written by hand. */
export const contractFiles = (): string[] => [
  'openapi.yaml',
  ...readdirSync(join(root, 'openapi'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => join('openapi', path)),
  ...FAMILIES.map(contractOf),
];

const read = (path: string) => parse(readFileSync(join(root, path), 'utf8'));

const readSources = (): FamilySources => ({
  contracts: byFamily((family) => read(contractOf(family))),
  documents: read('openapi/shared/schemas/documents.yaml'),
});

/**
 * Writes the contract's files with every family in its place, for redocly to join.
 * @throws ContractFaultsError
 */
export const writeExpandedFiles = (): void => {
  const groups = familyGroups(readSources());
  const expanded = new Map(
    contractFiles().map((path) => [path, expand(read(path), groups, familyConstants)]),
  );
  refuseContractFaults(expanded);
  rmSync(expandedPath, { recursive: true, force: true });
  for (const [path, content] of expanded) {
    const target = join(expandedPath, path);
    mkdirSync(dirname(target), { recursive: true });
    // JSON is YAML, and is written and read in a tenth of the time.
    writeFileSync(target, JSON.stringify(content, null, 2));
  }
};
