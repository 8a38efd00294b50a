import createFetchClient, {
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
} from 'openapi-fetch';
import type { ChangeOptions, Method } from './contractTypes.ts';
import { bodyOf, formOf, type Progress } from './files.ts';
import type { paths } from './generated/contract.ts';
import { unrepeatable } from './generated/facts.ts';
import type { Transport } from './transport.ts';

/** What a call is made of, once its types have been looked at. */
export type Loose = ChangeOptions & {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
};

type LooseUpload = Loose & {
  readonly file: Blob;
  readonly meta: unknown;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
};

/** The generated edge: openapi-fetch cannot infer its own conditional types for an address that is not known yet. */
type UntypedRequest = (
  method: string,
  address: string,
  init: object,
) => Promise<{ readonly data?: unknown; readonly response: Response }>;

const NEVER = new AbortController().signal;

/** A read, or a POST that the server knows again by its key. */
const isRepeatable = (method: Method, address: string): boolean =>
  method === 'get' || (method === 'post' && !unrepeatable.has(address));

const conditionsOf = (
  method: Method,
  { ifMatch, idempotencyKey }: ChangeOptions,
): Record<string, string> => ({
  ...(ifMatch ? { 'If-Match': ifMatch } : {}),
  ...(method === 'post' ? { 'Idempotency-Key': idempotencyKey ?? crypto.randomUUID() } : {}),
});

/** Calls by address, untyped; createClient gives them their types. */
export const createCalls = (baseUrl: string, transport: Transport) => {
  const { request } = createFetchClient<paths>({ baseUrl });
  const untyped = request as unknown as UntypedRequest;

  const call = (method: Method, address: string, init: Loose = {}, parseAs: 'json' | 'stream' = 'json') => {
    const { path, query, body, signal = NEVER } = init;
    const fetch = (made: Request): Promise<Response> =>
      transport({ make: () => made.clone(), signal, isRepeatable: isRepeatable(method, address) });
    const headers = conditionsOf(method, init);
    return untyped(method, address, { params: { path, query }, body, headers, signal, parseAs, fetch });
  };

  /** The file is read again for each attempt. */
  const send = (address: string, { path, query, file, meta, onProgress, ...init }: LooseUpload) => {
    const { content, contentType } = formOf(meta, file);
    const querySerializer = createQuerySerializer();
    const params = { path: Object.assign({}, path), query: Object.assign({}, query) };
    const url = createFinalURL(address, {
      baseUrl,
      params,
      querySerializer,
      pathSerializer: defaultPathSerializer,
    });
    // A stream has no length of its own; proxies refuse what is too large by it, before it is sent.
    const length = { 'Content-Type': contentType, 'Content-Length': String(content.size) };
    const headers = { ...conditionsOf('post', init), ...length };
    const { signal = NEVER } = init;
    const make = (): Request =>
      new Request(url, { method: 'POST', headers, signal, ...bodyOf(content, onProgress) });
    return transport({ make, signal, isRepeatable: isRepeatable('post', address) });
  };

  return { call, send };
};
