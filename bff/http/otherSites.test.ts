import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountedOperations } from '#bff/core/contractDocument.ts';
import { complaintsAbout } from '#bff/testing/matrix/complaints.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { createRawClient, type RawAnswer, type RawClient } from '#bff/testing/world/rawClient.ts';

/*
 * No other site reads answers (ASVS 5.0): a browser lets a page read what another origin answers only where a header of
 * CORS says so, and none is ever sent.
 */

const ORIGIN = 'https://elsewhere.example';

let server: TestServer;
let client: RawClient;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  client = createRawClient(server.url);
  token = (await makeAdmin(server, 'JMAC')).session.token;
});
afterAll(async () => {
  client.close();
  await server.stop();
});

const opened = ({ headers }: RawAnswer): string[] =>
  Object.keys(headers).filter((name) => /^(?:access-control|timing-allow)-/.test(name));

const targetOf = (path: string): string => path.replaceAll(/\{[^}]+\}/g, '1');

const operations = mountedOperations();

/** As the page of another site would ask, with the session that it hopes for. */
const headersFor = (method: string): Record<string, string> => ({
  origin: ORIGIN,
  'sec-fetch-mode': 'cors',
  'access-control-request-method': method.toUpperCase(),
  'access-control-request-headers': 'x-admin-session,content-type',
});

const AT_ONCE = 8;

describe('another site', () => {
  it.each(['asks before it sends', 'sends'])(
    'that %s to any operation is let in by no header',
    async (how) => {
      const complaints = await complaintsAbout(
        operations,
        async ({ method, path, operationId }) => {
          const asks = how === 'asks before it sends';
          const answer = await client.send({
            method: asks ? 'OPTIONS' : method.toUpperCase(),
            target: targetOf(path),
            headers: headersFor(method),
          });
          const names = opened(answer);
          return names.length === 0 ? undefined : `${operationId} ${answer.status} sends ${names.join()}`;
        },
        AT_ONCE,
      );
      expect(complaints).toEqual([]);
      expect(operations.length).toBeGreaterThan(400);
    },
  );

  it.each([
    ['a list', '/api/admin/project', 200],
    ['what anybody may read', '/api/meta/server_time', 200],
    ['the contract', '/api/openapi.yaml', 200],
    ['the guide', '/api/docs', 200],
    ['an error', '/api/admin/project/999999', 404],
    ['an address where nothing is', '/api/nothing', 404],
    ['the state of the server', '/healthz', 200],
  ])('reads nothing of %s, though the session is right', async (_what, target, status) => {
    const headers = { origin: ORIGIN, 'x-admin-session': token };
    const answer = await client.send({ method: 'GET', target, headers });
    expect([answer.status, opened(answer)]).toEqual([status, []]);
    expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});
