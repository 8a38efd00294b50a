import type { BodyOf, RequestOf } from '../contract/handlers.ts';
import type { SessionContext } from '../core/actor.ts';
import type { OperationId } from '../core/contractDocument.ts';
import { operationFacts } from '../generated/contract/operations.ts';
import { SESSION_SCHEMES } from '../middleware/sessionHeaders.ts';
import { assertAnswerFits } from './contractCheck.ts';

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

const addressOf = (url: string, pattern: string, path: object = {}, query: object = {}): string => {
  const values = path as Record<string, unknown>;
  const filled = pattern.replaceAll(/\{([^}]+)\}/g, (_match, name) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) search.append(name, String(item));
  }
  return `${url}${filled}${search.size > 0 ? `?${search}` : ''}`;
};

const headersOf = ({
  session,
  ifMatch,
  idempotencyKey,
  headers,
  body,
  file,
}: CallOptions<OperationId>): Headers => {
  const all = new Headers(headers);
  // Server and test are one process here: while it computes for longer than a connection may idle, both of its ends
  // would give it up, and the next request might still be written to it.
  all.set('connection', 'close');
  const scheme = [...SESSION_SCHEMES.values()].find(({ context }) => context === session?.context);
  if (session && scheme) all.set(scheme.header, session.token);
  if (ifMatch !== undefined) all.set('if-match', typeof ifMatch === 'number' ? `"v${ifMatch}"` : ifMatch);
  if (idempotencyKey !== undefined) all.set('idempotency-key', idempotencyKey);
  if (body !== undefined && file === undefined) all.set('content-type', 'application/json');
  return all;
};

const contentOf = ({ body, rawBody, file }: CallOptions<OperationId>): BodyInit | undefined => {
  if (rawBody !== undefined) return rawBody;
  if (file === undefined) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  form.set('meta', JSON.stringify((body as { meta?: unknown } | undefined)?.meta ?? {}));
  form.set('file', new Blob([file.content]), file.name);
  return form;
};

/** Calls an operation over HTTP and checks its answer against the contract, whatever it is. */
export const createTestClient =
  (url: string) =>
  async <Id extends OperationId>(operationId: Id, options: CallOptions<Id> = {}): Promise<CallResult<Id>> => {
    const { method, path } = operationFacts[operationId];
    const loose = options as CallOptions<OperationId>;
    const response = await fetch(addressOf(url, path, options.path, options.query), {
      method: method.toUpperCase(),
      headers: headersOf(loose),
      body: contentOf(loose),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const contentType = response.headers.get('content-type') ?? '';
    const body = contentType.includes('json') ? JSON.parse(Buffer.from(bytes).toString()) : undefined;
    const hasBody = bytes.length > 0;
    const seen = hasBody && body === undefined ? null : body;
    assertAnswerFits({ operationId, method, path, status: response.status, contentType, body: seen });
    return { status: response.status, headers: response.headers, body, problem: body, bytes };
  };

export type TestClient = ReturnType<typeof createTestClient>;
