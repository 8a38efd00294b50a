import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiError, type Failure } from '#bff/core/apiError.ts';
import { PROBLEM_TYPE, problemBodyOf } from './problem.ts';

/** What Node's parser says, in the words of the catalogue; all else is no request that anybody could read. */
const failures: Readonly<Record<string, Failure>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW',
};

/** The error for what the parser refused. */
export const parserFailure = (code: string | undefined): ApiError =>
  new ApiError(failures[code ?? ''] ?? 'FAILED_TO_PARSE_REQUEST_JSON');

/**
 * Answers a connection on which no request could be read: as problem+json with a code, like every other refusal, and
 * closed, as nobody knows where the next request would begin.
 */
export const refuseConnection = (socket: Duplex, error: ApiError): void => {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  const body = problemBodyOf(error, requestId);
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    `Content-Type: ${PROBLEM_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
};
