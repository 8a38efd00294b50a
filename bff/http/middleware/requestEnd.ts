import { performance } from 'node:perf_hooks';
import type { Request, Response } from 'express';
import { contextOf } from './requestContext.ts';

/** How a request ended. */
export type RequestEnd = {
  /** Of the contract; `none` for addresses of the API that are nobody's, `page` for others: addresses are endless. */
  readonly operation: string;
  /** 0: the caller went before his answer was whole. */
  readonly status: number;
  readonly ms: number;
};

/** Tells once how a request ended, when its answer is out or its caller gone. */
export const whenEnded = (request: Request, response: Response, tell: (end: RequestEnd) => void): void => {
  const startedAt = performance.now();
  // A router that is mounted somewhere shortens it meanwhile.
  const { path } = request;
  response.once('close', () => {
    tell({
      operation: contextOf(request).operationId ?? (path.startsWith('/api/') ? 'none' : 'page'),
      status: response.writableFinished ? response.statusCode : 0,
      ms: performance.now() - startedAt,
    });
  });
};
