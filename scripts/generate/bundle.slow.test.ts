import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { isCollection, isScalar, parse, parseDocument, visit } from 'yaml';
import { bundlePath } from './bundle.ts';
import { contractFiles, expandedPath } from './expandFiles.ts';

const MAX_LINES = 800;

/** The twelve modules, named alike on the server, in the browser and in Storybook. */
const MODULES = [
  'access',
  'aftercare',
  'applications',
  'corporations',
  'correspondence',
  'inspections',
  'money',
  'myPages',
  'office',
  'projects',
  'sections',
  'trail',
];

type Operation = { readonly tags?: readonly string[] };
type Named = Record<string, unknown>;
type Bundle = {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Named;
  readonly components: Record<string, Named>;
};

const bundleText = readFileSync(bundlePath, 'utf8');
const bundle: Bundle = parse(bundleText);

const sources = contractFiles().filter((path) => path !== 'openapi.yaml');
const textOf = (path: string): string => readFileSync(path, 'utf8');
/** A file with every family in its place. */
const expandedOf = (path: string) => parse(textOf(join(expandedPath, path)));

const entry: Pick<Bundle, 'tags'> = parse(textOf('openapi.yaml'));
const tags = new Set([...bundle.tags, ...entry.tags].map(({ name }) => name));
/** The tag of a file of operations; those of the families are one file for all of them. */
const tagOf = (path: string): string => basename(path, '.yaml').replace('Family', '{Family}');
const isOfTag = (path: string): boolean => dirname(dirname(path)) === 'openapi' && tags.has(tagOf(path));
const tagFiles = sources.filter(isOfTag);
/** The kind of component that a file holds: openapi/shared/schemas/files.yaml and openapi/shared/headers.yaml. */
const kindOf = (path: string): string =>
  path.startsWith('openapi') ? (path.split(/[/\\.]/)[2] ?? '') : 'schemas';

const namesOf = (kind: string): string[] =>
  sources
    .filter((path) => !isOfTag(path) && kindOf(path) === kind)
    .flatMap((path) => Object.keys(expandedOf(path)))
    .filter((name) => !name.startsWith('x-'))
    .sort();

/** Plain texts between brackets or braces; a question mark in them ends the parsers of Python and Java. */
const plainTextsInFlow = (text: string): string[] => {
  const found: string[] = [];
  visit(parseDocument(text), {
    Scalar: (_key, node, ancestors) => {
      const isInFlow = ancestors.some((each) => isCollection(each) && each.flow === true);
      if (isInFlow && isScalar(node) && node.type === 'PLAIN') found.push(String(node.source));
    },
  });
  return found;
};

describe('the files of the contract', () => {
  it.each(['openapi.yaml', ...sources])('%s has a size that can be read', (path) => {
    expect(textOf(path).split('\n').length).toBeLessThanOrEqual(MAX_LINES);
  });

  it.each(['openapi.yaml', ...sources])('%s quotes a text with a question mark', (path) => {
    expect(plainTextsInFlow(textOf(path)).filter((text) => text.includes('?'))).toEqual([]);
  });

  it('lie with a module, or with what modules share', () => {
    const folders = sources
      .filter((path) => path.startsWith('openapi'))
      .map((path) => path.split(/[/\\]/)[1]);
    expect([...new Set(folders)].sort()).toEqual([...MODULES, 'shared'].sort());
  });

  it('are there for each tag, and hold the operations of that tag alone', () => {
    expect(tagFiles.map(tagOf)).toEqual(expect.arrayContaining(entry.tags.map(({ name }) => name)));
    for (const path of tagFiles) {
      const items: Record<string, Record<string, Operation>> = parse(textOf(path));
      const found = Object.values(items).flatMap((item) => Object.values(item).map((each) => each.tags));
      expect(new Set(found.flat())).toEqual(new Set([tagOf(path)]));
    }
  });
});

describe('the bundle', () => {
  it('has every path of every tag', () => {
    const written = tagFiles.flatMap((path) => Object.keys(expandedOf(path)));
    expect(written.sort()).toEqual(Object.keys(bundle.paths).sort());
  });

  it.each(['headers', 'parameters', 'requestBodies', 'responses', 'schemas'])(
    'has each of the %s under the name that it has in its file, A–Z',
    (kind) => {
      expect(Object.keys(bundle.components[kind] ?? {})).toEqual(namesOf(kind));
    },
  );

  it('refers to nothing outside itself', () => {
    const references = [...bundleText.matchAll(/\$ref: "?'?([^"'\n]+)/g)].map(([, target = '']) => target);
    expect(references.length).toBeGreaterThan(2000);
    expect(references.filter((target) => !target.startsWith('#/components/'))).toEqual([]);
  });

  it('means the same to a second reader, also to one of YAML 1.1', () => {
    expect(load(bundleText)).toEqual(bundle);
    expect(load(bundleText, { schema: YAML11_SCHEMA })).toEqual(bundle);
  });

  it('has no plain text between brackets, of which readers differ', () => {
    expect(plainTextsInFlow(bundleText)).toEqual([]);
  });
});
