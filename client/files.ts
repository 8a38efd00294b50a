import type { MetaOf, Place, Stoppable, UploadPath } from './contractTypes.ts';

/** How much of a request has been handed to the network. */
export type Progress = { readonly sentBytes: number; readonly totalBytes: number };

export type UploadInit<P extends UploadPath> = Place<'post', P> &
  Stoppable & {
    /** In Node, `openAsBlob(path)` of node:fs: the file is read while it is sent. */
    readonly file: Blob;
    readonly meta: MetaOf<P>;
    /**
     * Called while the file is sent. Browsers do not tell how far `fetch` has come: there it is called at the beginning
     * and at the end.
     */
    readonly onProgress?: (progress: Progress) => void;
    /** The same for a repetition of the same file, so that the server keeps one. Without it, one is made. */
    readonly idempotencyKey?: string | undefined;
  };

/** A file as it comes; nothing of it is kept in memory until it is read. */
export type Download = {
  /** The name that the server gives it. */
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes; null where the server does not know them beforehand. */
  readonly sizeBytes: number | null;
  readonly stream: ReadableStream<Uint8Array>;
  /** All of it at once. */
  readonly blob: () => Promise<Blob>;
};

/** Of a browser's form: only these three letters are written otherwise in a name. */
const quoted = (name: string): string =>
  name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');

const nameIn = (holder: unknown, member: string): string | undefined => {
  const name: unknown = holder instanceof Object ? Reflect.get(holder, member) : undefined;
  return typeof name === 'string' ? name : undefined;
};

/** A request of multipart/form-data whose length is known and whose file is read only while it is sent. */
export type Form = { readonly content: Blob; readonly contentType: string };

/** The meta is a field of its own: as a Blob it would count as a second file. */
export const formOf = (meta: unknown, file: Blob): Form => {
  const boundary = `hojo-${crypto.randomUUID()}`;
  const named = nameIn(meta, 'fileName') ?? nameIn(file, 'name') ?? 'file';
  const part = (disposition: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`;
  const content = new Blob([
    `${part('name="meta"')}\r\n${JSON.stringify(meta)}\r\n`,
    `${part(`name="file"; filename="${quoted(named)}"`)}Content-Type: application/octet-stream\r\n\r\n`,
    file,
    `\r\n--${boundary}--\r\n`,
  ]);
  return { content, contentType: `multipart/form-data; boundary=${boundary}` };
};

/** Node, Deno and Bun send a body as it comes; browsers do so over HTTP/2 alone, or not at all. */
const canStream = (): boolean =>
  typeof navigator === 'undefined' || /^(?:Node|Deno|Bun)/.test(navigator.userAgent);

const counted = (content: Blob, onProgress: (progress: Progress) => void): ReadableStream<Uint8Array> => {
  let sentBytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      controller.enqueue(chunk);
      sentBytes += chunk.byteLength;
      onProgress({ sentBytes, totalBytes: content.size });
    },
  });
  return content.stream().pipeThrough(counter);
};

/** The body of one attempt. */
export const bodyOf = (
  content: Blob,
  onProgress: ((progress: Progress) => void) | undefined,
): RequestInit => {
  if (onProgress === undefined) return { body: content };
  onProgress({ sentBytes: 0, totalBytes: content.size });
  if (!canStream()) return { body: content };
  const init: RequestInit & { readonly duplex: 'half' } = {
    body: counted(content, onProgress),
    duplex: 'half',
  };
  return init;
};

/** The name that the server gave, from `filename*` (RFC 5987), else from `filename`. */
const fileNameOf = (disposition: string): string => {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]*)"/i.exec(disposition)?.[1] ?? '';
  try {
    return extended === undefined ? plain : decodeURIComponent(extended);
  } catch {
    return plain;
  }
};

const sizeOf = (headers: Headers): number | null => {
  const length = headers.get('content-length');
  // Behind a compression it is the length of what was packed.
  return length === null || headers.has('content-encoding') ? null : Number(length);
};

export const downloadOf = (response: Response): Download => ({
  fileName: fileNameOf(response.headers.get('content-disposition') ?? ''),
  contentType: response.headers.get('content-type') ?? 'application/octet-stream',
  sizeBytes: sizeOf(response.headers),
  stream: response.body ?? new Blob([]).stream(),
  blob: () => response.blob(),
});
