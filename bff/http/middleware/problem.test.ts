import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#bff/core/apiError.ts';
import { ScannerUnavailableError } from '#bff/core/fileScanner.ts';
import { StorageError } from '#bff/core/fileStorage.ts';
import { type PlainApp, startPlainApp } from '#bff/testing/plainApp.ts';
import { problemHandler } from './problem.ts';
import { requestContext } from './requestContext.ts';

let thrown: unknown;
let hasBegun: boolean;
let lines: string[];
let app: PlainApp;

beforeAll(async () => {
  const log = pino({}, { write: (line: string) => lines.push(line) });
  app = await startPlainApp((plain) => {
    plain.use(requestContext(log, () => new Date()));
    plain.get('/', (_request, response) => {
      if (hasBegun) response.write('half of it');
      throw thrown;
    });
    plain.use(problemHandler);
  });
});
afterAll(() => app.stop());
beforeEach(() => {
  hasBegun = false;
  lines = [];
});

const answerTo = async (error: unknown) => {
  thrown = error;
  const { status, headers, body } = await app.get('/');
  return { status, headers, problem: JSON.parse(body) };
};

const http = (status: number, more: object = {}) =>
  Object.assign(new Error('as the library says it'), { status, ...more });

describe('an error', () => {
  it('is answered as problem+json, with its code and the id of the request', async () => {
    const { status, headers, problem } = await answerTo(new ApiError('NOT_FOUND'));
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(problem).toMatchObject({
      type: '/api/docs/errors/1005',
      reason: 'notFound',
      status: 404,
      code: 1005,
    });
    expect(problem.requestId).toBe(headers['x-request-id']);
  });

  it.each([
    ['a body that is no JSON', http(400, { type: 'entity.parse.failed' }), 400, 1002],
    [
      'a body that is no JSON, in words that a lost connection has as well',
      Object.assign(new SyntaxError('Unterminated string: timeout'), {
        status: 400,
        type: 'entity.parse.failed',
      }),
      400,
      1002,
    ],
    ['a body that is too long', http(413, { type: 'entity.too.large' }), 400, 1002],
    ['a character set that nobody reads', http(415, { type: 'charset.unsupported' }), 400, 1002],
    ['no session', http(401), 401, 1006],
    ['a role that may not', http(403), 403, 1000],
    ['an address that is not there', http(404), 404, 1005],
    ['a method that is not there', http(405), 404, 1005],
    ['a full disk', new StorageError('full'), 503, 1101],
    ['a file that is too large', new StorageError('tooLarge'), 413, 1003],
    ['a file that is gone', new StorageError('missing'), 404, 1005],
    ['a broken disk', new StorageError('broken'), 500, 1199],
    ['a scanner that is away', new ScannerUnavailableError('connection refused'), 503, 1101],
    ['anything else', new TypeError('x is not a function'), 500, 1199],
    ['what is no error at all', 'thrown words', 500, 1199],
  ])('for %s has its own status and code', async (_, error, status, code) => {
    expect((await answerTo(error)).problem).toMatchObject({ status, code });
  });

  it.each([
    [new ApiError('INVALID_PARAMETER'), 'invalidParameter', 400],
    [new ApiError('KEY_REUSED'), 'keyReused', 400],
    [new ApiError('TRANSITION_NOT_ALLOWED'), 'notAllowedNow', 409],
    [new ApiError('ALREADY_EXISTS'), 'alreadyExists', 409],
    [new ApiError('LIMIT_REACHED'), 'limitReached', 409],
    [new ApiError('OUTSIDE_PERIOD'), 'outsidePeriod', 409],
    [new ApiError('FILE_NOT_READY'), 'fileNotReady', 409],
    [new ApiError('RECORD_CHANGED'), 'recordChanged', 412],
    [
      http(400, { errors: [{ path: '/body/x', errorCode: 'enum.x', message: 'x' }] }),
      'invalidParameter',
      400,
    ],
  ])('under 1004 has a reason of its own: %s', async (error, reason, status) => {
    expect((await answerTo(error)).problem).toMatchObject({ code: 1004, reason, status });
  });

  it('tells the caller nothing of its cause', async () => {
    const { problem } = await answerTo(new Error('password=hunter2 at /srv/app.ts'));
    expect(JSON.stringify(problem)).not.toMatch(/hunter2|app\.ts/);
  });

  it('is logged with its cause when it is the server’s, and not when it is the caller’s', async () => {
    await answerTo(new Error('the cause'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { msg: 'request failed', err: { message: 'the cause' } },
    ]);
    lines = [];
    await answerTo(new ApiError('INVALID_PARAMETER'));
    expect(lines).toEqual([]);
  });

  it('that says "come again" is one line without a stack: an outage has a thousand of them (faults C)', async () => {
    const connection = new Error('Can’t reach database server');
    const away = Object.assign(new Error('\nInvalid invocation in\nthe whole query\n'), {
      cause: connection,
    });
    await answerTo(new ApiError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5, cause: away }));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 40,
      msg: 'request put off',
      reason: 'Error: Can’t reach database server',
      path: '/',
    });
    expect(lines[0]).not.toContain('stack');
  });

  it('says when to come again', async () => {
    const { headers } = await answerTo(new ApiError('TOO_MANY_REQUESTS', { retryAfterSeconds: 7 }));
    expect(headers['retry-after']).toBe('7');
  });
});

describe('what is wrong in a body', () => {
  const violation = (path: string, errorCode: string, message = 'as the library says it') =>
    http(400, { errors: [{ path, errorCode, message }] });

  it('is named by its place in the body, in a sentence of ours', async () => {
    const { problem } = await answerTo(
      violation('/body/name', 'maxLength.openapi.validation', 'must NOT have more than 100 characters'),
    );
    expect(problem.code).toBe(1004);
    expect(problem.errors).toEqual([
      { pointer: '/name', code: 1004, message: expect.stringContaining('100') },
    ]);
    expect(problem.errors[0].message).not.toContain('characters');
  });

  it('is missing (1001) only where every finding is that something is missing', async () => {
    const missing = { path: '/body/name', errorCode: 'required.openapi.validation', message: 'x' };
    const wrong = { path: '/body/type', errorCode: 'enum.openapi.validation', message: 'x' };
    expect((await answerTo(http(400, { errors: [missing] }))).problem.code).toBe(1001);
    expect((await answerTo(http(400, { errors: [missing, wrong] }))).problem.code).toBe(1004);
  });

  it('is named in 300 letters at most, however long the caller’s property is', async () => {
    const { problem } = await answerTo(violation(`/body/${'x'.repeat(5000)}`, 'additionalProperties.x'));
    expect(problem.errors[0].pointer).toHaveLength(300);
  });
});

describe('an answer that has begun', () => {
  it('is cut off: a half of it must not look whole', async () => {
    hasBegun = true;
    thrown = new Error('the disk broke');
    await expect(app.get('/')).rejects.toThrow();
  });

  it('is nobody’s mistake when the caller has gone', async () => {
    thrown = Object.assign(new Error('premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
    await expect(app.get('/')).rejects.toThrow('socket hang up');
    expect(lines).toEqual([]);
  });
});
