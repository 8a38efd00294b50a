type Reference = { readonly $ref: string };

type Operation = {
  readonly security?: readonly object[];
  readonly parameters?: readonly object[];
  readonly responses: Readonly<Record<string, object>>;
  readonly 'x-error-codes': readonly number[];
};

const PARAMETER: Reference = { $ref: '#/components/parameters/PageOwner' };
const ANSWER: Reference = { $ref: '#/components/responses/OtherAccount' };

/** The code of INVALID_PARAMETER, which OtherAccount is answered with. */
const CODE = 1004;

const isOperation = (part: unknown): part is Operation =>
  typeof part === 'object' && part !== null && 'responses' in part && 'x-error-codes' in part;

const takesSession = ({ security = [] }: Operation): boolean =>
  security.some((way) => Object.keys(way).some((scheme) => scheme.endsWith('Session')));

const withOwner = (operation: Operation): Operation => ({
  ...operation,
  'x-error-codes': [...new Set([...operation['x-error-codes'], CODE])].sort((a, b) => a - b),
  parameters: [...(operation.parameters ?? []), PARAMETER],
  // An operation that has other conflicts says them itself.
  responses: { ...operation.responses, 409: operation.responses['409'] ?? ANSWER },
});

/**
 * What every operation with a session takes and answers beside what it says itself, written once: whose page it is
 * called from (X-Page-Owner), and 409 where somebody else is logged in.
 */
export const withPageOwner = (paths: Readonly<Record<string, object>>): Record<string, object> =>
  Object.fromEntries(
    Object.entries(paths).map(([path, item]) => {
      const parts = Object.entries(item).map(([method, part]: [string, unknown]) =>
        isOperation(part) && takesSession(part) ? [method, withOwner(part)] : [method, part],
      );
      return [path, Object.fromEntries(parts)];
    }),
  );
