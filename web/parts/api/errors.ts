import { ErrorCode } from './generated/enums/ErrorCode.ts';
import type { components } from './generated/types.ts';

export { ErrorCode };

/** What the client does about a failed call (spec 7 "Handling of answers"). */
export type Treatment = 'empty' | 'logIn' | 'otherAccount' | 'genericNotice';

/**
 * What the call wanted: a read, a change, the check of a password (its 401 stays on the screen), or the
 * session itself (restoring, ending: the session store answers its 401).
 */
export type CallKind = 'read' | 'change' | 'credentials' | 'session';

/**
 * The one table. A code that is not in it shows the generic notice.
 * `credentials` is the exception: at log-in and in the password dialog a 401 means "wrong password", not
 * "log in again" (spec 4, 8).
 */
const TREATMENTS: Partial<Record<ErrorCode, Partial<Record<CallKind, Treatment>>>> = {
  [ErrorCode.NOT_FOUND]: { read: 'empty' },
  [ErrorCode.ACCESS_DENIED]: { read: 'empty' },
  [ErrorCode.UNAUTHORIZED]: { read: 'logIn', change: 'logIn' },
  [ErrorCode.SESSION_EXPIRED]: { read: 'logIn', change: 'logIn', credentials: 'logIn' },
  // The question for a second factor was closed: nothing comes, and who closed it knows why.
  [ErrorCode.STEP_UP_NEEDED]: { read: 'empty', change: 'empty' },
  [ErrorCode.SESSION_INVALIDATED]: { read: 'logIn', change: 'logIn', credentials: 'logIn' },
};

/** A place in the request that the server refused; `pointer` is a JSON pointer into body or query. */
export type FieldProblem = {
  readonly pointer: string;
  readonly code: number | null;
  readonly message: string;
};

type Details = {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly detail?: string | null;
  readonly requestId?: string | null;
  readonly errors?: readonly FieldProblem[];
  readonly retryAfterSeconds?: number | null;
  readonly body?: Readonly<Record<string, unknown>>;
};

/** A call that the server refused or failed. `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  /** Null when the answer carried no code the catalogue knows, e.g. an HTML page of a proxy. */
  readonly code: ErrorCode | null;
  /** The server's sentence in Japanese that says what to do, if it sent one. */
  readonly detail: string | null;
  readonly requestId: string | null;
  readonly errors: readonly FieldProblem[];
  readonly retryAfterSeconds: number | null;
  /** The whole answer, for members that single operations add (allowedActions, remainingAttempts). */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(details: Details) {
    super(details.detail ?? `HTTP ${details.status}`);
    this.name = 'ApiError';
    this.status = details.status;
    this.code = details.code;
    this.detail = details.detail ?? null;
    this.requestId = details.requestId ?? null;
    this.errors = details.errors ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.body = details.body ?? {};
  }
}

/** True for an answer 401 that carries a code: an authentication failure (spec 8). */
export const isUnauthorised = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 401 && error.code !== null;

/** True when the record was changed by someone else since it was read (If-Match did not fit). */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 412;

// A word, where the list of all reasons would be a part of every page.
const OTHER_ACCOUNT: components['schemas']['ErrorReason'] = 'otherAccount';

/** True when somebody else is logged in by now than the one whose page the call was made from. */
export const isOtherAccount = (error: unknown): boolean =>
  error instanceof ApiError && error.body.reason === OTHER_ACCOUNT;

/**
 * Not the server's last word: no answer, too much at once, a fault of its own, nobody or somebody else logged in. The same
 * may be sent later.
 */
export const mayPass = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return true;
  const { status } = error;
  return status === 0 || status === 401 || status === 429 || status >= 500 || isOtherAccount(error);
};

/** Looks the treatment of a failed call up in the one table. */
export const treatmentOf = (error: unknown, kind: CallKind): Treatment => {
  if (!(error instanceof ApiError) || error.code === null) return 'genericNotice';
  // Said once above the page, which keeps what it shows.
  if (isOtherAccount(error)) return 'otherAccount';
  return TREATMENTS[error.code]?.[kind] ?? 'genericNotice';
};
