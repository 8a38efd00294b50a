import type { RequestHandler } from 'express';
import type { Metrics } from '#bff/platform/telemetry/metrics/metrics.ts';
import { whenEnded } from './requestEnd.ts';

/** Tells of each request which operation it was, how it was answered and how long that took. */
export const observeRequests =
  (metrics: Metrics): RequestHandler =>
  (request, response, next) => {
    whenEnded(request, response, ({ operation, status, ms }) =>
      metrics.requestEnded({ operation, status, seconds: ms / 1000 }),
    );
    next();
  };
