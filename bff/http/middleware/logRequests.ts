import type { RequestHandler } from 'express';
import { type Actor, idOf } from '#bff/core/actor.ts';
import { loggedPath } from './loggedPath.ts';
import { contextOf } from './requestContext.ts';
import { whenEnded } from './requestEnd.ts';

/** Asked every second, by nobody who complains. */
const PROBES: readonly string[] = ['/healthz', '/readyz'];

const callerOf = (actor: Actor | undefined) =>
  actor === undefined ? {} : { callerKind: actor.kind, callerId: idOf(actor) };

/**
 * A line for each request: what somebody who could not hand in leaves behind. It holds no name, e-mail, token, body or
 * query; its refusal is the contract's ErrorReason.
 */
export const logRequests: RequestHandler = (request, response, next) => {
  const { method } = request;
  const path = loggedPath(request.path);
  if (!PROBES.includes(path))
    whenEnded(request, response, ({ operation, status, ms }) => {
      const { log, actor, reason } = contextOf(request);
      const line = { operation, status, ms: Math.round(ms), method, path, reason, ...callerOf(actor) };
      log.info(line, 'request');
    });
  next();
};
