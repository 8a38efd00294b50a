import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../core/contractDocument.ts';
import { loadContractDocument, type MountedOperation, mountedOperations } from '../core/contractDocument.ts';
import type { CallOptions, TestSession } from '../testing/client.ts';
import { makeAdmin } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { pdfOf } from '../testing/undertaking.ts';
import { databaseState } from '../testing/world/databaseState.ts';
import { makeWorld, sessionIn, type World } from '../testing/world/world.ts';
import { contextOf, metaOf, worldRequest } from '../testing/world/worldRequests.ts';

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

const callForeign = (operation: MountedOperation, session: TestSession) => {
  const { path, query, body, isUpload } = worldRequest(document, victim, operation);
  const content = isUpload
    ? { body: { meta: metaOf(operation, victim) }, file: { name: 'a.pdf', content: pdfOf() } }
    : { body };
  return server.call(operation.operationId, { path, query, session, ...content } as CallOptions<OperationId>);
};

const expectRefusal = async (work: () => Promise<{ status: number; problem: { code?: number } }>) => {
  const before = await databaseState(server);
  const { status, problem } = await work();
  expect([403, 404], JSON.stringify(problem)).toContain(status);
  expect([1000, 1005]).toContain(problem.code);
  expect(await databaseState(server)).toEqual(before);
};

describe('somebody else’s id is refused and nothing changes:', () => {
  const ofBusinesses = operations.filter((operation) => {
    const context = contextOf(operation);
    return context !== undefined && context !== 'admin' && !isPublic(operation);
  });

  it.each(ofBusinesses)('$operationId, of another corporation or application', async (operation) => {
    // Operations about oneself take no id.
    if (!hasId(operation)) return;
    await expectRefusal(() => callForeign(operation, sessionIn(intruder, contextOf(operation) ?? 'user')));
  });

  const ofInspectors = operations.filter(
    ({ path, security }) =>
      OF_MY_PAGE.test(path) && security.some(({ adminSession }) => adminSession?.includes('Inspector')),
  );

  it.each(ofInspectors.filter(({ path }) => path.includes('{') && path.startsWith('/api/admin/')))(
    '$operationId, by an inspector of another prefecture',
    async (operation) => {
      await expectRefusal(() => callForeign(operation, inspector));
    },
  );
});

describe('the same requests by those to whom the ids belong', () => {
  const reads = operations.filter((operation) => operation.method === 'get' && !isPublic(operation));

  it.each(reads.filter(({ path }) => path.includes('{') && !path.endsWith('file/{id}')))(
    '$operationId is answered',
    async (operation) => {
      const answer = await callForeign(operation, sessionIn(victim, contextOf(operation) ?? 'user'));
      expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
    },
  );
});
