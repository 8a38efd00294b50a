import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  loadContractDocument,
  type MountedOperation,
  mountedOperations,
} from '#bff/core/contractDocument.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { complaintsAbout, told } from '#bff/testing/matrix/complaints.ts';
import { complaintsOfForeign } from '#bff/testing/matrix/foreign.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { callAbout } from '#bff/testing/world/callAbout.ts';
import { makeWorld, sessionIn, type World } from '#bff/testing/world/world.ts';
import { contextOf, metaOf, worldRequest } from '#bff/testing/world/worldRequests.ts';

/*
 * Every id of the contract, tried by somebody of the right kind whom it does not belong to (quality, Security
 * "Authorization"): he is told that there is nothing, or that he may not, and nothing changes.
 */

const document = loadContractDocument();
const operations = mountedOperations();

let server: TestServer;
let victim: World;
let intruder: World;
let inspector: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  victim = await makeWorld(server);
  intruder = await makeWorld(server);
  inspector = (await makeAdmin(server, 'Inspector', { assignedPrefectures: [1] })).session;
});
afterAll(() => server.stop());

const isPublic = ({ security }: MountedOperation): boolean =>
  security.length === 0 || security.some((requirement) => Object.keys(requirement).length === 0);

/** Names of ids in a body that the generic request fills in with the victim's. */
const ID = /"(?:id|\w+I[dD])":/;

/** Operations about a my page, which an inspector sees in his prefectures only. */
const OF_MY_PAGE = /\/my_page|\/section|\/file|\/photo|\/receipt/;

/** Operations about oneself take none. */
const hasId = (operation: MountedOperation): boolean => {
  const { path, query, body, isUpload } = worldRequest(document, victim, operation);
  return (
    (isUpload && ID.test(JSON.stringify(metaOf(operation, victim)))) ||
    // The number of a kind of document is nobody's.
    Object.keys(path).some((name) => name !== 'type') ||
    ID.test(JSON.stringify(query)) ||
    ID.test(JSON.stringify(body ?? {}))
  );
};

describe('somebody else’s id is refused and nothing changes:', () => {
  it('that of another corporation or application, in every operation of theirs', async () => {
    const ofBusinesses = operations.filter((operation) => {
      const context = contextOf(operation);
      return context !== undefined && context !== 'admin' && !isPublic(operation) && hasId(operation);
    });
    const cases = ofBusinesses.map((operation) => {
      const session = sessionIn(intruder, contextOf(operation) ?? 'user');
      return { operation, about: victim, session };
    });
    expect(await complaintsOfForeign(server, cases)).toEqual([]);
    expect(cases.length).toBeGreaterThan(100);
  });

  it('that of a my page in another prefecture, in every operation of inspectors', async () => {
    const ofInspectors = operations.filter(
      ({ path, security }) =>
        OF_MY_PAGE.test(path) &&
        security.some(({ adminSession }) => adminSession?.includes('Inspector')) &&
        path.includes('{') &&
        path.startsWith('/api/admin/'),
    );
    const cases = ofInspectors.map((operation) => ({ operation, about: victim, session: inspector }));
    expect(await complaintsOfForeign(server, cases)).toEqual([]);
    expect(cases.length).toBeGreaterThan(15);
  });
});

describe('the same requests by those to whom the ids belong', () => {
  it('are answered', async () => {
    const reads = operations.filter(
      (operation) =>
        operation.method === 'get' &&
        !isPublic(operation) &&
        operation.path.includes('{') &&
        !operation.path.endsWith('file/{id}'),
    );
    const complaints = await complaintsAbout(reads, async (operation) => {
      const session = sessionIn(victim, contextOf(operation) ?? 'user');
      const answer = await callAbout(server, { operation, about: victim, session });
      return answer.status === 200 ? undefined : told(operation.operationId, answer, '200');
    });
    expect(complaints).toEqual([]);
    expect(reads.length).toBeGreaterThan(100);
  });
});
