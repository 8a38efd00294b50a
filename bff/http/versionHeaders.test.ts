import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
let session: TestSession;
let id: number;

beforeAll(async () => {
  server = await startTestServer();
  ({ session, id } = await makeAdmin(server, 'JMAC'));
});
afterAll(() => server.stop());

describe('an ETag is the version of one record, to be sent back as If-Match (http C)', () => {
  it('stands on a record, as the contract says', async () => {
    const one = await server.call('getAdminUser', { session, path: { id } });
    expect(one.headers.get('etag')).toBe(`"v${one.body.version}"`);
  });

  it('stands on no list and no refusal: nobody could change anything upon it', async () => {
    const list = await server.call('listAdminUsers', { session });
    const missing = await server.call('getAdminUser', { session, path: { id: 999_999 } });
    const refused = await server.call('listAdminUsers', { session, query: { limit: 0 } });
    expect([list.status, missing.status, refused.status]).toEqual([200, 404, 400]);
    expect([list, missing, refused].map(({ headers }) => headers.get('etag'))).toEqual([null, null, null]);
  });
});
