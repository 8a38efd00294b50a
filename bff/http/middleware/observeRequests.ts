import { performance } from 'node:perf_hooks';
import type { RequestHandler } from 'express';
import type { Metrics } from '#bff/platform/telemetry/metrics/metrics.ts';
import { contextOf } from './requestContext.ts';

/** Tells of each request which operation it was, how it was answered and how long that took. */
export const observeRequests =
  (metrics: Metrics): RequestHandler =>
  (request, response, next) => {
    const startedAt = performance.now();
    const { path } = request;
    response.once('close', () => {
      // Addresses are endless; operations are those of the contract.
      const operation = contextOf(request).operationId ?? (path.startsWith('/api/') ? 'none' : 'page');
      const status = response.writableFinished ? response.statusCode : 0;
      metrics.requestEnded({ operation, status, seconds: (performance.now() - startedAt) / 1000 });
    });
    next();
  };
