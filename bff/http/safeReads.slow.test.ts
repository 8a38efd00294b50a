import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mountedOperations } from '#bff/core/contractDocument.ts';
import { complaintsAbout } from '#bff/testing/matrix/complaints.ts';
import { watchChanges } from '#bff/testing/matrix/watchChanges.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { callAbout } from '#bff/testing/world/callAbout.ts';
import { databaseState } from '#bff/testing/world/databaseState.ts';
import { makeWorld, sessionIn, type World } from '#bff/testing/world/world.ts';
import { contextOf } from '#bff/testing/world/worldRequests.ts';

/*
 * A GET may be sent by a link, a prefetch or another site's picture: it writes into the trail and nothing else (ASVS 3.5).
 */

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
    const watch = await watchChanges(server, NOTED);
    let answered = 0;
    const complaints = await complaintsAbout(reads, async (operation) => {
      const session = sessionIn(world, contextOf(operation) ?? 'admin');
      const { status } = await callAbout(server, { operation, about: world, session });
      if (status === 200) answered += 1;
      const changed = await watch.changed();
      return changed.length === 0 ? undefined : `${operation.operationId} changed ${changed.join(', ')}`;
    });
    await watch.end();
    expect(complaints).toEqual([]);
    expect(await databaseState(server, NOTED)).toEqual(before);
    expect(answered).toBeGreaterThan(reads.length / 2);
  });
});
