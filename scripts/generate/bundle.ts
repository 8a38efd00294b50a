import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { parse, stringify } from 'yaml';
import { ContractFaultsError } from './contractFaults.ts';
import { expandedPath, writeExpandedFiles } from './expandFiles.ts';
import { withPageOwner } from './pageOwner.ts';

type Document = Record<string, unknown> & {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, object>>;
  readonly components: Record<string, Record<string, unknown>>;
};

const root = join(import.meta.dirname, '../..');
const entryPath = join(expandedPath, 'openapi.yaml');

/** The one document: served, linted, mocked, and what everything else is generated from. */
export const bundlePath = 'generated/openapi.yaml';

const header = '# Made from openapi.yaml, openapi/ and the families by `npm run bundle`.\n';

const joinFiles = async (): Promise<Document> => {
  writeExpandedFiles();
  const { bundle: joined, problems } = await bundle({ ref: entryPath, config: await createConfig({}) });
  if (problems.length > 0) throw new ContractFaultsError(problems.map(({ message }) => message));
  return joined.parsed;
};

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Components stand A–Z instead of where redocly met them, tags A–Z with those of the families among them. */
const inOrder = (document: Document): Document => {
  const order = Object.keys(parse(readFileSync(entryPath, 'utf8')));
  const rank = (key: string): number => order.indexOf(key);
  const entries = Object.entries(document).sort(([a], [b]) => rank(a) - rank(b));
  const components = Object.entries(sorted(document.components));
  return {
    ...Object.fromEntries(entries),
    paths: withPageOwner(document.paths),
    tags: [...document.tags].sort((a, b) => (a.name < b.name ? -1 : 1)),
    components: Object.fromEntries(components.map(([kind, named]) => [kind, sorted(named)])),
  };
};

/** Block style, and quotes wherever an older reader would take a text for something else. */
const textOf = (document: Document): string =>
  header + stringify(document, { compat: 'yaml-1.1', aliasDuplicateObjects: false, lineWidth: 110 });

/** Writes the bundle and answers it. @throws ContractFaultsError when a reference leads nowhere, or a path is unlisted */
export const writeBundle = async (): Promise<Document> => {
  const document = inOrder(await joinFiles());
  mkdirSync(join(root, dirname(bundlePath)), { recursive: true });
  writeFileSync(join(root, bundlePath), textOf(document));
  return document;
};
