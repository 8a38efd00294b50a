import { posix } from 'node:path';

/** The contract's files, read and with every family in its place, by their paths in the repository. */
export type ContractSources = ReadonlyMap<string, unknown>;

/** What is wrong with the written contract, a line each. */
export class ContractFaultsError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ContractFaultsError';
    this.faults = faults;
  }
}

const ENTRY = 'openapi.yaml';

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every `$ref` in a value, however deep. */
const referencesIn = (value: unknown): string[] => {
  if (!isNode(value)) return [];
  const { $ref } = value;
  const own = typeof $ref === 'string' ? [$ref] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
};

/** `schemas/a.yaml#/Shop` in openapi/shops/Shop.yaml → the file and the way into it. */
const targetOf = (reference: string, from: string): readonly [path: string, keys: readonly string[]] => {
  const [file = '', pointer = ''] = reference.split('#');
  const path = file === '' ? from : posix.join(posix.dirname(from), file);
  const keys = pointer.split('/').slice(1).map(decodeURIComponent);
  return [path, keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))];
};

const leadsSomewhere = (sources: ContractSources, reference: string, from: string): boolean => {
  const [path, keys] = targetOf(reference, from);
  const found = keys.reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), sources.get(path));
  return found !== undefined;
};

/** References that lead nowhere, by the file that they stand in. */
const brokenReferences = (sources: ContractSources): string[] =>
  [...sources].flatMap(([path, content]) =>
    [...new Set(referencesIn(content))]
      .filter((reference) => !leadsSomewhere(sources, reference, path))
      .map((reference) => `${path}: $ref “${reference}” leads nowhere`),
  );

/** Paths that are written in a file and would not be served, for the entry does not list them. */
const unlistedPaths = (sources: ContractSources): string[] => {
  const listed = new Set(
    referencesIn(sources.get(ENTRY)).map((reference) => targetOf(reference, ENTRY).flat().join('#')),
  );
  return [...sources].flatMap(([path, content]) =>
    Object.keys(isNode(content) ? content : {})
      .filter((key) => key.startsWith('/') && !listed.has(`${path}#${key}`))
      .map((key) => `${path}: ${key} is in no list: name it under “paths” of ${ENTRY}`),
  );
};

/** @throws ContractFaultsError when a reference leads nowhere, or a path is written that nothing lists */
export const refuseContractFaults = (sources: ContractSources): void => {
  const faults = [...brokenReferences(sources), ...unlistedPaths(sources)];
  if (faults.length > 0) throw new ContractFaultsError(faults);
};

/** Runs a command of the contract; its faults are said as they are, a line each, and end it with exit code 1. */
export const sayContractFaults = async (command: () => Promise<unknown>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof ContractFaultsError)) throw error;
    for (const fault of error.faults) console.error(fault);
    process.exitCode = 1;
  }
};
