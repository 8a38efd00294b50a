/** What the package for partners reads of the contract. */
export type ClientDocument = {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly securitySchemes: Readonly<Record<string, { readonly in?: string; readonly name?: string }>>;
  };
};

type Reference = { readonly $ref: string };
type Schema = {
  readonly properties?: Readonly<Record<string, object>>;
  readonly enum?: readonly unknown[];
  readonly 'x-enum-varnames'?: readonly string[];
};
type Operation = {
  readonly security?: readonly object[];
  readonly parameters?: readonly object[];
  readonly responses: Readonly<Record<string, object>>;
  readonly 'x-transaction'?: string;
};
type PathItem = { readonly get?: Operation; readonly post?: Operation };

const SESSION_ID = '/{id}';

const refOf = (value: object): string => ('$ref' in value ? (value as Reference).$ref : '');

const nameOf = (value: object): string => refOf(value).split('/').at(-1) ?? '';

/** The member of a log-in's answer that holds the token. @throws when the contract names none */
const tokenMember = ({ components }: ClientDocument, { responses }: Operation): string => {
  const created = responses['201'] as { content: { 'application/json': { schema: object } } };
  const { properties = {} } = components.schemas[nameOf(created.content['application/json'].schema)] ?? {};
  const found = Object.entries(properties).find(([, schema]) => nameOf(schema) === 'SessionToken');
  if (found === undefined) throw new Error('A log-in answers no SessionToken');
  return found[0];
};

/** A kind of session is a header, and beside it the path that reads one: `…/session/{id}`, below where it began. */
const sessionKindsOf = (document: ClientDocument): [string, object][] =>
  Object.entries(document.components.securitySchemes).flatMap(([scheme, { in: place, name: header }]) => {
    const read = Object.entries(document.paths).find(
      ([path, { get }]) =>
        path.endsWith(`/session${SESSION_ID}`) && get?.security?.some((one) => scheme in one) === true,
    );
    const path = read?.[0].slice(0, -SESSION_ID.length) ?? '';
    const logIn = document.paths[path]?.post;
    if (place !== 'header' || logIn === undefined) return [];
    return [[scheme.replace(/Session$/, ''), { header, path, token: tokenMember(document, logIn) }]];
  });

const takesKey = ({ parameters = [] }: Operation): boolean =>
  parameters.some((parameter) => nameOf(parameter) === 'IdempotencyKey');

/** POSTs that the server would do again: those that take no key, and those that remember none. */
const unrepeatableOf = ({ paths }: ClientDocument): string[] =>
  Object.entries(paths).flatMap(([path, { post }]) =>
    post !== undefined && (!takesKey(post) || post['x-transaction'] === 'own') ? [path] : [],
  );

const errorLines = ({ components: { schemas } }: ClientDocument): string[] => {
  const { enum: codes = [], 'x-enum-varnames': names = [] } = schemas.ErrorCode ?? {};
  return codes.map((code, index) => `  ${code}: ${JSON.stringify(names[index])},`);
};

/** What the client knows at run time. */
export const clientFactsSource = (document: ClientDocument): string =>
  [
    '/** Of the contract that this package was made from. */',
    `export const version = ${JSON.stringify(document.info.version)};`,
    `export const sessionKinds = ${JSON.stringify(Object.fromEntries(sessionKindsOf(document)), null, 2)} as const;`,
    'export const errorNames = {',
    ...errorLines(document),
    '} as const;',
    `export const unrepeatable: ReadonlySet<string> = new Set(${JSON.stringify(unrepeatableOf(document), null, 2)});`,
    '',
  ].join('\n');
