import type { BodyOf, RequestOf } from '#bff/http/handlers.ts';
import { SESSION_SCHEMES } from '#bff/http/middleware/sessionHeaders.ts';
import type { SessionContext } from '../core/actor.ts';
import type { OperationId } from '../core/contractDocument.ts';
import { operationFacts } from '../generated/contract/operations.ts';
import { assertAnswerFits } from './contractCheck.ts';
import { type RawAnswer, rawSender } from './world/rawClient.ts';

/** Somebody's session, as a test holds it. */
export type TestSession = { readonly context: SessionContext; readonly token: string };

/** The body of an error answer. */
export type Problem = {
  readonly code: number;
  readonly status: number;
  readonly reason: string;
  readonly title: string;
  readonly detail: string;
  readonly errors?: readonly { pointer: string; code: number; message: string }[];
  readonly allowedActions?: readonly string[];
};

export type CallOptions<Id extends OperationId> = {
  readonly path?: RequestOf<Id>['path'];
  readonly query?: Partial<RequestOf<Id>['query']>;
  readonly body?: RequestOf<Id>['body'];
  /** Sent as given, for requests that do not fit the contract. */
  readonly rawBody?: BodyInit;
  /** With `body.meta`: an upload. */
  readonly file?: { readonly name: string; readonly content: Uint8Array<ArrayBuffer> };
  readonly session?: TestSession;
  readonly ifMatch?: string | number;
  readonly idempotencyKey?: string;
  readonly headers?: Record<string, string>;
};

export type CallResult<Id extends OperationId> = {
  readonly status: number;
  readonly headers: Headers;
  /** The success body; reading it after an error is a mistake of the test. */
  readonly body: BodyOf<Id>;
  readonly problem: Problem;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

const targetOf = (url: string, pattern: string, path: object = {}, query: object = {}): string => {
  const values = path as Record<string, unknown>;
  const filled = pattern.replaceAll(/\{([^}]+)\}/g, (_match, name) =>
    encodeURIComponent(String(values[name])),
  );
  const target = new URL(filled, url);
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) target.searchParams.append(name, String(item));
  }
  return `${target.pathname}${target.search}`;
};

const contentOf = ({ body, rawBody, file }: CallOptions<OperationId>): BodyInit | undefined => {
  if (rawBody !== undefined) return rawBody;
  if (file === undefined) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  form.set('meta', JSON.stringify((body as { meta?: unknown } | undefined)?.meta ?? {}));
  form.set('file', new Blob([file.content]), file.name);
  return form;
};

/** As `fetch` would send it, with the type that it would give it. */
const writtenOf = async (content: BodyInit | undefined) => {
  if (content === undefined) return { type: undefined, body: undefined };
  if (typeof content === 'string') return { type: 'text/plain;charset=UTF-8', body: content };
  const written = new Response(content);
  return {
    type: written.headers.get('content-type') ?? undefined,
    body: Buffer.from(await written.arrayBuffer()),
  };
};

const headersOf = (
  { session, ifMatch, idempotencyKey, headers, body, file }: CallOptions<OperationId>,
  type: string | undefined,
): Record<string, string> => {
  const all = new Headers({ accept: '*/*', 'user-agent': 'node', ...headers });
  // Server and test are one process here: while it computes for longer than a connection may idle, both of its ends
  // would give it up, and the next request might still be written to it.
  all.set('connection', 'close');
  const scheme = [...SESSION_SCHEMES.values()].find(({ context }) => context === session?.context);
  if (session && scheme) all.set(scheme.header, session.token);
  if (ifMatch !== undefined) all.set('if-match', typeof ifMatch === 'number' ? `"v${ifMatch}"` : ifMatch);
  if (idempotencyKey !== undefined) all.set('idempotency-key', idempotencyKey);
  if (body !== undefined && file === undefined) all.set('content-type', 'application/json');
  else if (type !== undefined && !all.has('content-type')) all.set('content-type', type);
  return Object.fromEntries(all);
};

const answeredHeaders = ({ headers }: RawAnswer): Headers => {
  const all = new Headers();
  for (const [name, values = []] of Object.entries(headers))
    for (const value of [values].flat()) all.append(name, value);
  return all;
};

/** Calls an operation over HTTP and checks its answer against the contract, whatever it is. */
export const createTestClient = (url: string) => {
  const send = rawSender(url, false);
  return async <Id extends OperationId>(
    operationId: Id,
    options: CallOptions<Id> = {},
  ): Promise<CallResult<Id>> => {
    const { method, path } = operationFacts[operationId];
    const loose = options as CallOptions<OperationId>;
    const { type, body: sent } = await writtenOf(contentOf(loose));
    const answer = await send({
      method: method.toUpperCase(),
      target: targetOf(url, path, options.path, options.query),
      headers: headersOf(loose, type),
      body: sent,
    });
    const { status, contentType, json } = answer;
    const bytes = new Uint8Array(answer.bytes);
    const seen = bytes.length > 0 && json === undefined ? null : json;
    assertAnswerFits({ operationId, method, path, status, contentType, body: seen });
    return { status, headers: answeredHeaders(answer), body: json as never, problem: json as never, bytes };
  };
};

export type TestClient = ReturnType<typeof createTestClient>;
