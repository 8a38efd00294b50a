import { loadContractDocument, type OperationId } from '#bff/core/contractDocument.ts';
import { operationFacts } from '#bff/generated/contract/operations.ts';
import type { CallOptions } from '#bff/testing/client.ts';
import type { TestServer } from '#bff/testing/server.ts';
import type { Visitor } from './visitors.ts';

type Ids = readonly (string | number)[];

/** What was answered, by operation and by the numbers in its address (`3`, `3/5`; empty without any). */
export type Answers = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** As long as the contract lets a page be. */
const LIMIT = 200;

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: { readonly maximum?: number };
};
type Declared = { readonly parameters?: readonly (Parameter | { readonly $ref: string })[] };

const { paths, components } = loadContractDocument();

/** Whether an operation is asked by it: what must be said, and how many rows at most, unless they are a few of many. */
const isAskedBy = ({ name, required, schema }: Parameter): boolean =>
  required === true || (name === 'limit' && schema?.maximum === LIMIT);

/** What an operation has to be asked by, beside its address, and how many rows it may be asked for. */
const queryNamesOf = (path: string): string[] => {
  const { get, parameters = [] } = paths[path] as { readonly get: Declared } & Declared;
  const declared = [...parameters, ...(get.parameters ?? [])].map((one): Parameter | undefined =>
    '$ref' in one ? components.parameters[one.$ref.split('/').at(-1) ?? ''] : one,
  );
  return declared.flatMap((one) => (one?.in === 'query' && isAskedBy(one) ? [one.name] : []));
};

const isRow = (value: unknown): value is { readonly id: string | number } =>
  typeof value === 'object' && value !== null && 'id' in value;

/** The numbers of the rows in an answer. */
const idsIn = (answer: object | undefined): Ids => {
  const rows = answer !== undefined && 'items' in answer && Array.isArray(answer.items) ? answer.items : [];
  return rows.filter(isRow).map(({ id }) => id);
};

const listOf = (id: number): object => ({ items: [{ id }] });

type Place = { readonly address: string; readonly path: Readonly<Record<string, string | number>> };

/** Every address of a path: in the place of a parameter stand the rows of the list before it. */
const placesOf = (pattern: string, answers: ReadonlyMap<string, object>): readonly Place[] =>
  pattern
    .split('/')
    .slice(1)
    .reduce<readonly Place[]>(
      (places, segment) => {
        const name = /^\{(\w+)\}$/.exec(segment)?.[1];
        if (name === undefined)
          return places.map(({ address, path }) => ({ address: `${address}/${segment}`, path }));
        return places.flatMap(({ address, path }) =>
          idsIn(answers.get(address)).map((id) => ({
            address: `${address}/${id}`,
            path: { ...path, [name]: id },
          })),
        );
      },
      [{ address: '', path: {} }],
    );

/** The same of records that are told by their numbers. */
const placesAt = (pattern: string, ids: Ids): readonly Place[] =>
  ids.map((id) => ({
    address: pattern.replace(/\{\w+\}/, String(id)),
    path: { [/\{(\w+)\}/.exec(pattern)?.[1] ?? '']: id },
  }));

const depthOf = (id: OperationId): number => operationFacts[id].path.split('{').length;

/**
 * Asks a server all that a visitor of the stories asks: each list whole, and each of its rows.
 * @throws Error where it refuses
 */
export const walk = async (server: TestServer, visitor: Visitor): Promise<Answers> => {
  const { session, operations, query, only = {} } = visitor;
  const seen = new Map(Object.entries(visitor.ids).map(([address, id]) => [address, listOf(id)]));
  const answers: Record<string, Record<string, object>> = { loggedIn: { '': visitor.loggedIn } };
  for (const id of operations.toSorted((a, b) => depthOf(a) - depthOf(b))) {
    const pattern = operationFacts[id].path;
    const names = queryNamesOf(pattern);
    const asked = Object.entries({ ...query, limit: LIMIT }).filter(([name]) => names.includes(name));
    const own: Record<string, object> = {};
    const places = only[id] === undefined ? placesOf(pattern, seen) : placesAt(pattern, only[id]);
    for (const { address, path } of places) {
      const options = { session, path, query: Object.fromEntries(asked) };
      const { status, body } = await server.call(id, options as CallOptions<OperationId>);
      if (status >= 400 || typeof body !== 'object' || body === null)
        throw new Error(`${id} answers ${status} at ${address}: ${JSON.stringify(body)}`);
      seen.set(address, body);
      own[Object.values(path).join('/')] = body;
    }
    answers[id] = own;
  }
  return answers;
};
