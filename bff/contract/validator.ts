import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Application, NextFunction, Request, RequestHandler, Response } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import type { Options as UploadOptions } from 'multer';
import { ApiError } from '../services/apiError.ts';
import { parseMetaPart, receiveForm } from './formData.ts';
import {
  type ContractDocument,
  contentTypesOf,
  loadContractDocument,
  type MountedOperation,
} from './load.ts';
import { createNormaliser } from './normalise.ts';

export type ValidatorOptions = {
  readonly document: ContractDocument;
  /** Checks the session named by a security scheme and the roles beside it; throws when refused. */
  readonly authenticate: (request: Request, scheme: string, roles: readonly string[]) => Promise<void>;
  readonly upload: UploadOptions;
  /** Reads a JSON body; only where the contract has one, and only from those who may call. */
  readonly parseJson: RequestHandler;
};

/** Not the validator's copy, which it changes. */
const contract = loadContractDocument();

const FORM = 'multipart/form-data';
const JSON_TYPE = 'application/json';

/** What the library's own routing finds out about a request; our router knows it before the request comes. */
type OperationMetadata = { pathParams: Record<string, string> };
type RequestWithOperation = Request & { openapi?: OperationMetadata };

/** /api/x/{id} → /api/x/:id */
export const toExpressPath = (path: string): string => path.replaceAll(/\{([^}]+)\}/g, ':$1');

/** The library answers another type with 415, whose code (1003) and words are those of refused files. */
const requireJson: RequestHandler = (request, _response, next) => {
  const found = request.is(JSON_TYPE);
  if (found === null) next(new ApiError('NOT_ENOUGH_PARAMETERS'));
  else next(found === false ? new ApiError('FAILED_TO_PARSE_REQUEST_JSON') : undefined);
};

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
      async (request: Request, roles: string[]) => {
        await authenticate(request, scheme, roles);
        return true;
      },
    ]),
  );
};

/** Lets the library look one operation up, once, with a path that only this operation's pattern fits. */
const lookUp = (middleware: RequestHandler, app: Application, operation: MountedOperation) => {
  const url = operation.path.replaceAll(/\{[^}]+\}/g, '0');
  const request = { method: operation.method.toUpperCase(), path: url, originalUrl: url, baseUrl: '', app };
  return new Promise<OperationMetadata>((resolve, reject) => {
    middleware(request as unknown as Request, {} as Response, (error?: unknown) => {
      const found = (request as unknown as RequestWithOperation).openapi;
      if (found === undefined)
        reject(error ?? new Error(`the validator does not know ${operation.operationId}`));
      else resolve(found);
    });
  });
};

/**
 * Each of the library's validators carries the whole document, of which ajv walks every part whenever it compiles one:
 * 0.1 s for each operation. References are looked up by name and find what is not listed, too.
 */
const hideFromWalks = ({ paths, components }: ContractDocument): void => {
  for (const part of [paths, ...Object.values(components)]) {
    for (const name of Object.keys(part)) Object.defineProperty(part, name, { enumerable: false });
  }
};

/** The type that the library is shown of an operation's requests. */
const shownType = (types: readonly string[]): string | undefined =>
  [FORM, JSON_TYPE].find((type) => types.includes(type));

/** Lets the library check an empty request, for which it compiles the operation's validators; the result is nothing. */
const compile = (check: RequestHandler, { method, path }: MountedOperation, found: OperationMetadata): void => {
  const type = shownType(contentTypesOf(contract, { method, path }));
  const request = {
    method: method.toUpperCase(),
    path,
    headers: type === undefined ? {} : { 'content-type': type },
    query: {},
    params: {},
    body: {},
    openapi: { ...found, pathParams: {} },
  };
  try {
    check(request as unknown as Request, {} as Response, () => undefined);
  } catch {
    // The empty request is refused; its validators are there.
  }
};

/**
 * The library compiles a validator for each content type that it is shown, so it is shown one: else everybody could
 * fill the memory with made-up ones.
 */
const showType =
  (contentType: string | undefined): RequestHandler =>
  (request, _response, next) => {
    if (contentType === undefined) delete request.headers['content-type'];
    else request.headers['content-type'] = contentType;
    next();
  };

/** Reads what an operation takes: JSON, a form with a file, or nothing. */
const createBodySteps = ({ upload, parseJson }: ValidatorOptions) => {
  const normaliserFor = createNormaliser(contract);
  const form = [receiveForm(upload), parseMetaPart, showType(FORM)];
  return (operation: MountedOperation): RequestHandler[] => {
    const types = contentTypesOf(contract, operation);
    if (types.includes(FORM)) return form;
    if (!types.includes(JSON_TYPE)) return [showType(undefined)];
    const normalise = normaliserFor(operation);
    const normaliseBody: RequestHandler = (request, _response, next) => {
      request.body = normalise(request.body);
      next();
    };
    return [requireJson, parseJson, showType(JSON_TYPE), normaliseBody];
  };
};

/**
 * The validation chain of express-openapi-validator (session, upload, request), made for operations that our
 * router has already found.
 *
 * The library's own look-up compiles the pattern of every path for every request; with 190 operations that costs
 * more than the rest of the request. So each operation is looked up once, here.
 */
export const createValidator = (options: ValidatorOptions) => {
  const chain = OpenApiValidator.middleware({
    apiSpec: options.document as never,
    validateApiSpec: false,
    validateRequests: { coerceTypes: false, allErrors: true },
    validateResponses: false,
    validateSecurity: { handlers: securityHandlers(options) },
    fileUploader: false,
  });
  const named = (name: string): RequestHandler => {
    const found = chain.find((middleware) => middleware.name === name);
    if (found === undefined) throw new Error(`express-openapi-validator has no ${name} any more`);
    return found as RequestHandler;
  };
  const metadata = named('metadataMiddleware');
  const secure = named('securityMiddleware');
  const check = named('requestMiddleware');
  const bodyStepsFor = createBodySteps(options);

  const warmers: (() => Promise<void>)[] = [];

  /** The middlewares of one operation, in the order session, upload, request. */
  const stepsFor = (app: Application, operation: MountedOperation): RequestHandler[] => {
    let found: Promise<OperationMetadata> | undefined;
    const find = () => {
      found ??= lookUp(metadata, app, operation);
      return found;
    };
    const prepare = async (request: RequestWithOperation, _response: Response, next: NextFunction) => {
      request.openapi = { ...(await find()), pathParams: { ...request.params } as Record<string, string> };
      next();
    };
    warmers.push(async () => compile(check, operation, await find()));
    return [prepare, secure, ...bodyStepsFor(operation), check, refuseInfinity];
  };
  /**
   * Compiles what the first request of each operation would wait for, up to 0.2 s. Requests that come meanwhile are
   * answered between two operations.
   */
  const warmUp = async (): Promise<void> => {
    for (const warm of warmers) {
      hideFromWalks(options.document);
      await warm();
      await nextTurn();
    }
  };
  return { stepsFor, warmUp };
};
