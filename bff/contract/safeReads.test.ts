import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../core/contractDocument.ts';
import { loadContractDocument, mountedOperations } from '../core/contractDocument.ts';
import type { CallOptions } from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { databaseState } from '../testing/world/databaseState.ts';
import { makeWorld, sessionIn, type World } from '../testing/world/world.ts';
import { contextOf, worldRequest } from '../testing/world/worldRequests.ts';

/*
 * A GET may be sent by a link, a prefetch or another site's picture: it writes into the trail and nothing else (ASVS 3.5).
 */

const document = loadContractDocument();
const reads = mountedOperations().filter(({ method }) => method === 'get');

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await makeWorld(server);
});
afterAll(() => server.stop());

/** Who opened an application or a letter first, and when a calendar was fetched last: the marks that a reading leaves, and the version that counts them. */
const NOTED = ['opened_at', 'opened_by_id', 'last_used_at', 'version', 'updated_at'];

describe('every read of the contract, by the one whose it is', () => {
  it('leaves every record as it was', async () => {
    const before = await databaseState(server, NOTED);
    const answered: string[] = [];
    for (const operation of reads) {
      const { path, query } = worldRequest(document, world, operation);
      const session = sessionIn(world, contextOf(operation) ?? 'admin');
      const options = { path, query, session } as CallOptions<OperationId>;
      const { status } = await server.call(operation.operationId, options);
      if (status === 200) answered.push(operation.operationId);
    }
    expect(answered.length).toBeGreaterThan(reads.length / 2);
    const after = await databaseState(server, NOTED);
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([]);
  });
});
