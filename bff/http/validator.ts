import type { RequestHandler } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import { ApiError } from '#bff/core/apiError.ts';
import {
  type ContractDocument,
  type MountedOperation,
  mountedOperations,
} from '#bff/core/contractDocument.ts';
import { isEmail } from '#rules/contact.ts';
import { type BodyOptions, createBodySteps } from './bodySteps.ts';
import { type RequestPart, requestPart } from './requestPart.ts';
import { type Authenticate, secure } from './secure.ts';

export type ValidatorOptions = BodyOptions & { readonly authenticate: Authenticate };

/** /api/x/{id} → /api/x/:id */
export const toExpressPath = (path: string): string => path.replaceAll(/\{([^{}]+)\}/g, ':$1');

/** In paths and queries `1e309` becomes Infinity, which ajv then compares with no minimum or maximum. */
const refuseInfinity: RequestHandler = (request, _response, next) => {
  const isInfinite = (value: unknown): boolean => typeof value === 'number' && !Number.isFinite(value);
  const values = [...Object.values(request.params), ...Object.values(request.query)].flat();
  next(values.some(isInfinite) ? new ApiError('INVALID_PARAMETER') : undefined);
};

/**
 * `/api/x/1e0`, `/api/x/01` and `/api/x/%31` are no other ways to write `/api/x/1`: a rule of a proxy by path would let them
 * pass. It stands behind the library, which has made numbers of what the path says.
 */
const refuseOtherWriting = ({ path }: MountedOperation): RequestHandler => {
  const parts = path.split('/');
  return (request, _response, next) => {
    const written = request.path.split('/');
    const isOther = parts.some((part, at) => {
      const value: unknown = request.params[part.slice(1, -1)];
      return part.startsWith('{') && typeof value === 'number' && written[at] !== String(value);
    });
    next(isOther ? new ApiError('INVALID_PARAMETER') : undefined);
  };
};

/** One handler that does what a list of them does. */
const oneOf =
  (steps: readonly RequestHandler[]): RequestHandler =>
  (request, response, next) => {
    const goOn =
      (index: number) =>
      (error?: unknown): unknown => {
        const step = error ? undefined : steps[index];
        return step === undefined ? next(error) : step(request, response, goOn(index + 1));
      };
    goOn(0)();
  };

/**
 * So many operations have one installation of the library. It compiles the language of OpenAPI (50 ms) for each, so not one
 * for every operation; and tries the pattern of every path of its document for every request (4 µs each), so not one for all.
 */
const TOGETHER = 8;

/** The paths of a document that holds nothing but the requests of these operations. */
const pathsOf = (document: ContractDocument, operations: readonly MountedOperation[]) => {
  const paths: Record<string, Record<string, RequestPart>> = {};
  for (const operation of operations) {
    const { path, method } = operation;
    const part = requestPart(document, operation);
    paths[path] = { ...paths[path], [method]: part, ...(method === 'get' && { head: part }) };
  }
  return paths;
};

/** The library's check of the requests of some operations. */
const createCheck = (document: ContractDocument, operations: readonly MountedOperation[]): RequestHandler => {
  const { openapi, info, components } = document;
  const steps = OpenApiValidator.middleware({
    apiSpec: {
      openapi,
      info,
      paths: pathsOf(document, operations),
      components: { securitySchemes: components.securitySchemes },
    } as never,
    validateApiSpec: false,
    validateRequests: { coerceTypes: false, allErrors: true },
    validateResponses: false,
    validateSecurity: false,
    fileUploader: false,
    // The fast formats let 30 February pass.
    ajvFormats: { mode: 'full' },
    formats: { email: { type: 'string', validate: isEmail } },
  });
  return oneOf(steps as RequestHandler[]);
};

/**
 * The checks of a document, each made when one of its operations is first called (50 to 150 ms), once for all servers of a
 * process.
 */
const checksOf = (document: ContractDocument) => {
  const operations = mountedOperations();
  const numbers = new Map(operations.map(({ operationId }, index) => [operationId, index]));
  const checks = new Map<number, RequestHandler>();
  const checkFrom = (start: number): RequestHandler => {
    const check = checks.get(start) ?? createCheck(document, operations.slice(start, start + TOGETHER));
    checks.set(start, check);
    return check;
  };
  return ({ operationId }: MountedOperation): RequestHandler => {
    const number = numbers.get(operationId) ?? 0;
    const start = number - (number % TOGETHER);
    return (request, response, next) => checkFrom(start)(request, response, next);
  };
};

const known = new WeakMap<ContractDocument, ReturnType<typeof checksOf>>();

/** The validation of express-openapi-validator (session, then request), with our own reading of bodies between. */
export const createValidator = (options: ValidatorOptions) => {
  const { document } = options;
  const checkOf = known.get(document) ?? checksOf(document);
  known.set(document, checkOf);
  const bodyStepsFor = createBodySteps(options);

  /** The middlewares of one operation, in the order session, body, request. */
  const stepsFor = (operation: MountedOperation): RequestHandler[] => {
    const admit = secure(operation, options.authenticate);
    return [
      admit,
      ...bodyStepsFor(operation),
      checkOf(operation),
      refuseInfinity,
      refuseOtherWriting(operation),
    ];
  };

  return { stepsFor };
};
