import type { ContractDocument } from '../core/contractDocument.ts';

type Part = { readonly [key: string]: unknown };

const REFERENCE = /"#\/components\/(\w+)\/(\w+)"/g;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What people read and machines do not check. */
const isForReaders = (key: string): boolean =>
  ['description', 'summary', 'example', 'examples'].includes(key) || key.startsWith('x-');

/** @param isMap whether the keys are names that the contract gave (properties), not words of the language */
const checkedPart = (value: unknown, isMap: boolean): unknown => {
  if (Array.isArray(value)) return value.map((item) => checkedPart(item, false));
  if (!isPart(value)) return value;
  const kept = Object.entries(value).filter(([key]) => isMap || !isForReaders(key));
  return Object.fromEntries(kept.map(([key, part]) => [key, checkedPart(part, key === 'properties')]));
};

/** Every component that a part of the document needs, directly or through others. */
const componentsOf = (all: Record<string, Part>, part: unknown): Record<string, Record<string, unknown>> => {
  const found: Record<string, Record<string, unknown>> = {};
  const collect = (value: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(value).matchAll(REFERENCE)) {
      found[kind] ??= {};
      if (found[kind][name] !== undefined) continue;
      const component = all[kind]?.[name];
      found[kind][name] = component;
      collect(component);
    }
  };
  collect(part);
  return found;
};

const requestOf = (operation: unknown): Part => ({ ...(operation as Part), responses: {} });

/**
 * The contract of the requests and of nothing else. The validator library walks the whole document for each operation
 * that it compiles: without answers, examples and descriptions that is a tenth of the work.
 */
export const requestDocument = (document: ContractDocument): ContractDocument => {
  const { securitySchemes, ...components } = document.components;
  const requests = Object.entries(document.paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, requestOf(operation)]),
    ),
  ]);
  const paths = checkedPart(Object.fromEntries(requests), true);
  const used = checkedPart(componentsOf(components, paths), true);
  return structuredClone({
    ...document,
    paths,
    components: { ...(used as Part), securitySchemes },
  }) as ContractDocument;
};
