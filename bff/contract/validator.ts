import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Application, NextFunction, Request, RequestHandler, Response } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import { ApiError } from '../core/apiError.ts';
import type { MountedOperation } from '../core/contractDocument.ts';
import { type BodyOptions, createBodySteps, shownType } from './bodySteps.ts';
import { requestDocument } from './requestDocument.ts';

/** What an operation asks of its caller: a session of the scheme, and one of the roles. */
export type SecurityRequirement = {
  readonly operationId: string;
  readonly scheme: string;
  readonly roles: readonly string[];
};

export type ValidatorOptions = BodyOptions & {
  /** Throws when the caller is refused. */
  readonly authenticate: (request: Request, requirement: SecurityRequirement) => Promise<void>;
};

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

const securityHandlers = ({ document, authenticate }: ValidatorOptions) => {
  const schemes = Object.keys(document.components.securitySchemes);
  return Object.fromEntries(
    schemes.map((scheme) => [
      scheme,
      async (request: RequestWithOperation, roles: string[]) => {
        const operationId = request.openapi?.schema.operationId ?? '';
        await authenticate(request, { operationId, scheme, roles });
        return true;
      },
    ]),
  );
};

/** The library's steps, which serve all operations. */
type Library = {
  readonly lookUp: RequestHandler;
  readonly secure: RequestHandler;
  readonly check: RequestHandler;
};

const createLibrary = (options: ValidatorOptions): Library => {
  const chain = OpenApiValidator.middleware({
    apiSpec: requestDocument(options.document) as never,
    validateApiSpec: false,
    validateRequests: { coerceTypes: false, allErrors: true },
    validateResponses: false,
    validateSecurity: { handlers: securityHandlers(options) },
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
    secure: named('securityMiddleware'),
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
    const secure = async (request: RequestWithOperation, response: Response, next: NextFunction) => {
      const pathParams = { ...request.params } as Record<string, string>;
      request.openapi = { ...(await metadata()), pathParams };
      library.secure(request, response, next);
    };
    return [secure, ...bodyStepsFor(operation), library.check, refuseInfinity];
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
