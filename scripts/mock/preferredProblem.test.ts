import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  loadContractDocument,
  type MountedOperation,
  mountedOperations,
} from '#bff/core/contractDocument.ts';
import { problemHandler } from '#bff/http/middleware/problem.ts';
import { requestContext } from '#bff/http/middleware/requestContext.ts';
import { assertAnswerFits } from '#bff/testing/contractCheck.ts';
import { createDeclaredProblems } from './declaredProblems.ts';
import { preferenceIn, preferredProblem } from './preferredProblem.ts';

const document = loadContractDocument();
const problemsOf = createDeclaredProblems(document);

/** The statuses of the refusals that an operation declares. */
const refusalsOf = ({ path, method }: Pick<MountedOperation, 'path' | 'method'>): number[] => {
  const operation = document.paths[path]?.[method] as { responses: object } | undefined;
  return Object.keys(operation?.responses ?? {})
    .map(Number)
    .filter((status) => status >= 400);
};

const answer: RequestHandler = (_request, response) => {
  response.json({ answeredBy: 'the product' });
};

let url: string;
let close: () => void;

beforeAll(async () => {
  const app = express();
  app.use(
    requestContext(pino({ level: 'silent' }), () => new Date()),
    preferredProblem(document),
  );
  app.use(answer, problemHandler);
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => void server.close();
});
afterAll(() => close());

const ask = async (path: string, prefer: string, init: RequestInit = {}) => {
  const answer = await fetch(`${url}${path}`, { ...init, headers: { prefer } });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};

const round = '/api/admin/project/1';

describe('the problems that a contract declares', () => {
  it('are of every operation, each under its own status, with a code of it and what is promised beside it', {
    tags: ['slow'],
  }, () => {
    const different = new Map<string, Parameters<typeof assertAnswerFits>[0]>();
    for (const operation of mountedOperations()) {
      const problems = problemsOf(operation);
      expect(new Set(problems.map(({ status }) => status))).toEqual(new Set(refusalsOf(operation)));
      for (const { status, body, headers } of problems) {
        expect([operation.operationId, body.status]).toEqual([operation.operationId, status]);
        if (status === 429 || status === 503) expect(headers['Retry-After']).toMatch(/^\d+$/);
        const contentType = 'application/problem+json';
        different.set(JSON.stringify(body), { ...operation, status, contentType, body });
      }
    }
    expect(different.size).toBeGreaterThan(20);
    for (const answer of different.values()) assertAnswerFits(answer);
  });
});

describe('Prefer', () => {
  it.each([
    ['code=400', 400, 1001],
    ['code=401', 401, 1006],
    ['code=403', 403, 1000],
    ['code=404', 404, 1005],
    ['code=409', 409, 1004],
    ['code=412', 412, 1004],
    ['code=429', 429, 1100],
    ['code=500', 500, 1199],
    ['code=503', 503, 1101],
    ['code=401, example=expired', 401, 1007],
    ['example="invalidated"', 401, 1008],
    ['Code=400 , Example=notJson', 400, 1002],
  ])('%s answers %i with code %i, whoever asks', async (prefer, status, code) => {
    const answer = await ask(round, prefer, { method: 'PATCH', body: '{' });
    expect([answer.status, answer.body.status, answer.body.code]).toEqual([status, status, code]);
    expect(answer.headers.get('preference-applied')).toContain(`code=${status}`);
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  });

  it('says when to come again, and what is left of a limit', async () => {
    const { headers } = await ask(round, 'code=429');
    expect(headers.get('retry-after')).toBe('30');
    expect(headers.get('ratelimit')).toMatch(/^"minute";r=\d+;t=\d+$/);
  });

  it.each(['code=418', 'code=200', 'example=nobodyWroteThis', 'code=404, example=expired'])(
    '%s is refused aloud, with what there is',
    async (prefer) => {
      const { status, body } = await ask(round, prefer);
      expect([status, body.code]).toEqual([400, 1004]);
      expect(body.detail).toContain('code=401, example=expired');
    },
  );

  it('goes on to the product when it asks nothing of a mock, and at an address without an operation', async () => {
    expect((await ask(round, 'return=minimal, respond-async')).body).toEqual({ answeredBy: 'the product' });
    expect((await ask('/api/admin/projects', 'code=404')).body).toEqual({ answeredBy: 'the product' });
  });

  it('is read up to the twentieth preference', () => {
    expect(preferenceIn(`${'wait=1,'.repeat(19)}code=409`)).toEqual({ code: '409' });
    expect(preferenceIn(`${'wait=1,'.repeat(20)}code=409`)).toBeNull();
  });
});
