import type { ContractDocument, MountedOperation } from './load.ts';

const REFERENCE = /"#\/components\/(\w+)\/(\w+)"/g;

/** Every component that a part of the document needs, directly or through others. */
const componentsOf = (document: ContractDocument, part: unknown): Record<string, Record<string, unknown>> => {
  const all = document.components as unknown as Record<string, Record<string, unknown>>;
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

/**
 * The contract of one operation's requests and of nothing else. The validator library carries the whole document in
 * each of its validators and walks all of it to compile one: with all operations in it, that takes 0.1 s each.
 */
export const operationDocument = (
  document: ContractDocument,
  { path, method }: MountedOperation,
): ContractDocument => {
  const operation = { ...(document.paths[path]?.[method] as object), responses: {} };
  const { securitySchemes } = document.components;
  const components = { ...componentsOf(document, operation), securitySchemes };
  return structuredClone({
    ...document,
    paths: { [path]: { [method]: operation } },
    components,
  }) as unknown as ContractDocument;
};
