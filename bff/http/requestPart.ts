import type { ContractDocument, MountedOperation } from '#bff/core/contractDocument.ts';

type Part = { readonly [key: string]: unknown };
type Components = Readonly<Record<string, Record<string, unknown>>>;

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

/**
 * Makes a part of the contract whole: what it names (#/components/…) stands in its place, once for all who name it, and
 * what people read is left out. A component of a request never holds itself.
 */
const createWhole = (components: Components) => {
  const made = new Map<string, unknown>();

  const named = (reference: string): unknown => {
    const [name = '', kind = ''] = reference.split('/').reverse();
    if (!made.has(reference)) made.set(reference, whole(components[kind]?.[name], false));
    return made.get(reference);
  };
  /** A name, and what else is asked of the same value. */
  const resolved = (reference: string, beside: Part): unknown => {
    const asked = whole(beside, false) as Part;
    return Object.keys(asked).length === 0 ? named(reference) : { allOf: [named(reference)], ...asked };
  };
  /** @param isMap whether the keys are names that the contract gave (properties), not words of the language */
  const whole = (value: unknown, isMap: boolean): unknown => {
    if (Array.isArray(value)) return value.map((item) => whole(item, false));
    if (!isPart(value)) return value;
    const { $ref, ...beside } = value;
    if (!isMap && typeof $ref === 'string') return resolved($ref, beside);
    const kept = Object.entries(value).filter(([key]) => isMap || !isForReaders(key));
    const checked = Object.fromEntries(kept.map(([key, part]) => [key, whole(part, key === 'properties')]));
    return isQueryParameter(value) ? { ...checked, allowReserved: true } : checked;
  };
  return whole;
};

/** What the validator checks a request by, in the words of OpenAPI, complete in itself. */
export type RequestPart = Part;

/** The request of an operation, without its answers; its own alone, since the library writes into it. */
export const requestPart = (
  { components, paths }: ContractDocument,
  { path, method }: Pick<MountedOperation, 'path' | 'method'>,
): RequestPart =>
  createWhole(components)({ ...(paths[path]?.[method] as Part), responses: {} }, false) as RequestPart;
