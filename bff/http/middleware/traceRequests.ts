import type { RequestHandler } from 'express';
import type { Tracing } from '#bff/platform/telemetry/tracing/tracing.ts';
import { contextOf } from './requestContext.ts';
import { whenEnded } from './requestEnd.ts';

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
    whenEnded(request, response, ({ operation, status }) =>
      span.end({ operation, requestId: context.requestId, status }),
    );
    span.within(next);
  };
