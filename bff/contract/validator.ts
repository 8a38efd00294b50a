import type { NextFunction, Request, RequestHandler, Response } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import { ApiError } from '../core/apiError.ts';
import type { ContractDocument, MountedOperation } from '../core/contractDocument.ts';
import { type BodyOptions, createBodySteps, shownType } from './bodySteps.ts';
import { emptyDocument, type RequestPart, requestParts } from './requestParts.ts';
import { type Authenticate, secure } from './secure.ts';
import { createWarmUp } from './warmUp.ts';

export type ValidatorOptions = BodyOptions & { readonly authenticate: Authenticate };

/** What the library's own routing would find out about a request; our router knows it before the request comes. */
type OperationMetadata = {
  readonly openApiRoute: string;
  readonly expressRoute: string;
  readonly schema: RequestPart;
};
type FoundOperation = OperationMetadata & { readonly pathParams: Record<string, string> };
type RequestWithOperation = Request & { openapi?: FoundOperation };

/** /api/x/{id} → /api/x/:id */
export const toExpressPath = (path: string): string => path.replaceAll(/\{([^}]+)\}/g, ':$1');

/** In paths and queries `1e309` becomes Infinity, which ajv then compares with no minimum or maximum. */
const refuseInfinity: RequestHandler = (request, _response, next) => {
  const isInfinite = (value: unknown): boolean => typeof value === 'number' && !Number.isFinite(value);
  const values = [...Object.values(request.params), ...Object.values(request.query)].flat();
  next(values.some(isInfinite) ? new ApiError('INVALID_PARAMETER') : undefined);
};

/** The library's check of a request, which serves all operations. */
const createCheck = (document: ContractDocument): RequestHandler => {
  const chain = OpenApiValidator.middleware({
    apiSpec: emptyDocument(document) as never,
    validateApiSpec: false,
    validateRequests: { coerceTypes: false, allErrors: true },
    validateResponses: false,
    validateSecurity: false,
    fileUploader: false,
    // The fast formats let 30 February pass.
    ajvFormats: { mode: 'full' },
  });
  const found = chain.find(({ name }) => name === 'requestMiddleware');
  if (found === undefined) throw new Error('express-openapi-validator has no requestMiddleware any more');
  return found as RequestHandler;
};

/**
 * Characters of a request's description above which its validators take long to compile: 20 to 50 ms, the forms of the
 * programmes and a few more. The other five hundred take 3 ms each, which nobody notices, and together 15 MB, which a
 * process then keeps for operations that it may never be asked.
 */
const LONG_REQUEST = 4_000;
const takesLong = ({ schema }: OperationMetadata): boolean => JSON.stringify(schema).length > LONG_REQUEST;

type CompiledRequest = Pick<MountedOperation, 'method' | 'path'> & { readonly type: string | undefined };

/**
 * Lets the library check an empty request, for which it compiles the operation's validators; that the request is
 * refused means nothing.
 */
const compile = (
  check: RequestHandler,
  found: OperationMetadata,
  { method, path, type }: CompiledRequest,
) => {
  const request = {
    method: method.toUpperCase(),
    path,
    originalUrl: path,
    headers: type === undefined ? {} : { 'content-type': type },
    query: {},
    params: {},
    body: {},
    openapi: { ...found, pathParams: {} },
  };
  return new Promise<void>((resolve) => {
    check(request as unknown as Request, {} as Response, () => resolve());
  });
};

/**
 * The validation of express-openapi-validator (session, then request), with our own reading of bodies between, for
 * operations that our router has already found: the library's look-up would compile the pattern of every path for
 * every request. `warmUp` compiles what the first request of an operation would wait for.
 */
export const createValidator = (options: ValidatorOptions) => {
  const check = createCheck(options.document);
  const requestOf = requestParts(options.document);
  const bodyStepsFor = createBodySteps(options);
  const { add, noteRequest, warmUp } = createWarmUp();

  /** The middlewares of one operation, in the order session, body, request. */
  const stepsFor = (operation: MountedOperation): RequestHandler[] => {
    const { path } = operation;
    const found = { openApiRoute: path, expressRoute: toExpressPath(path), schema: requestOf(operation) };
    const type = shownType(options.document, operation);
    if (takesLong(found)) add(() => compile(check, found, { ...operation, type }));
    const present = (request: RequestWithOperation, _response: Response, next: NextFunction) => {
      noteRequest();
      request.openapi = { ...found, pathParams: { ...request.params } as Record<string, string> };
      next();
    };
    const admit = secure(operation, options.authenticate);
    return [admit, ...bodyStepsFor(operation), present, check, refuseInfinity];
  };

  return { stepsFor, warmUp };
};
