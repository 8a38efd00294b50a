import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { Actor } from '#bff/core/actor.ts';

/** What the server knows of one request besides its content. */
export type RequestContext = {
  readonly requestId: string;
  log: Logger;
  /** When its head was read, before its body and before whatever it had to wait for. */
  readonly arrivedAt: Date;
  actor: Actor | undefined;
  /** Of the contract; undefined until the router has found it, and for other addresses. */
  operationId: string | undefined;
  /** Why it was refused, in the contract's word. */
  reason: string | undefined;
};

const contexts = new WeakMap<Request, RequestContext>();

const acceptableRequestId = /^[A-Za-z0-9._-]{8,64}$/;

/** Gives every request an id, which is answered in `X-Request-Id` and stands in its log lines and errors. */
export const requestContext =
  (log: Logger, clock: () => Date): RequestHandler =>
  (request: Request, response: Response, next: NextFunction) => {
    const given = request.get('x-request-id');
    const requestId = given !== undefined && acceptableRequestId.test(given) ? given : randomUUID();
    contexts.set(request, {
      requestId,
      log: log.child({ requestId }),
      arrivedAt: clock(),
      actor: undefined,
      operationId: undefined,
      reason: undefined,
    });
    response.setHeader('X-Request-Id', requestId);
    next();
  };

/** The context of a request that came through {@link requestContext}. */
export const contextOf = (request: Request): RequestContext => {
  const context = contexts.get(request);
  if (context === undefined) throw new Error('requestContext is not mounted');
  return context;
};
