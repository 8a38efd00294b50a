/** What programs of others rely on: the contract without words, examples and what is drawn from it. */
export type PublishedContract = {
  readonly version: string;
  /** By method and address: `get /api/admin/project`. */
  readonly operations: Readonly<Record<string, PublishedOperation>>;
  readonly schemas: Readonly<Record<string, Schema>>;
};

export type PublishedOperation = {
  readonly isDeprecated?: boolean;
  /** `scheme` or `scheme:role`, any of which may call; empty: everybody. */
  readonly callers: readonly string[];
  /** By place and name: `query limit`. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly isBodyNeeded?: boolean;
  /** By kind of content. */
  readonly body: Readonly<Record<string, Schema>>;
  /** By status, then by kind of content. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
  readonly errorCodes: readonly number[];
};

export type Parameter = { readonly isNeeded: boolean; readonly schema: Schema };

/** As in JSON Schema, as far as the contract uses it. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly 'x-enum-varnames'?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly unevaluatedProperties?: boolean;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
} & Readonly<Partial<Record<Limit, number>>>;

export const LOWER_LIMITS = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;
export const UPPER_LIMITS = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;

export type Limit = (typeof LOWER_LIMITS)[number] | (typeof UPPER_LIMITS)[number];

/** The bundle, before anything is left out. */
export type ContractDocument = {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
};

type Content = { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> };
type Operation = {
  readonly deprecated?: boolean;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
  readonly 'x-error-codes'?: readonly number[];
};

/** Words and pictures of a schema; a property may be called like one of them. */
const WORDS = new Set(['description', 'title', 'examples', 'example', 'default']);
const isKept = (name: string): boolean =>
  !WORDS.has(name) && (!name.startsWith('x-') || name === 'x-enum-varnames');

/** The last part of a reference names its schema: all are shared ones of one document. */
const bare = (value: unknown, isNames = false): unknown => {
  if (Array.isArray(value)) return value.map((item) => bare(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => isNames || isKept(name));
  return Object.fromEntries(
    kept.map(([name, one]) => {
      if (name === '$ref' && !isNames) return [name, String(one).split('/').at(-1)];
      return [name, bare(one, name === 'properties' && !isNames)];
    }),
  );
};

const bareSchema = (schema: Schema): Schema => bare(schema) as Schema;

const mapped = <Given, Made>(
  record: Readonly<Record<string, Given>>,
  make: (given: Given) => Made,
): Record<string, Made> =>
  Object.fromEntries(Object.entries(record).map(([name, given]) => [name, make(given)]));

/** What a reference to a shared part stands for; schemas keep their names. */
const createResolve =
  ({ components }: ContractDocument) =>
  (value: object): object => {
    if (!('$ref' in value)) return value;
    const [, , kind = '', name = ''] = String(value.$ref).split('/');
    return components[kind]?.[name] ?? {};
  };

const callersOf = (security: Operation['security'] = []): string[] =>
  security.flatMap((one) =>
    Object.entries(one).flatMap(([scheme, roles]) =>
      roles.length === 0 ? [scheme] : roles.map((role) => `${scheme}:${role}`),
    ),
  );

const createCompact = (document: ContractDocument) => {
  const resolve = createResolve(document);
  const contentOf = (value: object): Record<string, Schema> =>
    mapped((resolve(value) as Content).content ?? {}, ({ schema }) => bareSchema(schema));

  const parametersOf = (parameters: readonly object[]): Record<string, Parameter> =>
    Object.fromEntries(
      parameters.map((given) => {
        const found = resolve(given) as { name: string; in: string; required?: boolean; schema: Schema };
        const parameter = { isNeeded: found.required === true, schema: bareSchema(found.schema) };
        return [`${found.in} ${found.name}`, parameter];
      }),
    );

  return (operation: Operation): PublishedOperation => {
    const { requestBody, parameters = [], responses } = operation;
    const isBodyNeeded =
      requestBody !== undefined && (resolve(requestBody) as { required?: boolean }).required;
    return {
      ...(operation.deprecated === true && { isDeprecated: true }),
      callers: callersOf(operation.security),
      parameters: parametersOf(parameters),
      ...(isBodyNeeded === true && { isBodyNeeded }),
      body: requestBody === undefined ? {} : contentOf(requestBody),
      answers: mapped(responses, contentOf),
      errorCodes: operation['x-error-codes'] ?? [],
    };
  };
};

/** A message goes the other way: what it says is what partners read. */
const messageOf = ({ body }: PublishedOperation): PublishedOperation => ({
  callers: [],
  parameters: {},
  body: {},
  answers: { message: body },
  errorCodes: [],
});

/** What is compared and kept of the bundle. */
export const publishedOf = (document: ContractDocument): PublishedContract => {
  const compact = createCompact(document);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [`${method} ${path}`, compact(operation)] as const),
  );
  const messages = Object.entries(document.webhooks ?? {}).flatMap(([name, item]) =>
    Object.values(item).map((operation) => [`webhook ${name}`, messageOf(compact(operation))] as const),
  );
  return {
    version: document.info.version,
    operations: Object.fromEntries([...operations, ...messages]),
    schemas: mapped((document.components.schemas ?? {}) as Record<string, Schema>, bareSchema),
  };
};

const linesOf = (record: object): string =>
  Object.entries(record)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n');

/** One line for each operation and schema, so that a comparison of two versions can be read. */
export const textOf = ({ version, operations, schemas }: PublishedContract): string =>
  [
    '{',
    `"version": ${JSON.stringify(version)},`,
    `"operations": {\n${linesOf(operations)}\n},`,
    `"schemas": {\n${linesOf(schemas)}\n}`,
    '}',
    '',
  ].join('\n');
