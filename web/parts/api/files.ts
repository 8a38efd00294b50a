import { askAgain } from './askAgain.ts';
import { type AnswerOf, type CallPorts, type PathOf, tellFailure } from './client.ts';
import { type ApiError, type CallKind, treatmentOf } from './errors.ts';
import type { components, paths } from './generated/types.ts';
import { sessionHeadersFor } from './pageOwner.ts';
import { problemOf } from './problem.ts';
import type { UploadRequest, UploadTransport } from './transport.ts';

type MultipartOf<Operation> = Operation extends {
  requestBody: { content: { 'multipart/form-data': { meta: infer Meta } } };
}
  ? Meta
  : never;

/** The addresses that take a file (spec 7 "Files"). */
export type UploadPath = {
  [P in PathOf<'post'>]: [MultipartOf<paths[P]['post']>] extends [never] ? never : P;
}[PathOf<'post'>];

/** The meta JSON that goes with a file to this address (spec 3 "File upload"). */
export type MetaOf<P extends UploadPath> = MultipartOf<paths[P]['post']>;

export type UploadedFile = components['schemas']['UploadedFile'];

export type UploadOptions = Pick<UploadRequest, 'onProgress' | 'signal'> & {
  /** Fills the places of the address: `{id}`. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** The same key for the user's retry of the same file: the server keeps one. */
  readonly idempotencyKey: string;
};

export type Download = { readonly blob: Blob; readonly fileName: string };

type FilePorts = CallPorts & {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly transport: UploadTransport;
  readonly baseUrl: string;
};

/** The name the server gave, from `filename*` (RFC 5987), else from `filename`. */
export const fileNameOf = (contentDisposition: string | null): string => {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(contentDisposition ?? '')?.[1];
  const plain = /filename="([^"]*)"/i.exec(contentDisposition ?? '')?.[1];
  try {
    return extended === undefined ? (plain ?? '') : decodeURIComponent(extended);
  } catch {
    return plain ?? '';
  }
};

const createFailure =
  (ports: FilePorts) =>
  async (response: Response, pathname: string, kind: CallKind): Promise<ApiError> => {
    const problem = problemOf(response, await response.text());
    tellFailure(problem, { pathname, kind }, ports);
    return problem;
  };

/** The meta is a plain field: sent as a Blob it would count as a second file. */
const multipartOf = (meta: object, file: File): FormData => {
  const body = new FormData();
  body.append('meta', JSON.stringify(meta));
  body.append('file', file, file.name);
  return body;
};

const filled = (path: string, params: NonNullable<UploadOptions['params']>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const downloadOf = async (response: Response): Promise<Download> => ({
  blob: await response.blob(),
  fileName: fileNameOf(response.headers.get('content-disposition')),
});

type Failure = ReturnType<typeof createFailure>;

const createUpload =
  ({ transport, baseUrl, ...ports }: FilePorts, failure: Failure) =>
  /**
   * Sends one file and its meta JSON as multipart (spec 7).
   * @throws ApiError for a refusal, TypeError when the connection broke, AbortError when cancelled
   */
  async <P extends UploadPath>(
    path: P,
    file: File,
    meta: MetaOf<P>,
    { idempotencyKey, params = {}, onProgress, signal }: UploadOptions,
  ): Promise<AnswerOf<'post', P>> => {
    const body = multipartOf(meta, file);
    const headers = { ...sessionHeadersFor(path, ports), 'Idempotency-Key': idempotencyKey };
    const url = `${baseUrl}${filled(path, params)}`;
    const send = () => transport({ url, headers, body, onProgress, signal });
    const response = await askAgain(send, signal);
    if (!response.ok) throw await failure(response, path, 'change');
    return response.json();
  };

/** Files in and out. Uploads tell their progress; downloads carry the session header, which a link could not. */
export const createFiles = (ports: FilePorts) => {
  const { fetch, baseUrl } = ports;
  const failure = createFailure(ports);

  /**
   * Fetches a file, an archive or an export.
   * @param href path and query of the API, e.g. `/api/user/file/0198…?disposition=inline`
   * @returns null for NOT_FOUND and ACCESS_DENIED, as with every read
   */
  const download = async (href: `/api/${string}`, signal?: AbortSignal): Promise<Download | null> => {
    const pathname = href.split('?', 1)[0] ?? href;
    const headers = sessionHeadersFor(pathname, ports);
    const ask = () => fetch(new Request(`${baseUrl}${href}`, { headers, ...(signal ? { signal } : {}) }));
    const response = await askAgain(ask, signal);
    if (response.ok) return downloadOf(response);
    const problem = await failure(response, pathname, 'read');
    if (treatmentOf(problem, 'read') === 'empty') return null;
    throw problem;
  };

  /**
   * Has a file made of what is sent; nothing is kept.
   * @throws ApiError for a refusal, TypeError when the connection broke
   */
  const make = async (path: PathOf<'post'> & `/api/${string}`, body: object): Promise<Download> => {
    const headers = { ...sessionHeadersFor(path, ports), 'Content-Type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await askAgain(() => fetch(new Request(`${baseUrl}${path}`, init)));
    if (!response.ok) throw await failure(response, path, 'change');
    return downloadOf(response);
  };

  return { upload: createUpload(ports, failure), download, make };
};

export type Files = ReturnType<typeof createFiles>;

/** Lets the browser save a download under its own name. */
export const saveDownload = ({ blob, fileName }: Download): void => {
  const href = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = href;
  anchor.download = fileName;
  anchor.click();
  // The browser reads the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
};
