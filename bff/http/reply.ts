import type { Readable } from 'node:stream';
import type { ByteRange } from '#bff/core/fileStorage.ts';
import type { SessionCookie } from '#bff/core/sessionCookie.ts';

/** What goes with a body. */
export type ReplyOptions = {
  /** The record's version, answered as its ETag. */
  readonly version?: number;
  /** Where the created record is read. */
  readonly location?: string;
  /** Those of a browser's session that begins or ends. */
  readonly cookies?: readonly SessionCookie[];
};

/** What a handler answers; the router writes it. */
export type Reply<Body> =
  | ({ readonly kind: 'json'; readonly status: 200 | 201 | 202; readonly body: Body } & ReplyOptions)
  | ({ readonly kind: 'empty'; readonly status: 204 } & Pick<ReplyOptions, 'cookies'>)
  | { readonly kind: 'stream'; readonly status: 200 | 206; readonly stream: StreamReply };

/** A file or an export on its way out. */
export type StreamReply = {
  readonly content: Readable;
  readonly contentType: string;
  /** A complete Content-Disposition value (RFC 6266). */
  readonly disposition: string;
  readonly sizeBytes?: number;
  /** Of a file that is also sent in parts: what tells it from another one, and the part that `content` is. */
  readonly parts?: { readonly etag: string; readonly range: ByteRange | undefined };
  /** Of a list that is made while it is sent: its name, and how many rows were written until now. */
  readonly made?: { readonly fileName: string; readonly doneRows: () => number };
  /** A page of our own: it keeps the app's content security policy, with which its scripts and styles load. */
  readonly isPage?: true;
};

/** 200 with a body. */
export const ok = <Body>(body: Body, options: ReplyOptions = {}): Reply<Body> => ({
  kind: 'json',
  status: 200,
  body,
  ...options,
});

/** 201 with the created record. */
export const created = <Body>(body: Body, options: ReplyOptions = {}): Reply<Body> => ({
  kind: 'json',
  status: 201,
  body,
  ...options,
});

/** 202: it is not done, a second person decides it. */
export const proposed = <Body>(body: Body): Reply<Body> => ({ kind: 'json', status: 202, body });

/** 204 without a body. */
export const noContent = (options: Pick<ReplyOptions, 'cookies'> = {}): Reply<never> => ({
  kind: 'empty',
  status: 204,
  ...options,
});

/** 200 with a stream of bytes, 206 with a part of it. */
export const streamed = (stream: StreamReply): Reply<never> => ({
  kind: 'stream',
  status: stream.parts?.range === undefined ? 200 : 206,
  stream,
});
