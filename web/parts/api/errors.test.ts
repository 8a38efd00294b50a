import { describe, expect, it } from 'vitest';
import { ApiError, type CallKind, ErrorCode, isConflict, isUnauthorised, treatmentOf } from './errors.ts';
import { problemOf } from './problem.ts';

const errorWith = (status: number, code: number | null) =>
  problemOf(new Response(null, { status }), JSON.stringify({ code }));

describe('the one table of treatments (spec 7)', () => {
  it.each<[number, number, CallKind, string]>([
    [404, ErrorCode.NOT_FOUND, 'read', 'empty'],
    [403, ErrorCode.ACCESS_DENIED, 'read', 'empty'],
    [404, ErrorCode.NOT_FOUND, 'change', 'genericNotice'],
    [403, ErrorCode.ACCESS_DENIED, 'change', 'genericNotice'],
    [401, ErrorCode.UNAUTHORIZED, 'read', 'logIn'],
    [401, ErrorCode.UNAUTHORIZED, 'change', 'logIn'],
    [401, ErrorCode.UNAUTHORIZED, 'credentials', 'genericNotice'],
    [401, ErrorCode.SESSION_EXPIRED, 'read', 'logIn'],
    [401, ErrorCode.SESSION_EXPIRED, 'credentials', 'logIn'],
    [401, ErrorCode.SESSION_INVALIDATED, 'change', 'logIn'],
    [400, ErrorCode.INVALID_PARAMETER, 'change', 'genericNotice'],
    [429, ErrorCode.TOO_MANY_REQUESTS, 'change', 'genericNotice'],
    [503, ErrorCode.SERVICE_UNAVAILABLE, 'read', 'genericNotice'],
    [500, ErrorCode.INTERNAL_ERROR, 'read', 'genericNotice'],
  ])('HTTP %i with code %i on a %s call → %s', (status, code, kind, treatment) => {
    expect(treatmentOf(errorWith(status, code), kind)).toBe(treatment);
  });

  it('shows the generic notice for an answer without a code and for a broken connection', () => {
    expect(treatmentOf(errorWith(404, null), 'read')).toBe('genericNotice');
    expect(treatmentOf(new TypeError('Failed to fetch'), 'read')).toBe('genericNotice');
  });

  it('counts a 401 as an authentication failure only when it carries a code (spec 8)', () => {
    expect(isUnauthorised(errorWith(401, 1006))).toBe(true);
    expect(isUnauthorised(errorWith(401, null))).toBe(false);
    expect(isUnauthorised(errorWith(403, 1000))).toBe(false);
  });

  it('knows a record that was changed meanwhile by its 412', () => {
    expect(isConflict(errorWith(412, 1004))).toBe(true);
    expect(isConflict(errorWith(409, 1004))).toBe(false);
  });
});

describe('the error of an answer', () => {
  it('reads code, sentence, request id, fields and waiting time', () => {
    const body = JSON.stringify({
      code: 1100,
      title: 'Too many requests',
      detail: '15分後にもう一度お試しください。',
      requestId: 'r-1',
      errors: [{ pointer: '/email', code: 1004, message: '入力してください' }, { pointer: 3 }, null],
    });
    const error = problemOf(new Response(null, { status: 429, headers: { 'retry-after': '900' } }), body);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 429,
      code: 1100,
      detail: '15分後にもう一度お試しください。',
      requestId: 'r-1',
      retryAfterSeconds: 900,
      errors: [{ pointer: '/email', code: 1004, message: '入力してください' }],
    });
  });

  it.each(['', '<html>502 Bad Gateway</html>', '"text"', '[]', 'null', '{'])(
    'ignores the body %j',
    (body) => {
      expect(problemOf(new Response(null, { status: 502 }), body)).toMatchObject({
        status: 502,
        code: null,
        detail: null,
        errors: [],
      });
    },
  );

  it('does not take a code that the catalogue lacks', () => {
    expect(problemOf(new Response(null, { status: 401 }), '{"code":1}').code).toBeNull();
  });
});
