import { toBankKana } from '#rules/bankKana.ts';
import { normaliseEmail, normalisePhone } from '#rules/contact.ts';
import { tidyText, toFullWidthKatakana, toHalfWidth } from '#rules/text.ts';
import type { ContractDocument } from '../core/contractDocument.ts';

type Schema = { readonly [keyword: string]: unknown };

/** Written before a postal code. */
const POSTAL_MARK = /^\s*\u3012/;

/** Numbers with parts (18-1) keep the hyphen that their pattern has. */
const keepsHyphen = ({ pattern }: Schema): boolean => typeof pattern === 'string' && pattern.includes('(-');

/**
 * How the contract's `x-normalize` is done. Digits keep a leading letter (an invoice number begins with T) and read
 * +81 as 0, which no other number begins with.
 */
const normalisers: { readonly [name: string]: (text: string, schema: Schema) => string } = {
  digits: (text, schema) =>
    keepsHyphen(schema)
      ? toHalfWidth(text).replaceAll(/\s/g, '')
      : normalisePhone(text.replace(POSTAL_MARK, '')).toUpperCase(),
  kana: toFullWidthKatakana,
  halfKana: toBankKana,
  email: normaliseEmail,
  text: tidyText,
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
  const name = schema['x-normalize'];
  if (typeof value === 'string') {
    const own = typeof name === 'string' ? (normalisers[name]?.(value, schema) ?? value) : value;
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
