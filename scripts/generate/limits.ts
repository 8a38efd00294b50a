/** What the web forms need of a property: no more than they check before sending. */
type Limit = Record<string, string | number | boolean>;

type Schema = {
  $ref?: string;
  anyOf?: Schema[];
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  [key: string]: unknown;
};

type Document = { components: { schemas: Record<string, Schema> } };

/** Bodies that a form sends, and the answer that says how big a file may be. */
const FORM_BODY = /(Create|Update)$|^UploadedFile$/;

const KEPT = ['format', 'minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'x-normalize'] as const;

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

const isNull = ({ type }: Schema): boolean => type === 'null';

const limitOf = (schema: Schema, document: Document): Limit => {
  const alternatives = schema.anyOf?.filter((each) => !isNull(each)) ?? [];
  const [only] = alternatives;
  if (only !== undefined && alternatives.length === 1) {
    return { ...limitOf(only, document), ...(schema.anyOf?.some(isNull) ? { isNullable: true } : {}) };
  }
  const named = schema.$ref === undefined ? undefined : document.components.schemas[nameOf(schema.$ref)];
  const limit: Limit = named === undefined ? {} : limitOf(named, document);
  if (schema.$ref !== undefined) limit.schema = nameOf(schema.$ref);
  if (Array.isArray(schema.type) && schema.type.includes('null')) limit.isNullable = true;
  for (const key of KEPT) {
    const value = schema[key];
    if (typeof value === 'string' || typeof value === 'number') {
      limit[key === 'x-normalize' ? 'normalize' : key] = value;
    }
  }
  return limit;
};

const schemaSource = (name: string, schema: Schema, document: Document): string => {
  const required = new Set(schema.required ?? []);
  const lines = Object.entries(schema.properties ?? {}).map(([property, each]) => {
    const limit = { ...(required.has(property) ? { isRequired: true } : {}), ...limitOf(each, document) };
    return `  ${property}: ${JSON.stringify(limit)},`;
  });
  return [`export const ${name}Limits = {`, ...lines, '} as const;', ''].join('\n');
};

/** One constant per body of a form, by the name of its schema. */
export const limitsSources = (document: Document): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(document.components.schemas)
      .filter(([name, schema]) => FORM_BODY.test(name) && schema.properties !== undefined)
      .map(([name, schema]) => [name, schemaSource(name, schema, document)]),
  );

/** Hands on limits that have a file each: a page in the browser then loads those of its own form. */
export const limitsIndexSource = (names: Iterable<string>): string =>
  [...names].map((name) => `export { ${name}Limits } from './limits/${name}.ts';\n`).join('');
