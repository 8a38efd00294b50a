import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCompleteDraft, programmes } from '#bff/testing/applications.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ isOverloaded: () => true, env: { PAPER_WAIT_MS: '1' } });
});
afterAll(() => server.stop());

it('papers of a process that has hardly time left follow, slower, and do not wait until it has', async () => {
  const { session, operations } = await makeCompleteDraft(server, programmes.ingredientR6);
  const handedIn = await server.call(operations.updateSelf, { session, body: { action: 'submit' } });
  expect([handedIn.status, handedIn.body.papersInMaking?.length]).toEqual([200, 4]);
  await server.runJobs('makePapers');
  const { body } = await server.call(operations.readSelf, { session });
  expect(body.papersInMaking).toBeUndefined();
});
