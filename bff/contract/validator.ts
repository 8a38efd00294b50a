import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Application, NextFunction, Request, RequestHandler, Response } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import { ApiError } from '../core/apiError.ts';
import type { MountedOperation } from '../core/contractDocument.ts';
import { type BodyOptions, createBodySteps, shownType } from './bodySteps.ts';
import { requestDocument } from './requestDocument.ts';
import { type Authenticate, secure } from './secure.ts';

export type ValidatorOptions = BodyOptions & { readonly authenticate: Authenticate };

/** What the library's own routing finds out about a request; our router knows it before the request comes. */
type OperationMetadata = {
  readonly pathParams: Record<string, string>;
  readonly schema: { readonly operationId: string };
};
type RequestWithOperation = Request & { openapi?: OperationMetadata };

/** /api/x/{id} → /api/x/:id */
export const toExpressPath = (path: string): string => path.replaceAll(/\{([^}]+)\}/g, ':$1');

/** In paths and queries `1e309` becomes Infinity, which ajv then compares with no minimum or maximum. */
const refuseInfinity: RequestHandler = (request, _response, next) => {
  const isInfinite = (value: unknown): boolean => typeof value === 'number' && !Number.isFinite(value);
  const values = [...Object.values(request.params), ...Object.values(request.query)].flat();
  next(values.some(isInfinite) ? new ApiError('INVALID_PARAMETER') : undefined);
};

/** The library's steps, which serve all operations. */
type Library = {
  readonly lookUp: RequestHandler;
  readonly check: RequestHandler;
};

const createLibrary = (options: ValidatorOptions): Library => {
  const chain = OpenApiValidator.middleware({
    apiSpec: requestDocument(options.document) as never,
    validateApiSpec: false,
    validateRequests: { coerceTypes: false, allErrors: true },
    validateResponses: false,
    validateSecurity: false,
    fileUploader: false,
    // The fast formats let 30 February pass.
    ajvFormats: { mode: 'full' },
  });
  const named = (name: string): RequestHandler => {
    const found = chain.find((middleware) => middleware.name === name);
    if (found === undefined) throw new Error(`express-openapi-validator has no ${name} any more`);
    return found as RequestHandler;
  };
  return {
    lookUp: named('metadataMiddleware'),
    check: named('requestMiddleware'),
  };
};

/** Lets the library look one operation up, once, with a path that only this operation's pattern fits. */
const lookUp = (library: Library, app: Application, operation: MountedOperation) => {
  const url = operation.path.replaceAll(/\{[^}]+\}/g, '0');
  const request = { method: operation.method.toUpperCase(), path: url, originalUrl: url, baseUrl: '', app };
  return new Promise<OperationMetadata>((resolve, reject) => {
    library.lookUp(request as unknown as Request, {} as Response, (error?: unknown) => {
      const found = (request as unknown as RequestWithOperation).openapi;
      if (found === undefined)
        reject(error ?? new Error(`the validator does not know ${operation.operationId}`));
      else resolve(found);
    });
  });
};

type CompiledRequest = Pick<MountedOperation, 'method' | 'path'> & { readonly type: string | undefined };

/**
 * Lets the library check an empty request, for which it compiles the operation's validators; that the request is
 * refused means nothing.
 */
const compile = (library: Library, metadata: OperationMetadata, { method, path, type }: CompiledRequest) => {
  const request = {
    method: method.toUpperCase(),
    path,
    originalUrl: path,
    headers: type === undefined ? {} : { 'content-type': type },
    query: {},
    params: {},
    body: {},
    openapi: { ...metadata, pathParams: {} },
  };
  return new Promise<void>((resolve) => {
    library.check(request as unknown as Request, {} as Response, () => resolve());
  });
};

/**
 * Compiles what the first request of each operation would wait for, while it is wanted. The server is ready before;
 * requests that come meanwhile are answered between two operations.
 */
export type WarmUp = (isWanted: () => boolean) => Promise<void>;

/**
 * The validation of express-openapi-validator (session, then request), with our own reading of bodies between, for
 * operations that our router has already found: the library's look-up would compile the pattern of every path for
 * every request.
 */
export const createValidator = (options: ValidatorOptions) => {
  const library = createLibrary(options);
  const bodyStepsFor = createBodySteps(options);
  const warmers: (() => Promise<void>)[] = [];

  /** The middlewares of one operation, in the order session, body, request. */
  const stepsFor = (app: Application, operation: MountedOperation): RequestHandler[] => {
    let found: Promise<OperationMetadata> | undefined;
    const metadata = (): Promise<OperationMetadata> => {
      found ??= lookUp(library, app, operation);
      return found;
    };
    const type = shownType(options.document, operation);
    warmers.push(async () => compile(library, await metadata(), { ...operation, type }));
    const present = async (request: RequestWithOperation, _response: Response, next: NextFunction) => {
      request.openapi = {
        ...(await metadata()),
        pathParams: { ...request.params } as Record<string, string>,
      };
      next();
    };
    const admit = secure(operation, options.authenticate);
    return [admit, ...bodyStepsFor(operation), present, library.check, refuseInfinity];
  };

  const warmUp: WarmUp = async (isWanted) => {
    for (const warm of warmers) {
      if (!isWanted()) return;
      await warm();
      await nextTurn();
    }
  };
  return { stepsFor, warmUp };
};
