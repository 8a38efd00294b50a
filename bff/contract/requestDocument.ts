import type { ContractDocument } from '../core/contractDocument.ts';

type Part = { readonly [key: string]: unknown };

const REFERENCE = /"#\/components\/(\w+)\/(\w+)"/g;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What people read and machines do not check. */
const isForReaders = (key: string): boolean =>
  ['description', 'summary', 'example', 'examples'].includes(key) || key.startsWith('x-');

/**
 * A query may hold `( ) ! * : , ; / @ $ [` as they are (RFC 3986, 3.4), and encodeURIComponent leaves four of them; the
 * library refuses them unless each parameter says otherwise.
 */
const isQueryParameter = (part: Part): boolean => part.in === 'query' && typeof part.name === 'string';

/** @param isMap whether the keys are names that the contract gave (properties), not words of the language */
const checkedPart = (value: unknown, isMap: boolean): unknown => {
  if (Array.isArray(value)) return value.map((item) => checkedPart(item, false));
  if (!isPart(value)) return value;
  const kept = Object.entries(value).filter(([key]) => isMap || !isForReaders(key));
  const checked = Object.fromEntries(
    kept.map(([key, part]) => [key, checkedPart(part, key === 'properties')]),
  );
  return isQueryParameter(value) ? { ...checked, allowReserved: true } : checked;
};

/** Every component that a part of the document needs, directly or through others. */
const componentsOf = (all: Components, part: unknown): Record<string, Record<string, unknown>> => {
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

type Components = Readonly<Record<string, Record<string, unknown>>>;

const named = (components: Components, part: unknown): unknown => {
  if (!isPart(part) || typeof part.$ref !== 'string') return part;
  const [name = '', kind = ''] = part.$ref.split('/').reverse();
  return named(components, components[kind]?.[name]);
};

/** A body with its schema in its place: where it is only named, the library compiles it to find it. */
const bodyOf = (components: Components, body: unknown): unknown => {
  const found = named(components, body);
  if (!isPart(found) || !isPart(found.content)) return found;
  const content = Object.entries(found.content).map(([type, media]) => {
    const schema = isPart(media) ? named(components, media.schema) : undefined;
    return [type, { ...(media as Part), schema }];
  });
  return { ...found, content: Object.fromEntries(content) };
};

const requestOf = (components: Components, operation: unknown): Part => {
  const { requestBody, ...rest } = operation as Part;
  const body = requestBody === undefined ? {} : { requestBody: bodyOf(components, requestBody) };
  return { ...rest, ...body, responses: {} };
};

/**
 * The contract of the requests and of nothing else. The validator library walks the whole document for each operation
 * that it compiles: without answers, examples and descriptions that is a tenth of the work.
 */
export const requestDocument = (document: ContractDocument): ContractDocument => {
  const { securitySchemes, ...components } = document.components;
  const requests = Object.entries(document.paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, requestOf(components, operation)]),
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
