import type { ContractDocument, MountedOperation } from '#bff/core/contractDocument.ts';

type Schema = {
  $ref?: string;
  examples?: unknown[];
  default?: unknown;
  enum?: unknown[];
  type?: unknown;
  format?: unknown;
};
type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  example?: unknown;
};
type RequestBody = {
  $ref?: string;
  content?: Record<string, { schema?: Schema; example?: unknown; examples?: object }>;
};

const resolve = <T extends { $ref?: string }>(document: ContractDocument, value: T): T => {
  if (value.$ref === undefined) return value;
  const path = value.$ref.slice(2).split('/');
  return path.reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], document) as T;
};

const exampleOf = (document: ContractDocument, schema: Schema): unknown => {
  const resolved = resolve(document, schema);
  return resolved.examples?.[0] ?? resolved.default ?? resolved.enum?.[0];
};

/** An id that no test database reaches, so that a call with it changes nothing. */
export const UNKNOWN_ID = 2_000_000_000;
const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000000';

const pathValue = (document: ContractDocument, parameter: Parameter): unknown => {
  const schema = resolve(document, parameter.schema);
  if (schema.type === 'integer') return UNKNOWN_ID;
  if (schema.format === 'uuid') return UNKNOWN_UUID;
  // A word with a number: section-41.
  return String(schema.examples?.[0]).replace(/\d+/, String(UNKNOWN_ID));
};

/** A request that fits the contract, made of its examples, about records that do not exist. */
export const sampleRequest = (document: ContractDocument, { path, method }: MountedOperation) => {
  const operation = document.paths[path]?.[method] as { parameters?: Parameter[]; requestBody?: RequestBody };
  const parameters = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
  const valuesIn = (place: string, value: (parameter: Parameter) => unknown) =>
    Object.fromEntries(
      parameters
        .filter((p) => p.in === place && (place === 'path' || p.required))
        .map((p) => [p.name, value(p)]),
    );
  const body = operation.requestBody && resolve(document, operation.requestBody);
  const content = body?.content ?? {};
  return {
    path: valuesIn('path', (parameter) => pathValue(document, parameter)),
    query: valuesIn('query', (parameter) => exampleOf(document, parameter.schema)),
    body: content['application/json'] && exampleOf(document, content['application/json'].schema ?? {}),
    isUpload: content['multipart/form-data'] !== undefined,
  };
};
