import { ApiError, ErrorCode, type FieldProblem } from './errors.ts';

const KNOWN_CODES: ReadonlySet<unknown> = new Set(Object.values(ErrorCode));

const isKnownCode = (value: unknown): value is ErrorCode => KNOWN_CODES.has(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/**
 * Makes the error of a failed answer.
 * @param body the answer as text or already parsed; what is not a JSON object is ignored (spec 7)
 */
export const problemOf = (response: Pick<Response, 'status' | 'headers'>, body: unknown): ApiError => {
  const problem = isRecord(body) ? body : parseObject(body);
  return new ApiError({
    status: response.status,
    code: isKnownCode(problem.code) ? problem.code : null,
    detail: textOf(problem.detail),
    requestId: textOf(problem.requestId) ?? response.headers.get('x-request-id'),
    errors: Array.isArray(problem.errors) ? problem.errors.flatMap(fieldProblemOf) : [],
    retryAfterSeconds: retryAfterSecondsOf(response.headers.get('retry-after')),
    body: problem,
  });
};

const parseObject = (body: unknown): Record<string, unknown> => {
  if (typeof body !== 'string') return {};
  try {
    const value: unknown = JSON.parse(body);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

const fieldProblemOf = (value: unknown): FieldProblem[] => {
  if (!isRecord(value)) return [];
  const pointer = textOf(value.pointer);
  const message = textOf(value.message);
  if (pointer === null || message === null) return [];
  return [{ pointer, message, code: typeof value.code === 'number' ? value.code : null }];
};

const retryAfterSecondsOf = (header: string | null): number | null =>
  header !== null && /^[0-9]+$/.test(header) ? Number(header) : null;
