import type { ContractDocument } from '#bff/core/contractDocument.ts';
import { type ContractText, normaliseContractText } from '#rules/contractText.ts';

type Schema = { readonly [keyword: string]: unknown };

const textFacts = (schema: Schema): ContractText => {
  const { 'x-normalize': normalize, pattern, format, maxLength } = schema;
  return {
    ...(typeof normalize === 'string' ? { normalize } : {}),
    ...(typeof pattern === 'string' ? { pattern } : {}),
    ...(typeof format === 'string' ? { format } : {}),
    ...(typeof maxLength === 'number' ? { maxLength } : {}),
  };
};

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partsOf = (schema: Schema): Schema[] =>
  ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => {
    const parts = schema[keyword];
    return Array.isArray(parts) ? parts.filter(isSchema) : [];
  });

/** @param resolve finds the schema that a `$ref` names */
const normalised = (value: unknown, schema: Schema, resolve: (ref: string) => Schema): unknown => {
  if (typeof schema.$ref === 'string') return normalised(value, resolve(schema.$ref), resolve);
  if (typeof value === 'string') {
    const own = normaliseContractText(value, textFacts(schema));
    return partsOf(schema).reduce((text, part) => normalised(text, part, resolve), own as unknown);
  }
  const inner = partsOf(schema).reduce((whole, part) => normalised(whole, part, resolve), value);
  const { items, properties } = schema;
  if (Array.isArray(inner))
    return isSchema(items) ? inner.map((item) => normalised(item, items, resolve)) : inner;
  if (!isSchema(inner) || !isSchema(properties)) return inner;
  const entries = Object.entries(inner).map(([key, part]) => {
    const property = properties[key];
    return [key, isSchema(property) ? normalised(part, property, resolve) : part];
  });
  return Object.fromEntries(entries);
};

type OperationObject = { readonly requestBody?: unknown };

const jsonSchemaOf = (body: unknown): Schema | undefined => {
  const content = isSchema(body) && isSchema(body.content) ? body.content['application/json'] : undefined;
  return isSchema(content) && isSchema(content.schema) ? content.schema : undefined;
};

const lookUp = (document: ContractDocument, ref: string): unknown =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((place, name) => (isSchema(place) ? place[name] : undefined), document);

/**
 * People type full-width digits, hyphens and hiragana; the contract's patterns describe what is stored. This brings
 * the texts of a request body into that form before it is checked, so that nothing is refused for its width
 * (domain 6, `x-normalize` in the contract).
 *
 * @returns for one operation, what makes its body so; a body of an operation without one stays as it is
 */
export const createNormaliser = (document: ContractDocument) => {
  const resolve = (ref: string): Schema => {
    const found = lookUp(document, ref);
    if (!isSchema(found)) throw new RangeError(`the contract has no ${ref}`);
    return found;
  };
  return (operation: { readonly path: string; readonly method: string }): ((body: unknown) => unknown) => {
    const facts = document.paths[operation.path]?.[operation.method];
    const { requestBody }: OperationObject = isSchema(facts) ? facts : {};
    const isReference = isSchema(requestBody) && typeof requestBody.$ref === 'string';
    const schema = jsonSchemaOf(isReference ? resolve(String(requestBody.$ref)) : requestBody);
    return schema === undefined ? (body) => body : (body) => normalised(body, schema, resolve);
  };
};
