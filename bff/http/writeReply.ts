import { pipeline } from 'node:stream/promises';
import compression from 'compression';
import type { Request, Response } from 'express';
import type { SessionCookie } from '#bff/core/sessionCookie.ts';
import { cookieNameOf } from './middleware/sessionHeaders.ts';
import type { Reply, StreamReply } from './reply.ts';

/** Answers shorter than this are not worth packing. */
const COMPRESS_FROM_BYTES = 2048;

/** Lists and forms reach a phone in a tenth of their size; files go out as they are, with their length. */
const compress = compression({
  threshold: COMPRESS_FROM_BYTES,
  filter: (_request, response) => String(response.getHeader('Content-Type')).includes('json'),
});

const setCookies = (response: Response, cookies: readonly SessionCookie[], isHttps: boolean): void => {
  for (const { name, value, expiresAt } of cookies) {
    response.cookie(cookieNameOf(name, isHttps), value, {
      httpOnly: true,
      sameSite: 'strict',
      secure: isHttps,
      path: '/',
      expires: expiresAt,
    });
  }
};

/** In one piece, and past express's own `json`: it would hash every answer for an ETag that the contract has not. */
const writeJson = (request: Request, response: Response, body: unknown): void => {
  const bytes = Buffer.from(JSON.stringify(body));
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  if (bytes.length < COMPRESS_FROM_BYTES) response.end(bytes);
  else compress(request, response, () => response.end(bytes));
};

/** How much of it comes, and which part. */
const writeLength = (response: Response, { sizeBytes, parts }: StreamReply): void => {
  if (sizeBytes === undefined) return;
  const range = parts?.range;
  if (parts !== undefined) {
    response.setHeader('Accept-Ranges', 'bytes');
    response.setHeader('ETag', parts.etag);
  }
  if (range === undefined) {
    response.setHeader('Content-Length', sizeBytes);
    return;
  }
  response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${sizeBytes}`);
  response.setHeader('Content-Length', range.end - range.start + 1);
};

const writeStream = async (request: Request, response: Response, stream: StreamReply): Promise<void> => {
  const { content, contentType, disposition, isPage } = stream;
  // The caller has gone meanwhile: the file that was opened for him is closed.
  if (response.destroyed) {
    content.destroy();
    return;
  }
  response.setHeader('Content-Type', contentType);
  response.setHeader('Content-Disposition', disposition);
  if (!isPage) response.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  writeLength(response, stream);
  compress(request, response, () => undefined);
  await pipeline(content, response);
};

/** Writes what a handler answered. */
export const writeReply = async (
  request: Request,
  response: Response,
  reply: Reply<unknown>,
  isHttps: boolean,
): Promise<void> => {
  response.statusCode = reply.status;
  if (reply.kind !== 'stream') setCookies(response, reply.cookies ?? [], isHttps);
  if (reply.kind === 'empty') {
    response.end();
    return;
  }
  if (reply.kind === 'stream') {
    await writeStream(request, response, reply.stream);
    return;
  }
  if (reply.version !== undefined) response.setHeader('ETag', `"v${reply.version}"`);
  if (reply.location !== undefined) response.setHeader('Location', reply.location);
  writeJson(request, response, reply.body);
};
