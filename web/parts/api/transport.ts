/** One multipart request whose progress can be watched. `fetch` cannot tell how much has been sent. */
export type UploadRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
  /** @param sentBytes of @param totalBytes, both of the whole request */
  readonly onProgress?: ((sentBytes: number, totalBytes: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

export type UploadTransport = (request: UploadRequest) => Promise<Response>;

const responseOf = (xhr: XMLHttpRequest): Response => {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(xhr.status === 204 ? null : xhr.responseText, { status: xhr.status, headers });
};

/** Sends with XMLHttpRequest. Rejects with a TypeError when no answer came and with an AbortError when aborted. */
export const xhrTransport: UploadTransport = ({ url, headers, body, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const xhr = new XMLHttpRequest();
    xhr.open('POST', url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded, total);
    xhr.onload = () => resolve(responseOf(xhr));
    xhr.onerror = () => reject(new TypeError('Failed to send the file'));
    xhr.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body);
  });

/** Sends with a given fetch, for stories and tests: the progress jumps to the end. */
export const fetchTransport =
  (fetch: (request: Request) => Promise<Response>): UploadTransport =>
  async ({ url, headers, body, onProgress, signal }) => {
    const response = await fetch(
      new Request(url, { method: 'POST', headers, body, ...(signal ? { signal } : {}) }),
    );
    onProgress?.(1, 1);
    return response;
  };
