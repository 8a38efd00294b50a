import { FAMILIES, FAMILY_LINES } from '#rules/families.ts';
import { operationFacts } from '#web/parts/api/generated/operations.ts';
import type { operations } from '#web/parts/api/generated/types.ts';
import type { OperationId } from './contract.ts';
import { answerFaults, requestFaults } from './contractFaults.ts';
import { type MockProblem, type MockReply, reply, responseOf } from './reply.ts';

type JsonOf<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : never;
type SuccessOf<Answers> = {
  [Status in keyof Answers]: Status extends 200 | 201 | 202 ? JsonOf<Answers[Status]> : never;
}[keyof Answers];

/** What an operation answers when all is well; null where the contract answers 204. */
export type BodyOf<Id extends OperationId> = [SuccessOf<operations[Id]['responses']>] extends [never]
  ? null
  : SuccessOf<operations[Id]['responses']>;

/** What a handler sees of a request. */
export type MockRequest = {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Parsed JSON, or the FormData of an upload; null without a body. */
  readonly body: unknown;
  readonly headers: Headers;
  readonly signal: AbortSignal;
};

type Outcome<Id extends OperationId> = MockReply<BodyOf<Id>> | MockProblem;

/** One operation: always the same answer, or a function of the request. A function may throw what a network throws. */
export type MockHandler<Id extends OperationId> =
  | Outcome<Id>
  | ((request: MockRequest) => Outcome<Id> | Promise<Outcome<Id>>);

export type MockHandlers = { readonly [Id in OperationId]?: MockHandler<Id> };

type AnyOutcome = MockReply<unknown> | MockProblem;
type AnyHandler = AnyOutcome | ((request: MockRequest) => AnyOutcome | Promise<AnyOutcome>);

type Route = {
  readonly id: OperationId;
  readonly method: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
};

const isOperation = (id: string): id is OperationId => id in operationFacts;

const routeOf = (id: OperationId): Route => {
  const { method, path } = operationFacts[id];
  return {
    id,
    method,
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
  };
};

const placesIn = (id: OperationId): number => operationFacts[id].path.split('{').length;

/** Fixed paths come before those with parameters, as in the server's router. */
const routes: readonly Route[] = Object.keys(operationFacts)
  .filter(isOperation)
  .toSorted((a, b) => placesIn(a) - placesIn(b))
  .map(routeOf);

const bodyOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return request.json();
  return type.startsWith('multipart/form-data') ? request.formData() : null;
};

const outcomeOf = async (
  handler: AnyHandler,
  { names, pattern }: Route,
  request: Request,
): Promise<AnyOutcome> => {
  if (typeof handler !== 'function') return handler;
  const { pathname, searchParams: query } = new URL(request.url);
  const values = pattern.exec(pathname)?.slice(1).map(decodeURIComponent) ?? [];
  const path = Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  const { headers, signal } = request;
  return handler({ path, query, body: await bodyOf(request), headers, signal });
};

/** What the server says of itself is the same in every scenario: it is the day of which they tell (stories/storyNow). */
const everywhere: MockHandlers = {
  getServerTime: reply({ now: '2026-11-20T08:00:00.000Z' }),
  // Nothing waits for the office but where a scenario tells of it.
  listUserWaiting: reply({ items: [] }),
  // Nothing waits for a second person, either.
  listPendingActs: reply({ items: [], nextCursor: null, total: 0 }),
  ...Object.fromEntries(
    FAMILIES.map((family) => [`list${FAMILY_LINES[family].title}ApplicationWaiting`, reply({ items: [] })]),
  ),
};

/** The mock cannot answer, or would say what the contract does not: a fault of the scenario, never of the product. */
export class MockFault extends Error {
  override readonly name = 'MockFault';
}

type Report = (fault: MockFault) => void;

/**
 * The contract without a server: a fetch made of one handler per operation, for stories and tests of screens.
 * What is asked and what is answered is held against the contract; an operation without a handler is refused.
 * @param report told of each fault, since a page takes one for a broken line and says so only to the reader
 * @throws MockFault that names the operation
 */
export const createMockFetch =
  (handlers: MockHandlers, report: Report = () => {}): ((request: Request) => Promise<Response>) =>
  async (request) => {
    const { pathname } = new URL(request.url);
    const method = request.method.toLowerCase();
    const refuse = (reason: string): never => {
      const fault = new MockFault(reason);
      report(fault);
      throw fault;
    };
    const route = routes.find((candidate) => candidate.method === method && candidate.pattern.test(pathname));
    if (route === undefined) return refuse(`The contract has no operation ${method} ${pathname}`);
    const handler: AnyHandler | undefined = handlers[route.id] ?? everywhere[route.id];
    if (handler === undefined) return refuse(`${route.id} has no answer (${method} ${pathname})`);
    const asked = await requestFaults(route.id, request);
    const response = responseOf(route.id, pathname, await outcomeOf(handler, route, request));
    const faults = [...asked, ...(await answerFaults(route.id, response))];
    return faults.length === 0 ? response : refuse(`${route.id} breaks the contract: ${faults.join('; ')}`);
  };
