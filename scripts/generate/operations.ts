type Operation = {
  operationId: string;
  security?: Record<string, string[]>[];
  'x-transaction'?: string;
  'x-may-be-late'?: boolean;
  'x-step-up'?: boolean;
  'x-archive'?: boolean;
  'x-awaits-factor'?: boolean;
  'x-counted-by'?: string;
  parameters?: { $ref?: string }[];
  responses?: { 200?: { content?: { 'application/json'?: { schema?: { $ref?: string } } } } };
};
type Document = {
  paths: Record<string, Record<string, unknown>>;
  components: {
    schemas: Record<string, { 'x-parts-by'?: string[] }> & {
      AdminType: { enum: number[]; 'x-enum-varnames': string[] };
    };
  };
};

/** What both sides know of an operation: its method, its path and which session with which roles may call it. */
type Facts = { method: string; path: string; security: Record<string, string[]>[] };

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'operationId' in value;

const sourceOf = (document: Document, shown: (facts: Facts, operation: Operation) => object): string => {
  const lines = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!isOperation(operation)) return [];
      const facts = shown({ method, path, security: operation.security ?? [] }, operation);
      return [`  ${operation.operationId}: ${JSON.stringify(facts)},`];
    }),
  );
  return ['export const operationFacts = {', ...lines, '} as const;', ''].join('\n');
};

/** One line per operation: for the mock and for tests. */
export const webOperationsSource = (document: Document): string => sourceOf(document, (facts) => facts);

/**
 * Of a list that is answered whole, or in parts when asked: what tells its items apart.
 * @throws when the schema of its answer does not say it
 */
const partsByOf = ({ components }: Document, operation: Operation): string[] | undefined => {
  const { operationId, parameters = [], responses } = operation;
  if (!parameters.some(({ $ref }) => $ref === '#/components/parameters/PartCursor')) return undefined;
  const reference = responses?.[200]?.content?.['application/json']?.schema?.$ref;
  const partsBy = components.schemas[reference?.split('/').at(-1) ?? '']?.['x-parts-by'];
  if (partsBy === undefined) throw new Error(`${operationId} takes PartCursor, its answer has no x-parts-by`);
  return partsBy;
};

/** One line per operation, with what the server alone decides by. */
export const serverOperationsSource = (document: Document): string =>
  sourceOf(document, (facts, operation) => ({
    ...facts,
    partsBy: partsByOf(document, operation),
    transaction: operation['x-transaction'] ?? 'request',
    allowsStaleReads: operation['x-may-be-late'] ?? false,
    ...(operation['x-step-up'] && { stepUp: true }),
    ...(operation['x-archive'] && { isArchive: true }),
    ...(operation['x-awaits-factor'] && { awaitsFactor: true }),
    ...(operation['x-counted-by'] && { countedBy: operation['x-counted-by'] }),
  }));

/**
 * Which types of administrators may call an operation: bit n for the type n. Every page of theirs loads it, so it holds
 * only what some may call and others not.
 */
export const adminRolesSource = (document: Document): string => {
  const { enum: types, 'x-enum-varnames': names } = document.components.schemas.AdminType;
  const bitOf = (name: string): number => 1 << (types[names.indexOf(name)] ?? 0);
  const maskOf = (security: Operation['security'] = []): number => {
    const roles = security.length === 0 ? names : security.flatMap(({ adminSession = [] }) => adminSession);
    return [...new Set(roles)].reduce((mask, name) => mask + bitOf(name), 0);
  };
  const everyMask = maskOf();
  const lines = Object.values(document.paths)
    .flatMap((item) => methods.map((method) => item[method]).filter(isOperation))
    .map(({ operationId, security }) => ({ operationId, mask: maskOf(security) }))
    .filter(({ mask }) => mask > 0 && mask < everyMask)
    .map(({ operationId, mask }) => `  ${operationId}: ${mask},`);
  return ['export const adminRoles = {', ...lines, '} as const;', ''].join('\n');
};
