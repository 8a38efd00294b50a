import type { AddressInfo } from 'node:net';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { problemHandler } from '#bff/http/middleware/problem.ts';
import { requestContext } from '#bff/http/middleware/requestContext.ts';
import { assertAnswerFits } from '#bff/testing/contractCheck.ts';
import { isScenario, scenarios } from './scenarios.ts';

const answer: RequestHandler = (_request, response) => {
  response.json({});
};

let close = (): void => undefined;
afterEach(() => {
  close();
  vi.useRealTimers();
});

/** An app that answers everything, behind a scenario. */
const start = async (name: 'flaky' | 'outage') => {
  const app = express();
  app.use(
    requestContext(pino({ level: 'silent' }), () => new Date()),
    scenarios[name].front(),
  );
  app.use(answer, problemHandler);
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  close = () => void server.close();
  const { port } = server.address() as AddressInfo;
  return (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
};

describe('the scenarios of the mock', () => {
  it('an outage refuses every call as the contract says, with when to come again', async () => {
    const ask = await start('outage');
    for (const path of ['/api/admin/project', '/api/meta/server_time']) {
      const answer = await ask(path);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
      const { status } = answer;
      const contentType = answer.headers.get('content-type') ?? '';
      const body = await answer.json();
      assertAnswerFits({ operationId: 'x', method: 'get', path, status, contentType, body });
    }
  });

  it('an outage leaves what is no call of the API alone', async () => {
    const ask = await start('outage');
    expect((await ask('/dev/mail')).status).toBe(200);
  });

  it('who comes again is answered where every second call is put off', async () => {
    const ask = await start('flaky');
    const seen: (number | string | null)[][] = [];
    for (let call = 0; call < 4; call += 1) {
      const { status, headers } = await ask('/api/admin/project');
      seen.push([status, headers.get('retry-after')]);
    }
    expect(seen).toEqual([
      [503, '1'],
      [200, null],
      [503, '1'],
      [200, null],
    ]);
  });

  it('a slow answer comes after two seconds', () => {
    vi.useFakeTimers();
    const next = vi.fn();
    const request: Partial<Request> = { path: '/api/admin/project' };
    const response: Partial<Response> = {};
    scenarios.slow.front()(request as Request, response as Response, next);
    vi.advanceTimersByTime(1_999);
    expect(next).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(next).toHaveBeenCalledExactlyOnceWith();
  });

  it('no other name is a scenario', () => {
    expect(['demo', 'toString', ''].map(isScenario)).toEqual([true, false, false]);
  });
});
