import { errorNames } from './generated/facts.ts';

/** The numbers of the error catalogue; their meaning never changes. */
export type ErrorCode = keyof typeof errorNames;

/** The name of a number of the catalogue. */
export type ErrorReason = (typeof errorNames)[ErrorCode];

/** A place in the request that the server refused; `pointer` is a JSON pointer into the body, or `?name`. */
export type FieldProblem = {
  readonly pointer: string;
  readonly code: number | null;
  readonly message: string;
};

type Details = Pick<
  ApiProblem,
  'status' | 'code' | 'reason' | 'fields' | 'allowedActions' | 'requestId' | 'retryAfterSeconds' | 'body'
>;

/** A call that was answered with a refusal. A call without an answer throws what `fetch` throws, a TypeError. */
export class ApiProblem extends Error {
  /** Of HTTP. It tells the three kinds of INVALID_PARAMETER apart: 400 wrong, 409 not now, 412 changed meanwhile. */
  declare readonly status: number;
  /** Null when the answer is none of the product's, e.g. the page of a proxy. */
  declare readonly code: ErrorCode | null;
  declare readonly reason: ErrorReason | null;
  /** What was refused, place by place. */
  declare readonly fields: readonly FieldProblem[];
  /** What may be done now, where a transition was refused (409). */
  declare readonly allowedActions: readonly string[];
  /** The number to ask the office with. */
  declare readonly requestId: string | null;
  declare readonly retryAfterSeconds: number | null;
  /** The whole answer. */
  declare readonly body: Readonly<Record<string, unknown>>;

  /** @param sentence in Japanese: what happened and what to do */
  constructor(sentence: string, details: Details) {
    super(sentence);
    this.name = 'ApiProblem';
    Object.assign(this, details);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'number' && Object.hasOwn(errorNames, value);

const parsed = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

const fieldOf = (value: unknown): FieldProblem[] =>
  isRecord(value) && typeof value.pointer === 'string' && typeof value.message === 'string'
    ? [
        {
          pointer: value.pointer,
          message: value.message,
          code: typeof value.code === 'number' ? value.code : null,
        },
      ]
    : [];

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const textOr = (value: unknown, instead: string | null): string | null =>
  typeof value === 'string' ? value : instead;

/** Seconds of `Retry-After`; null without it, or where it is a date. */
export const retryAfterSecondsOf = (headers: Headers): number | null => {
  const header = headers.get('retry-after');
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;
};

/** The number of the catalogue that an answer carries; the answer can still be read afterwards. */
export const codeOf = async (response: Response): Promise<ErrorCode | null> => {
  const { code } = parsed(await response.clone().text());
  return isErrorCode(code) ? code : null;
};

/** Reads a refusal. A body that is no JSON object is left aside. */
export const problemOf = async (response: Response): Promise<ApiProblem> => {
  const { status, headers } = response;
  const body = parsed(await response.text());
  const code = isErrorCode(body.code) ? body.code : null;
  return new ApiProblem(textOr(body.detail, null) ?? `HTTP ${status}`, {
    status,
    code,
    reason: code === null ? null : errorNames[code],
    fields: listOf(body.errors).flatMap(fieldOf),
    allowedActions: listOf(body.allowedActions).filter((action) => typeof action === 'string'),
    requestId: textOr(body.requestId, headers.get('x-request-id')),
    retryAfterSeconds: retryAfterSecondsOf(headers),
    body,
  });
};
