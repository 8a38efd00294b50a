import type { ErrorRequestHandler, Request, Response } from 'express';
import { ApiError, type FieldError, shareSpent } from '#bff/core/apiError.ts';
import { commonMessages, violationMessage } from '#bff/core/common.words.ts';
import { ScannerUnavailableError } from '#bff/core/fileScanner.ts';
import { StorageError } from '#bff/core/fileStorage.ts';
import { UnreadableSecretError } from '#bff/core/secrets/secretBox.ts';
import { ShareSpentError, ThreadsBusyError } from '#bff/core/threads/fairTurns.ts';
import { problemOf } from '#bff/platform/database/errors.ts';
import { filesMessages } from '#bff/platform/files/files.words.ts';
import { loggedPath } from './loggedPath.ts';
import { contextOf } from './requestContext.ts';

/** The body of every error answer (RFC 9457, contract.md). */
type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: number;
  reason: string;
  requestId: string;
  errors?: readonly FieldError[];
  allowedActions?: readonly string[];
};

/** What express, its body parser and the validator throw. */
type HttpErrorLike = {
  status: number;
  type?: string;
  message?: string;
  errors?: Violation[];
};

const isHttpError = (error: unknown): error is HttpErrorLike =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';

/** A property that nobody knows is named as it came, but not at any length. */
const MAX_POINTER = 300;

type Violation = { path: string; message: string; errorCode?: string };

/** The number or the format that was violated, as the validator writes it: `must NOT have more than 100 characters`. */
const limitOf = (message: string): string | undefined =>
  /"([^"]+)"|(-?\d+(?:\.\d+)?)/.exec(message)?.slice(1).find(Boolean);

/** What was sent at a path of the validator (/body/remitter/nameKana). */
const valueAt = (body: unknown, path: string): unknown =>
  path
    .replace(/^\/body\//, '')
    .split('/')
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      body,
    );

const toFieldError = ({ path, message, errorCode = '' }: Violation, body: unknown): FieldError => {
  const [keyword = ''] = errorCode.split('.');
  const isMissing = keyword === 'required';
  return {
    pointer: path.replace(/^\/body/, '').slice(0, MAX_POINTER) || '/',
    code: isMissing ? 1001 : 1004,
    message: isMissing
      ? commonMessages.required
      : violationMessage(keyword, limitOf(message), valueAt(body, path)),
  };
};

const fromValidation = (error: HttpErrorLike, body: unknown): ApiError => {
  const errors = (error.errors ?? []).map((violation) => toFieldError(violation, body));
  const isMissing = errors.length > 0 && errors.every(({ code }) => code === 1001);
  return new ApiError(isMissing ? 'NOT_ENOUGH_PARAMETERS' : 'INVALID_PARAMETER', { errors, cause: error });
};

/** The body parser's refusals: too long, in a character set or a compression that it does not read. */
const isUnreadableBody = ({ type }: HttpErrorLike): boolean =>
  type === 'entity.too.large' || type === 'charset.unsupported' || type === 'encoding.unsupported';

const fromHttpError = (error: HttpErrorLike, body: unknown): ApiError => {
  if (error.type === 'entity.parse.failed')
    return new ApiError('FAILED_TO_PARSE_REQUEST_JSON', { cause: error });
  if (isUnreadableBody(error)) return new ApiError('FAILED_TO_PARSE_REQUEST_JSON', { cause: error });
  if (error.status === 401) return new ApiError('UNAUTHORIZED', { cause: error });
  if (error.status === 403) return new ApiError('ACCESS_DENIED', { cause: error });
  if (error.status === 404 || error.status === 405) return new ApiError('NOT_FOUND', { cause: error });
  if (error.status >= 400 && error.status < 500) return fromValidation(error, body);
  return new ApiError('INTERNAL_ERROR', { cause: error });
};

const fromData = (error: unknown): ApiError | undefined => {
  switch (problemOf(error)?.kind) {
    case 'unavailable':
      return new ApiError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5, cause: error });
    case 'serialization':
      return new ApiError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1, cause: error });
    case 'notFound':
      return new ApiError('NOT_FOUND', { cause: error });
    case 'unique':
    case 'check':
    case 'foreignKey':
      return new ApiError('INVALID_PARAMETER', { cause: error });
    default:
      return undefined;
  }
};

const tooLarge = (cause: unknown): ApiError => {
  const detail = filesMessages.tooLarge;
  const errors = [{ pointer: '/file', code: 1003, message: detail }];
  return new ApiError('FILE_TOO_LARGE', { detail, errors, cause });
};

const fromFiles = (error: unknown): ApiError | undefined => {
  if (error instanceof ScannerUnavailableError) {
    return new ApiError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 30, cause: error });
  }
  if (error instanceof ShareSpentError) return shareSpent(error);
  if (error instanceof ThreadsBusyError) {
    return new ApiError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 10, cause: error });
  }
  if (!(error instanceof StorageError)) return undefined;
  if (error.failure === 'tooLarge') return tooLarge(error);
  if (error.failure === 'missing') return new ApiError('NOT_FOUND', { cause: error });
  if (error.failure === 'broken') return new ApiError('INTERNAL_ERROR', { cause: error });
  if (error.failure === 'away')
    return new ApiError('SERVICE_UNAVAILABLE', {
      detail: filesMessages.away,
      retryAfterSeconds: 30,
      cause: error,
    });
  // Full, stalled or aborted: nothing was kept, and the same upload can be sent again.
  return new ApiError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 30, cause: error });
};

const fromSeals = (error: unknown): ApiError | undefined =>
  error instanceof UnreadableSecretError
    ? new ApiError('TRANSITION_NOT_ALLOWED', { detail: commonMessages.sealLost, cause: error })
    : undefined;

/**
 * Any thrown thing as one of the documented errors. Unknown things become 1199 and tell the caller nothing.
 * @param body what was sent, whose foreign letters are named to who sent it
 */
export const toApiError = (error: unknown, body?: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  // First, because its message may hold the caller's words: those of a lost connection among them.
  if (isHttpError(error)) return fromHttpError(error, body);
  return (
    fromFiles(error) ??
    fromSeals(error) ??
    fromData(error) ??
    new ApiError('INTERNAL_ERROR', { cause: error })
  );
};

/** What every error answer says. */
export const problemBodyOf = (error: ApiError, requestId: string): string => {
  const { errors, allowedActions } = error.options;
  const problem: Problem = {
    type: `/api/docs/errors/${error.code}`,
    title: error.title,
    status: error.status,
    detail: error.sentence,
    code: error.code,
    reason: error.reason,
    requestId,
    ...(errors && errors.length > 0 ? { errors } : {}),
    ...(allowedActions ? { allowedActions } : {}),
  };
  return JSON.stringify(problem);
};

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

const writeProblem = (request: Request, response: Response, error: ApiError): void => {
  const { retryAfterSeconds, contentRange } = error.options;
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds));
  if (contentRange !== undefined) response.setHeader('Content-Range', contentRange);
  response.statusCode = error.status;
  response.setHeader('Content-Type', PROBLEM_TYPE);
  response.end(problemBodyOf(error, contextOf(request).requestId));
};

/** The innermost reason in one line; while the database is away every request has the same one. */
const reasonOf = (error: unknown): string => {
  const { cause } = error instanceof Error ? error : { cause: undefined };
  if (cause instanceof Error) return reasonOf(cause);
  return error instanceof Error ? `${error.name}: ${error.message.trim().split('\n').at(-1)}` : String(error);
};

/**
 * A fault is logged with its stack. "Come again" is one line: an outage is seen in the first of them, and buried in a
 * thousand stacks.
 */
const logFailure = (request: Request, error: ApiError): void => {
  const { log } = contextOf(request);
  const { method } = request;
  const path = loggedPath(request.path);
  if (error.status === 503) log.warn({ reason: reasonOf(error), method, path }, 'request put off');
  else log.error({ err: error.options.cause ?? error, method, path }, 'request failed');
};

/** The caller closed the page before all of a file had reached him: nobody's mistake. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/**
 * The last middleware: one table from error to answer. The log gets the cause and the request id,
 * never a body, a token or a file.
 */
export const problemHandler: ErrorRequestHandler = (error, request, response, _next) => {
  if (isGone(error)) {
    response.destroy();
    return;
  }
  const apiError = toApiError(error, request.body);
  contextOf(request).reason = apiError.reason;
  if (apiError.status >= 500 || error instanceof UnreadableSecretError) logFailure(request, apiError);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  writeProblem(request, response, apiError);
};
