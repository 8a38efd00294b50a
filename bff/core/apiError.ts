import { type ErrorCode, ErrorCodeLabel, ErrorReason } from '../generated/contract/enums.ts';
import { commonMessages } from './common.words.ts';

/**
 * The one table of failures: the specification's catalogue (spec 8) and the four added codes of contract.md,
 * each with its HTTP status. One code can stand for several situations, which its reason tells apart.
 */
const FAILURES = {
  ACCESS_DENIED: { code: 1000, status: 403, reason: ErrorReason.AccessDenied },
  NOT_ENOUGH_PARAMETERS: { code: 1001, status: 400, reason: ErrorReason.MissingParameter },
  FAILED_TO_PARSE_REQUEST_JSON: { code: 1002, status: 400, reason: ErrorReason.UnreadableBody },
  REQUEST_TOO_SLOW: { code: 1002, status: 408, reason: ErrorReason.RequestTooSlow },
  HEADERS_TOO_LARGE: { code: 1004, status: 431, reason: ErrorReason.HeadersTooLarge },
  INVALID_FILE: { code: 1003, status: 400, reason: ErrorReason.InvalidFile },
  FILE_TOO_LARGE: { code: 1003, status: 413, reason: ErrorReason.FileTooLarge },
  UNSUPPORTED_FILE: { code: 1003, status: 415, reason: ErrorReason.UnsupportedFile },
  INVALID_PARAMETER: { code: 1004, status: 400, reason: ErrorReason.InvalidParameter },
  KEY_REUSED: { code: 1004, status: 400, reason: ErrorReason.KeyReused },
  TRANSITION_NOT_ALLOWED: { code: 1004, status: 409, reason: ErrorReason.NotAllowedNow },
  ALREADY_EXISTS: { code: 1004, status: 409, reason: ErrorReason.AlreadyExists },
  LIMIT_REACHED: { code: 1004, status: 409, reason: ErrorReason.LimitReached },
  OUTSIDE_PERIOD: { code: 1004, status: 409, reason: ErrorReason.OutsidePeriod },
  FILE_NOT_READY: { code: 1004, status: 409, reason: ErrorReason.FileNotReady },
  OTHER_ACCOUNT: { code: 1004, status: 409, reason: ErrorReason.OtherAccount },
  RECORD_CHANGED: { code: 1004, status: 412, reason: ErrorReason.RecordChanged },
  RANGE_NOT_SATISFIABLE: { code: 1004, status: 416, reason: ErrorReason.RangeNotSatisfiable },
  NOT_FOUND: { code: 1005, status: 404, reason: ErrorReason.NotFound },
  UNAUTHORIZED: { code: 1006, status: 401, reason: ErrorReason.Unauthorized },
  SESSION_EXPIRED: { code: 1007, status: 401, reason: ErrorReason.SessionExpired },
  SESSION_INVALIDATED: { code: 1008, status: 401, reason: ErrorReason.SessionInvalidated },
  EMAIL_ALREADY_EXISTS: { code: 1009, status: 409, reason: ErrorReason.EmailTaken },
  TOO_MANY_REQUESTS: { code: 1100, status: 429, reason: ErrorReason.TooManyRequests },
  SERVICE_UNAVAILABLE: { code: 1101, status: 503, reason: ErrorReason.ServiceUnavailable },
  STEP_UP_NEEDED: { code: 1102, status: 403, reason: ErrorReason.StepUpNeeded },
  INTERNAL_ERROR: { code: 1199, status: 500, reason: ErrorReason.InternalError },
} as const satisfies Record<string, { code: ErrorCode; status: number; reason: ErrorReason }>;

export type Failure = keyof typeof FAILURES;

/** Every code with each status and reason that it is answered with, in the order of the codes. */
export const ERROR_CASES: readonly { code: ErrorCode; status: number; reason: ErrorReason }[] = Object.values(
  FAILURES,
).toSorted((one, other) => one.code - other.code);

/** One wrong field: a JSON pointer into the request body, and what to do about it (Japanese). */
export type FieldError = { readonly pointer: string; readonly code: number; readonly message: string };

export type ApiErrorOptions = {
  /** Japanese sentence that says what to do; without it the catalogue's own text is shown. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[] | undefined;
  /** What would be possible now, with TRANSITION_NOT_ALLOWED. */
  readonly allowedActions?: readonly string[];
  readonly retryAfterSeconds?: number;
  /** Content-Range of RANGE_NOT_SATISFIABLE: how long the file is. */
  readonly contentRange?: string;
  readonly cause?: unknown;
};

/** The only error that services throw on purpose. The error middleware turns it into problem+json. */
export class ApiError extends Error {
  readonly failure: Failure;
  readonly code: ErrorCode;
  readonly status: number;
  readonly reason: ErrorReason;
  /** The catalogue's own sentence. */
  readonly title: string;
  readonly options: ApiErrorOptions;

  constructor(failure: Failure, options: ApiErrorOptions = {}) {
    super(options.detail ?? failure, { cause: options.cause });
    this.name = 'ApiError';
    this.failure = failure;
    this.code = FAILURES[failure].code;
    this.status = FAILURES[failure].status;
    this.reason = FAILURES[failure].reason;
    this.title = ErrorCodeLabel[this.code];
    this.options = options;
  }

  /** The message of the response. */
  get sentence(): string {
    return this.options.detail ?? this.title;
  }
}

/** Soon: one of the person's own works has ended by then, as a rule. */
const SHARE_RETRY_SECONDS = 5;

/** One person has as much in work, and waiting, as he may. */
export const shareSpent = (cause: unknown): ApiError =>
  new ApiError('TOO_MANY_REQUESTS', {
    detail: commonMessages.shareSpent,
    retryAfterSeconds: SHARE_RETRY_SECONDS,
    cause,
  });

/** A wrong or missing field named by its JSON pointer. */
export const invalidField = (pointer: string, message: string): ApiError =>
  new ApiError('INVALID_PARAMETER', { detail: message, errors: [{ pointer, code: 1004, message }] });
