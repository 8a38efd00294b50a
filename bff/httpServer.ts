import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { parserFailure, refuseConnection } from '#bff/http/middleware/refuseConnection.ts';
import { ApiError } from './core/apiError.ts';

/** A connection that sends its headers slower than this is closed. */
const HEADERS_TIMEOUT_MS = 15_000;
/** An upload on a poor line may take this long. */
const REQUEST_TIMEOUT_MS = 15 * 60_000;
/** An idle connection is closed after this time; every answer says so, so that callers do not use it any longer. */
const KEEP_ALIVE_MS = 5_000;
/** What is still open so long after the stop began is cut. */
const DRAIN_MS = 8_000;
const LOOK_MS = 50;

export type HttpServer = {
  /** @throws Error when the port is taken */
  readonly listen: (port: number, host: string) => Promise<number>;
  /**
   * Stops without dropping a request. For `graceMs` it goes on listening, so that a proxy sees /readyz turn; every
   * answer from now on ends its connection. Then nobody new is let in, and connections that idle end by themselves,
   * after the time they were promised. With a grace of 0 idle connections are closed at once.
   */
  readonly stop: (graceMs: number) => Promise<void>;
};

/** Node's own `close` also cuts idle connections, on which a request may be on its way. */
const stopListening = (server: NetServer): Promise<void> =>
  new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });

/** Node's own part of it spares connections that never sent a letter: a browser opens such ones in advance. */
const closeIdle = (server: Server, sockets: ReadonlySet<Socket>): void => {
  server.closeIdleConnections();
  for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
};

/** Lets go of the connections one after the other, as `HttpServer.stop` promises. */
const drain = async (server: Server, sockets: ReadonlySet<Socket>, graceMs: number): Promise<void> => {
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  const idleFrom = performance.now() + (graceMs === 0 ? 0 : KEEP_ALIVE_MS);
  const cutIdle = setInterval(() => {
    if (performance.now() >= idleFrom) closeIdle(server, sockets);
  }, LOOK_MS);
  await wait(graceMs);
  await stopListening(server);
  clearTimeout(cut);
  clearInterval(cutIdle);
};

/** Only HTTP/1.0 and 1.1 say where a request ends, and only 1.1 needs a Host (RFC 9112 3.2). */
const isReadable = ({ httpVersionMajor, httpVersionMinor, headers }: IncomingMessage): boolean =>
  httpVersionMajor === 1 && (httpVersionMinor === 0 || headers.host !== undefined);

/** Whatever Node itself would refuse without a word gets its code, as all refusals have. */
const refuseByCode = (server: Server, isAnswering: (socket: Duplex) => boolean): void => {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // An answer is on its way, in the middle of which another one would stand.
    if (isAnswering(socket)) socket.destroy(error);
    else refuseConnection(socket, parserFailure(error.code));
  });
  server.on('connect', (_request, socket) => refuseConnection(socket, new ApiError('NOT_FOUND')));
  server.on('checkExpectation', ({ socket }) => refuseConnection(socket, new ApiError('INVALID_PARAMETER')));
};

/** An HTTP server that can be stopped between two requests of anybody. */
export const createHttpServer = (app: RequestListener): HttpServer => {
  const answering = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let isStopping = false;
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      requireHostHeader: false,
    },
    (request, response) => {
      if (!isReadable(request)) {
        refuseConnection(request.socket, parserFailure(undefined));
        return;
      }
      answering.add(response);
      response.once('close', () => answering.delete(response));
      if (isStopping) response.shouldKeepAlive = false;
      app(request, response);
    },
  );
  refuseByCode(server, (socket) => [...answering].some((response) => response.socket === socket));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
      }),
    stop: (graceMs) => {
      isStopping = true;
      for (const response of answering) response.shouldKeepAlive = false;
      return drain(server, sockets, graceMs);
    },
  };
};
