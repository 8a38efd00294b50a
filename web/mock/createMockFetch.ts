import { operationFacts } from '#web/api/generated/operations.ts';
import type { operations } from '#web/api/generated/types.ts';
import { type MockProblem, type MockReply, notFound, responseOf } from './reply.ts';

export type OperationId = keyof operations & keyof typeof operationFacts;

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

type Route = { readonly pattern: RegExp; readonly names: readonly string[]; readonly handler: AnyHandler };

const routeOf = (path: string, handler: AnyHandler): Route => ({
  names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`),
  handler,
});

const bodyOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return request.json();
  return type.startsWith('multipart/form-data') ? request.formData() : null;
};

const isOperation = (id: string): id is OperationId => id in operationFacts;

/** Fixed paths come before those with parameters, as in the server's router. */
const routesOf = (handlers: MockHandlers): ReadonlyMap<string, readonly Route[]> => {
  const byMethod = new Map<string, Route[]>();
  const ids = Object.keys(handlers).filter(isOperation);
  const sorted = ids.toSorted(
    (a, b) => operationFacts[a].path.split('{').length - operationFacts[b].path.split('{').length,
  );
  for (const id of sorted) {
    const handler: AnyHandler | undefined = handlers[id];
    const { method, path } = operationFacts[id];
    if (handler === undefined) continue;
    byMethod.set(method, [...(byMethod.get(method) ?? []), routeOf(path, handler)]);
  }
  return byMethod;
};

/**
 * The contract without a server: a fetch made of one handler per operation, for stories and tests of screens.
 * An operation without a handler answers 404, which the web treats as "nothing there".
 */
export const createMockFetch = (handlers: MockHandlers): ((request: Request) => Promise<Response>) => {
  const routes = routesOf(handlers);
  return async (request) => {
    const url = new URL(request.url, 'http://mock.invalid');
    const candidates = routes.get(request.method.toLowerCase()) ?? [];
    const found = candidates.find(({ pattern }) => pattern.test(url.pathname));
    if (found === undefined) return responseOf(notFound);
    const values = found.pattern.exec(url.pathname)?.slice(1).map(decodeURIComponent) ?? [];
    const path = Object.fromEntries(found.names.map((name, index) => [name, values[index] ?? '']));
    const { handler } = found;
    if (typeof handler !== 'function') return responseOf(handler);
    const { headers, signal } = request;
    return responseOf(
      await handler({ path, query: url.searchParams, body: await bodyOf(request), headers, signal }),
    );
  };
};
