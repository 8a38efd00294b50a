import { lookup as lookUp } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isInnerAddress } from './addresses.ts';

/** Why a message did not arrive. */
export type PostFailure = 'status' | 'timeout' | 'connection' | 'address';

/** What came of a message. */
export type PostResult = {
  readonly failure: PostFailure | null;
  /** Of the answer; null when there was none. */
  readonly status: number | null;
  readonly ms: number;
  /** The first kilobyte of the answer. */
  readonly text: string | null;
};

export type Post = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether it may go into the network of the server, for trying out. */
  readonly mayGoInside: boolean;
  readonly timeoutMs: number;
};

const MOST_BYTES = 1024;

class InnerAddressError extends Error {}

/** Looks where a name leads at the moment of the connection: a name that leads elsewhere a moment later leads nowhere. */
const lookOutside: LookupFunction = (host, options, done) => {
  lookUp(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, '');
    const isInside = addresses.some(({ address }) => isInnerAddress(address));
    const [first] = addresses;
    if (isInside || first === undefined) return done(new InnerAddressError(host), '');
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

const isRefused = ({ url, mayGoInside }: Post): boolean => {
  if (mayGoInside) return false;
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol !== 'https:' || (isIP(host) !== 0 && isInnerAddress(host));
};

const failureOf = (error: unknown): PostFailure => {
  if (error instanceof InnerAddressError) return 'address';
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'connection';
};

type Answer = { readonly status: number; readonly text: string };

const exchange = (post: Post, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new URL(post.url).protocol === 'https:' ? requestHttps : requestHttp;
    const call = request(
      post.url,
      {
        method: 'POST',
        headers: post.headers,
        agent: false,
        signal,
        ...(post.mayGoInside ? {} : { lookup: lookOutside }),
      },
      (response) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        const answer = () => {
          const text = Buffer.concat(parts).subarray(0, MOST_BYTES).toString('utf8');
          resolve({ status: response.statusCode ?? 0, text });
        };
        response.on('data', (part: Buffer) => {
          parts.push(part);
          bytes += part.length;
          if (bytes < MOST_BYTES) return;
          answer();
          response.destroy();
        });
        response.on('end', answer);
        response.on('error', reject);
      },
    );
    call.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    call.end(post.body);
  });

/** Texts of the database hold no NUL; the end may be half a letter. */
const storable = (text: string): string | null =>
  text.replaceAll('\0', '').replace(/\uFFFD{1,3}$/u, '') || null;

/** Sends a message. Redirects are not followed: an answer of 3xx is none. */
export const postMessage = async (post: Post): Promise<PostResult> => {
  if (isRefused(post)) return { failure: 'address', status: null, ms: 0, text: null };
  const begun = performance.now();
  const ms = () => Math.round(performance.now() - begun);
  try {
    const { status, text } = await exchange(post, AbortSignal.timeout(post.timeoutMs));
    const isTaken = status >= 200 && status < 300;
    return { failure: isTaken ? null : 'status', status, ms: ms(), text: storable(text) };
  } catch (error) {
    return { failure: failureOf(error), status: null, ms: ms(), text: null };
  }
};
