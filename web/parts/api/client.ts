import createClient, { type ClientPathsWithMethod, type MethodResponse } from 'openapi-fetch';
import type { SessionContext } from './contexts.ts';
import { type ApiError, type CallKind, isOtherAccount, treatmentOf } from './errors.ts';
import type { paths } from './generated/types.ts';
import { contextOfCall, type PageSessions, sessionHeadersFor } from './pageOwner.ts';
import { problemOf } from './problem.ts';

type ContractClient = ReturnType<typeof createClient<paths>>;

export type ChangeMethod = 'post' | 'put' | 'patch' | 'delete';
type Method = 'get' | ChangeMethod;

/** The addresses of the contract that take a method. */
export type PathOf<M extends Method> = ClientPathsWithMethod<ContractClient, M>;

type OrNull<Value> = [Value] extends [never] ? null : Value;

/** The body of a successful answer; null where the contract answers 204. */
export type AnswerOf<M extends Method, P extends PathOf<M>> = OrNull<MethodResponse<ContractClient, M, P>>;

/** A part of a call: needed, optional, or not taken at all, as the contract says. */
type Part<Name extends string, Source> = Source extends { readonly [Key in Name]?: infer Value }
  ? [Value] extends [undefined]
    ? { readonly [Key in Name]?: undefined }
    : object extends Pick<Source, Name>
      ? { readonly [Key in Name]?: Value }
      : { readonly [Key in Name]: Value }
  : { readonly [Key in Name]?: undefined };

type Parameters<M extends Method, P extends PathOf<M>> = paths[P][M] extends { parameters: infer Value }
  ? Value
  : never;

type JsonContent<M extends Method, P extends PathOf<M>> = paths[P][M] extends {
  requestBody: { content: { 'application/json': infer Value } };
}
  ? { body: Value }
  : { body?: undefined };

/** Parameters and body of a call, typed by the contract: `{ path: { id: 3 }, query: { limit: 50 }, body }`. */
export type CallInit<M extends Method, P extends PathOf<M>> = Part<'path', Parameters<M, P>> &
  Part<'query', Parameters<M, P>> &
  JsonContent<M, P>;

export type CallOptions = {
  readonly kind?: CallKind;
  readonly signal?: AbortSignal | undefined;
  /** The ETag of the record as it was read; a record changed since answers 412. */
  readonly ifMatch?: string | null | undefined;
  /** One key per intent of the user, kept over his retries: the server acts once. */
  readonly idempotencyKey?: string | undefined;
  /** A small request that is sent also while the page is being left. */
  readonly outlivesPage?: boolean;
};

/** A successful answer. `etag` goes back as `ifMatch` of the next change. */
export type Answer<Body> = { readonly body: Body; readonly etag: string | null };

/** What calls tell of how they went. */
export type CallPorts = PageSessions & {
  /** Told of an UNAUTHORIZED answer that sends the user to a log-in page. */
  readonly onLogInNeeded: (error: ApiError, context: SessionContext) => void;
  /** Told whether the person of the page is still the one who is logged in, as often as an answer says so. */
  readonly onOwnerSeen?: (isOwner: boolean, context: SessionContext) => void;
};

type ApiPorts = CallPorts & {
  /** Replaces the network, e.g. in stories and tests. */
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly baseUrl?: string;
};

/** Tells of a failed call what has to be done about it outside of its page's own place. */
export const tellFailure = (
  problem: ApiError,
  { pathname, kind }: { readonly pathname: string; readonly kind: CallKind },
  ports: CallPorts,
): void => {
  const context = contextOfCall(pathname, ports);
  if (isOtherAccount(problem)) ports.onOwnerSeen?.(false, context);
  if (treatmentOf(problem, kind) === 'logIn') ports.onLogInNeeded(problem, context);
};

const conditionHeaders = ({ ifMatch, idempotencyKey }: CallOptions): Record<string, string> => ({
  ...(ifMatch ? { 'If-Match': ifMatch } : {}),
  ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
});

/** One call of any kind, with the headers of its sessions; failures are reported to the log-in and thrown. */
const createCall = ({ fetch, baseUrl = '', ...ports }: ApiPorts) => {
  const client = createClient<paths>({ baseUrl, ...(fetch === undefined ? {} : { fetch }) });
  // The generated edge: openapi-fetch cannot infer its own conditional types for a generic path.
  const request = client.request as unknown as UntypedRequest;

  return async <M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    init: CallInit<M, P>,
    options: CallOptions,
  ): Promise<Answer<AnswerOf<M, P>>> => {
    const pathname = String(path);
    const headers = { ...sessionHeadersFor(pathname, ports), ...conditionHeaders(options) };
    const params = { path: init.path, query: init.query };
    const { body } = init;
    const { data, error, response } = await request(method, pathname, {
      params,
      body,
      headers,
      signal: options.signal,
      keepalive: options.outlivesPage ?? false,
    });
    if (response.ok) {
      if ('X-Page-Owner' in headers) ports.onOwnerSeen?.(true, contextOfCall(pathname, ports));
      return { body: (data ?? null) as AnswerOf<M, P>, etag: response.headers.get('etag') };
    }
    const problem = problemOf(response, error);
    tellFailure(problem, { pathname, kind: options.kind ?? 'change' }, ports);
    throw problem;
  };
};

/** Calls of the contract. Every failure is an ApiError, or a TypeError when no answer came. */
export const createApi = (ports: ApiPorts) => {
  const call = createCall(ports);
  return {
    /**
     * Reads. NOT_FOUND and ACCESS_DENIED are null, not errors (spec 7).
     * @throws ApiError, or TypeError when no answer came
     */
    read: async <P extends PathOf<'get'>>(
      path: P,
      init: CallInit<'get', P>,
      options: CallOptions = {},
    ): Promise<Answer<AnswerOf<'get', P>> | null> => {
      try {
        return await call('get', path, init, { kind: 'read', ...options });
      } catch (error) {
        if (treatmentOf(error, options.kind ?? 'read') === 'empty') return null;
        throw error;
      }
    },

    /** Changes. @throws ApiError, or TypeError when no answer came */
    change: <M extends ChangeMethod, P extends PathOf<M>>(
      method: M,
      path: P,
      init: CallInit<M, P>,
      options: CallOptions = {},
    ): Promise<Answer<AnswerOf<M, P>>> => call(method, path, init, { kind: 'change', ...options }),
  };
};

type UntypedRequest = (
  method: string,
  path: string,
  init: {
    params: object;
    body: unknown;
    headers: Record<string, string>;
    signal: AbortSignal | undefined;
    keepalive: boolean;
  },
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

export type Api = ReturnType<typeof createApi>;
