import type { RequestHandler } from 'express';
import type { Tracing } from '#bff/platform/telemetry/tracing/tracing.ts';
import { contextOf } from './requestContext.ts';

/**
 * A span for each request, with everything that it asks for below it; the request's log lines name its trace.
 * @param hasProxy a proxy in front is believed, which may have begun the trace
 */
export const traceRequests =
  (tracing: Tracing, hasProxy: boolean): RequestHandler =>
  (request, response, next) => {
    const context = contextOf(request);
    const span = tracing.request(request.method, hasProxy ? request.get('traceparent') : undefined);
    context.log = context.log.child({ traceId: span.traceId });
    const { path } = request;
    response.once('close', () => {
      const { operationId, requestId } = context;
      const operation = operationId ?? (path.startsWith('/api/') ? 'none' : 'page');
      span.end({ operation, requestId, status: response.writableFinished ? response.statusCode : 0 });
    });
    span.within(next);
  };
