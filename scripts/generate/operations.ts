type Operation = {
  operationId: string;
  security?: Record<string, string[]>[];
  'x-transaction'?: string;
};
type Document = { paths: Record<string, Record<string, unknown>> };

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

/** One line per operation; every page loads it, so it says no more than a page asks for. */
export const webOperationsSource = (document: Document): string => sourceOf(document, (facts) => facts);

/** One line per operation, with what the server alone decides by. */
export const serverOperationsSource = (document: Document): string =>
  sourceOf(document, (facts, operation) => ({
    ...facts,
    transaction: operation['x-transaction'] ?? 'request',
  }));
