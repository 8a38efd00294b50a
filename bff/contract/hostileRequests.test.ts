import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContractDocument, type MountedOperation, mountedOperations } from '../core/contractDocument.ts';
import { ErrorCodeLabel } from '../generated/contract/enums.ts';
import { assertAnswerFits } from '../testing/contractCheck.ts';
import { hostileRequestsTo, sessionHeader } from '../testing/hostile/hostileRequests.ts';
import { signIn } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { createRandom } from '../testing/world/random.ts';
import {
  createRawClient,
  type RawAnswer,
  type RawClient,
  type RawRequest,
} from '../testing/world/rawClient.ts';
import { makeWorld, type World } from '../testing/world/world.ts';

/*
 * What nobody sends by accident, to every operation (quality, Reliability F11): never a 5xx, always an answer of the
 * contract. The generator's seed is fixed, so that a failure comes again.
 */

const SEED = 20_261_120;
const PER_OPERATION = 11;

const document = loadContractDocument();
const operations = mountedOperations();

let server: TestServer;
let world: World;
let client: RawClient;

beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
  client = createRawClient(server.url);
});
afterAll(async () => {
  client.close();
  await server.stop();
});

const codes = new Set(Object.keys(ErrorCodeLabel).map(Number));

/** Node answers what it cannot read as HTTP itself, before the application. */
const isNodesOwn = ({ status, bytes }: RawAnswer): boolean =>
  [400, 417, 431].includes(status) && bytes.length === 0;

/** @throws Error that says what is wrong with the answer to a request that belongs to no operation for sure */
const assertIsProblem = (answer: RawAnswer): void => {
  if (answer.status < 400) return;
  if (answer.status >= 500) throw new Error(`answers ${answer.status}`);
  if (isNodesOwn(answer)) return;
  if (!answer.contentType.startsWith('application/problem+json')) throw new Error(`is ${answer.contentType}`);
  const { code, status } = answer.json as { code: number; status: number };
  if (!codes.has(code) || status !== answer.status) throw new Error(`says ${status} ${code}`);
};

/** An address that a hostile id has led to another operation, or to none, is judged by the general rule alone. */
const belongsTo = ({ path }: MountedOperation, { target }: RawRequest): boolean => {
  const pattern = path.replaceAll(/\{[^}]+\}/g, '[0-9a-f-]+');
  return new RegExp(`^${pattern}$`).test(target.split('?')[0] ?? '');
};

const assertFits = (operation: MountedOperation, request: RawRequest, answer: RawAnswer): void => {
  assertIsProblem(answer);
  if (!belongsTo(operation, request) || isNodesOwn(answer)) return;
  const { status, contentType, bytes } = answer;
  const body = answer.json === undefined && bytes.length > 0 ? null : answer.json;
  assertAnswerFits({ ...operation, status, contentType, body });
};

const shown = ({ method, target, headers, body }: RawRequest): string =>
  [method, target, JSON.stringify(headers), body?.toString()].map((part) => part?.slice(0, 300)).join(' ');

/** What is wrong with the answer to a request; undefined when nothing is. */
const complaint = async (
  request: RawRequest,
  check: (answer: RawAnswer) => void,
): Promise<string | undefined> => {
  try {
    check(await client.send(request));
    return undefined;
  } catch (error) {
    return `${shown(request)} → ${error instanceof Error ? error.message : error}`;
  }
};

const isAlive = async (): Promise<boolean> =>
  (await client.send({ method: 'GET', target: '/healthz' })).status === 200;

describe('a malformed request', () => {
  it('to any operation is answered by the contract, never by 5xx, and the server lives', async () => {
    const random = createRandom(SEED);
    const complaints: string[] = [];
    for (const operation of operations) {
      const requests = hostileRequestsTo({ document, world, random }, operation, PER_OPERATION);
      const found = await Promise.all(
        requests.map((request) => complaint(request, (answer) => assertFits(operation, request, answer))),
      );
      complaints.push(...found.filter((text) => text !== undefined));
    }
    expect(complaints).toEqual([]);
    expect(await isAlive()).toBe(true);
  });

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/admin',
    '/api/admin/project/',
    '/API/admin/project',
    '/api//admin/project',
    '/api/admin/../../etc/passwd',
    '/api/%2e%2e/%2e%2e/etc/passwd',
    '/api/admin/project/1/2/3',
    '/api/%00',
    '/api/%',
    '/api/admin%2fproject',
    '/api/openapi.yaml/..',
    '/api/docs/%2e%2e%2fpackage.json',
  ])('to %s, where nothing is, answers 1005 or 1004', async (target) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const answer = await client.send({ method, target, headers: sessionHeader(world.jmac.session) });
      assertIsProblem(answer);
      expect([1004, 1005], `${method} ${answer.status}`).toContain((answer.json as { code: number }).code);
    }
  });

  it('with a method that an address does not know answers 1005', async () => {
    const paths = new Map(operations.map(({ path }) => [path.replaceAll(/\{[^}]+\}/g, '1'), path]));
    const wrong: string[] = [];
    for (const [target, path] of paths) {
      const known = operations.filter((operation) => operation.path === path).map(({ method }) => method);
      const method =
        ['delete', 'patch', 'put'].find((word) => !known.some((name) => name === word)) ?? 'TRACE';
      const answer = await client.send({ method: method.toUpperCase(), target });
      const code = (answer.json as { code?: number } | undefined)?.code;
      // An address of fixed words may also be one with a parameter, which then asks for its session.
      if (code !== 1005 && code !== 1006 && code !== 1004) wrong.push(`${method} ${target} ${answer.status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('by HEAD or OPTIONS has an answer without a body, and does nothing', async () => {
    for (const { path } of operations.filter(({ method }) => method === 'get')) {
      const target = path.replaceAll(/\{[^}]+\}/g, '1');
      const head = await client.send({ method: 'HEAD', target });
      expect(head.status, path).toBeLessThan(500);
      expect(head.bytes).toHaveLength(0);
      expect((await client.send({ method: 'OPTIONS', target })).status, path).toBeLessThan(500);
    }
  });

  it.each(['', '.', 'x', 'x.y', '00000000-0000-4000-8000-000000000000.x', 'A'.repeat(200), '%00', '../../x'])(
    'with the session %j answers 1006',
    async (token) => {
      const headers = { 'x-admin-session': token };
      const answer = await client.send({ method: 'GET', target: '/api/admin/project', headers });
      expect([answer.status, (answer.json as { code: number }).code]).toEqual([401, 1006]);
    },
  );

  it.each(['adminBinding=%', 'adminBinding=%E3%81', 'adminBinding', 'adminBinding=a=b', 'adminBinding=%00'])(
    'with the cookie %s beside a browser’s session answers 401',
    async (cookie) => {
      const { token } = await signIn(server, 'admin', world.maff.id);
      await server.database.client.session.update({
        where: { id: token.split('.')[0] ?? '' },
        data: { browserBindingHash: new Uint8Array(32) },
      });
      const headers = { 'x-admin-session': token, cookie };
      const answer = await client.send({ method: 'GET', target: '/api/admin/project', headers });
      expect(answer.status).toBe(401);
      assertIsProblem(answer);
    },
  );
});
