import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  loadContractDocument,
  type MountedOperation,
  mountedOperations,
} from '#bff/core/contractDocument.ts';
import { ErrorCodeLabel } from '#bff/generated/contract/enums.ts';
import { assertAnswerFits } from '#bff/testing/contractCheck.ts';
import { hostileRequestsTo, sessionHeader } from '#bff/testing/hostile/hostileRequests.ts';
import { complaintsAbout } from '#bff/testing/matrix/complaints.ts';
import { signIn } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { createRandom } from '#bff/testing/world/random.ts';
import {
  createRawClient,
  type RawAnswer,
  type RawClient,
  type RawRequest,
} from '#bff/testing/world/rawClient.ts';
import { makeWorld, type World } from '#bff/testing/world/world.ts';

/*
 * What nobody sends by accident, to every operation (quality, Reliability F11): never a 5xx, always an answer of the
 * contract. The generator's seed is fixed, so that a failure comes again.
 */

const SEED = 20_261_120;
const PER_OPERATION = 11;

/** Addresses where nothing is. */
const NOWHERE = [
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
];

const UUID = '00000000-0000-4000-8000-000000000000';

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

/** What is wrong with the answers to some requests, which are sent together. */
const complaintsOf = (
  requests: readonly RawRequest[],
  check: (answer: RawAnswer, request: RawRequest) => void,
): Promise<string[]> =>
  complaintsAbout(
    requests,
    async (request) => {
      const answer = await client.send(request);
      try {
        check(answer, request);
        return undefined;
      } catch (error) {
        return `${shown(request)} → ${error instanceof Error ? error.message : error}`;
      }
    },
    PER_OPERATION,
  );

/** @throws Error unless it is a problem of one of these codes */
const assertCode = (answer: RawAnswer, ...expected: readonly number[]): void => {
  assertIsProblem(answer);
  const { code = 0 } = (answer.json ?? {}) as { code?: number };
  if (!expected.includes(code)) throw new Error(`${answer.status} ${code}, not ${expected.join(' or ')}`);
};

const isAlive = async (): Promise<boolean> =>
  (await client.send({ method: 'GET', target: '/healthz' })).status === 200;

type Parameter = { readonly $ref?: string; readonly name?: string };

/** The names of an operation's parameters. */
const listQueryOf = ({ path, method }: MountedOperation): (string | undefined)[] => {
  const written = document.paths[path]?.[method] as { parameters?: readonly Parameter[] } | undefined;
  const named = document.components as unknown as { parameters: Record<string, Parameter> };
  return (written?.parameters ?? []).map(
    ({ $ref, name }) => name ?? named.parameters[$ref?.split('/').at(-1) ?? '']?.name,
  );
};

/* What is typed stands beside the statement, never in it (ASVS 5.0): as a word it finds nothing, and changes nothing. */

const AS_SQL = ["' OR '1'='1", "') OR TRUE --", "'; DELETE FROM admin_user; --", '%', '_%', '\\', '$1', '"'];

describe('SQL that is typed into a search', () => {
  const isJmacs = ({ security }: MountedOperation) =>
    security.some(({ adminSession }) => adminSession?.includes('JMAC') === true);
  /** Lists; reminders are asked for by their kind and day as well. */
  const searches = operations.filter(
    (operation) =>
      operation.method === 'get' &&
      !/\{|export\b|archive|reminder/.test(operation.path) &&
      isJmacs(operation) &&
      listQueryOf(operation).includes('q'),
  );
  const totalOf = async (path: string, words: string): Promise<unknown> => {
    const target = `${path}?q=${encodeURIComponent(words)}&limit=1`;
    const answer = await client.send({ method: 'GET', target, headers: sessionHeader(world.jmac.session) });
    return answer.status === 200 ? (answer.json as { total?: number }).total : `${answer.status}`;
  };

  it('of any list finds no row, where an empty one finds them all', async () => {
    const found = await Promise.all(
      searches.flatMap(({ path }) => AS_SQL.map(async (words) => [path, words, await totalOf(path, words)])),
    );
    expect(found.filter(([, , total]) => total !== 0)).toEqual([]);
    const all = await Promise.all(searches.map(({ path }) => totalOf(path, '')));
    expect(all.filter((total) => Number(total) > 0).length).toBeGreaterThan(10);
    expect(searches.length).toBeGreaterThan(20);
  });
});

describe('a malformed request', () => {
  it('to any operation is answered by the contract, never by 5xx, and the server lives', async () => {
    const random = createRandom(SEED);
    const complaints: string[] = [];
    let sent = 0;
    for (const operation of operations) {
      const requests = hostileRequestsTo({ document, world, random }, operation, PER_OPERATION);
      sent += requests.length;
      complaints.push(
        ...(await complaintsOf(requests, (answer, request) => assertFits(operation, request, answer))),
      );
    }
    expect(complaints).toEqual([]);
    expect(sent).toBeGreaterThan(6_000);
    expect(await isAlive()).toBe(true);
  });

  it('to an address where nothing is answers 1005 or 1004', async () => {
    const headers = sessionHeader(world.jmac.session);
    const requests = NOWHERE.flatMap((target) =>
      ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ method, target, headers })),
    );
    expect(await complaintsOf(requests, (answer) => assertCode(answer, 1004, 1005))).toEqual([]);
  });

  it('with a method that an address does not know answers 1005', async () => {
    const paths = new Map(operations.map(({ path }) => [path.replaceAll(/\{[^}]+\}/g, '1'), path]));
    const requests = [...paths].map(([target, path]) => {
      const known = operations.filter((operation) => operation.path === path).map(({ method }) => method);
      const method =
        ['delete', 'patch', 'put'].find((word) => !known.some((name) => name === word)) ?? 'trace';
      return { method: method.toUpperCase(), target };
    });
    // An address of fixed words may also be one with a parameter, which then asks for its session.
    expect(await complaintsOf(requests, (answer) => assertCode(answer, 1004, 1005, 1006))).toEqual([]);
    expect(requests.length).toBeGreaterThan(400);
  });

  it('by HEAD or OPTIONS has an answer without a body, and does nothing', async () => {
    const targets = operations
      .filter(({ method }) => method === 'get')
      .map(({ path }) => path.replaceAll(/\{[^}]+\}/g, '1'));
    const heads = targets.map((target) => ({ method: 'HEAD', target }));
    const options = targets.map((target) => ({ method: 'OPTIONS', target }));
    const complaints = await complaintsOf([...heads, ...options], ({ status, bytes }, { method }) => {
      if (status >= 500) throw new Error(`answers ${status}`);
      if (method === 'HEAD' && bytes.length > 0) throw new Error(`has a body of ${bytes.length}`);
    });
    expect(complaints).toEqual([]);
    expect(targets.length).toBeGreaterThan(200);
  });

  it('with a session that is none answers 1006', async () => {
    const requests = ['', '.', 'x', 'x.y', `${UUID}.x`, 'A'.repeat(200), '%00', '../../x'].map((token) => ({
      method: 'GET',
      target: '/api/admin/project',
      headers: { 'x-admin-session': token },
    }));
    expect(await complaintsOf(requests, (answer) => assertCode(answer, 1006))).toEqual([]);
  });

  it('with a broken cookie beside a browser’s session answers 401', async () => {
    const cookies = ['%', '%E3%81', '%00', 'a=b'].map((value) => `adminBinding=${value}`);
    const requests: RawRequest[] = [];
    for (const cookie of [...cookies, 'adminBinding']) {
      const { token } = await signIn(server, 'admin', world.maff.id);
      await server.database.client.session.update({
        where: { id: token.split('.')[0] ?? '' },
        data: { browserBindingHash: new Uint8Array(32) },
      });
      requests.push({
        method: 'GET',
        target: '/api/admin/project',
        headers: { 'x-admin-session': token, cookie },
      });
    }
    const complaints = await complaintsOf(requests, (answer) => {
      assertIsProblem(answer);
      if (answer.status !== 401) throw new Error(`answers ${answer.status}`);
    });
    expect(complaints).toEqual([]);
  });
});
