import express, { type Application, type RequestHandler } from 'express';
import type { Options as UploadOptions } from 'multer';
import type { Logger } from 'pino';
import type { Handlers } from '#bff/http/handlers.ts';
import { discardUpload } from '#bff/http/middleware/discardUpload.ts';
import { healthRoutes, type Readiness } from '#bff/http/middleware/health.ts';
import { logRequests } from '#bff/http/middleware/logRequests.ts';
import { observeRequests } from '#bff/http/middleware/observeRequests.ts';
import { problemHandler } from '#bff/http/middleware/problem.ts';
import { requestContext } from '#bff/http/middleware/requestContext.ts';
import { securityHeaders } from '#bff/http/middleware/securityHeaders.ts';
import { traceRequests } from '#bff/http/middleware/traceRequests.ts';
import { createContractRouter } from '#bff/http/router.ts';
import { createRunOperation } from '#bff/http/runOperation.ts';
import { createValidator } from '#bff/http/validator.ts';
import { authenticateBy } from '#bff/modules/access/index.ts';
import { docsRoutes } from '#bff/parts/guide/docs.routes.ts';
import type { Metrics } from '#bff/platform/telemetry/metrics/metrics.ts';
import type { Tracing } from '#bff/platform/telemetry/tracing/tracing.ts';
import { ApiError } from './core/apiError.ts';
import type { ContractDocument } from './core/contractDocument.ts';
import { JSON_BODY_BYTES } from './core/requestLimits.ts';
import type { ScopeFactory } from './http/scopeFactory.ts';

export type AppOptions = {
  readonly scopes: ScopeFactory;
  readonly document: ContractDocument;
  readonly handlers: Handlers;
  readonly upload: UploadOptions;
  readonly log: Logger;
  /** When a request that is read now has arrived. */
  readonly arrivalClock: () => Date;
  readonly readiness: Readiness;
  /** undefined: nothing is counted. */
  readonly metrics?: Metrics | undefined;
  /** undefined: nothing is traced. */
  readonly tracing?: Tracing | undefined;
  /** What answers before the API does: the mock, where it is asked for a problem. The product has nothing there. */
  readonly preHandlers?: readonly RequestHandler[];
  /** Pages beside the API: the web app, the demo's mailbox. Tests of the API need none. */
  readonly pages: readonly RequestHandler[];
};

const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

const notFound: RequestHandler = (_request, _response, next) => next(new ApiError('NOT_FOUND'));

/** The whole HTTP application; everything it needs is passed in, so that tests start it as production does. */
export const createApp = (options: AppOptions): Application => {
  const { scopes, log, document, handlers, upload } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', scopes.config.trustedProxies);
  app.set('query parser', 'simple');
  const isHttps = scopes.config.publicOrigin.startsWith('https:');
  app.use(requestContext(log, options.arrivalClock), logRequests, securityHeaders(isHttps));
  if (options.tracing !== undefined)
    app.use(traceRequests(options.tracing, scopes.config.trustedProxies > 0));
  if (options.metrics !== undefined) app.use(observeRequests(options.metrics));
  app.use(healthRoutes(scopes, options.readiness));
  const validator = createValidator({
    document,
    authenticate: authenticateBy(scopes),
    upload,
    parseJson: express.json({ limit: JSON_BODY_BYTES, strict: false }),
  });
  const run = createRunOperation({ scopes });
  app.use('/api', noStore);
  for (const handler of options.preHandlers ?? []) app.use(handler);
  app.use(createContractRouter({ handlers, validator, run, isHttps }));
  app.use(docsRoutes(scopes.config));
  app.use('/api', notFound);
  for (const page of options.pages) app.use(page);
  app.use(notFound, discardUpload(scopes.storage), problemHandler);
  return app;
};
