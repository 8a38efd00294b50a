import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PlainApp, startPlainApp } from '#bff/testing/plainApp.ts';
import { contextOf, requestContext } from './requestContext.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

let app: PlainApp;
const lines: string[] = [];

beforeAll(async () => {
  const log = pino({}, { write: (line: string) => lines.push(line) });
  app = await startPlainApp((plain) => {
    plain.get('/outside', (request, response) => {
      expect(() => contextOf(request)).toThrow('requestContext is not mounted');
      response.send('');
    });
    plain.use(requestContext(log, () => new Date()));
    plain.get('/', (request, response) => {
      contextOf(request).log.info('seen');
      response.send(contextOf(request).requestId);
    });
  });
});
afterAll(() => app.stop());

describe('the id of a request', () => {
  it('is made for a request without one, another each time, and answered in X-Request-Id', async () => {
    const [first, second] = [await app.get('/'), await app.get('/')];
    expect(first.headers['x-request-id']).toMatch(UUID);
    expect(first.body).toBe(first.headers['x-request-id']);
    expect(second.body).not.toBe(first.body);
  });

  it.each(['proxy-12345678', 'a.b_c-12', 'x'.repeat(64)])('is the caller’s where he sends %s', async (id) => {
    expect((await app.get('/', { 'X-Request-Id': id })).headers['x-request-id']).toBe(id);
  });

  it.each(['short', 'x'.repeat(65), 'two words here', 'quote"12345', '<script>1234'])(
    'is never a caller’s %j, which could forge lines of the log',
    async (id) => {
      expect((await app.get('/', { 'X-Request-Id': id })).headers['x-request-id']).toMatch(UUID);
    },
  );

  it('stands in every line that the request logs', async () => {
    const { body } = await app.get('/');
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({ requestId: body, msg: 'seen' });
  });

  it('is missed loudly where the middleware is not mounted', async () => {
    expect((await app.get('/outside')).status).toBe(200);
  });
});
