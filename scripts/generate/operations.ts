type Operation = { operationId: string; security?: Record<string, string[]>[] };
type Document = { paths: Record<string, Record<string, unknown>> };

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'operationId' in value;

/** One line per operation: its method, its path and which session with which roles may call it. */
export const operationsSource = (document: Document): string => {
  const lines = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!isOperation(operation)) return [];
      const facts = { method, path, security: operation.security ?? [] };
      return [`  ${operation.operationId}: ${JSON.stringify(facts)},`];
    }),
  );
  return ['export const operationFacts = {', ...lines, '} as const;', ''].join('\n');
};
