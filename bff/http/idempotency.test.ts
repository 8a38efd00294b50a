import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('a retry whose program writes the same JSON in another order gets the first answer', async () => {
  const { session } = await makeAdmin(server, 'JMAC');
  const idempotencyKey = '6d2c1f0e-6f0c-4a55-9a51-3c2b7d9e1100';
  const [email, name] = ['same@example.jp', '同じ 内容'];
  const send = (body: object) =>
    server.call('createAdminUser', {
      session,
      idempotencyKey,
      rawBody: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  const first = await send({ type: 2, name, email });
  const again = await send({ email, name, type: 2 });
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
  const other = await send({ email, name: '別の 内容', type: 2 });
  expect([other.status, other.problem.reason]).toEqual([400, 'keyReused']);
});
