import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';

type Line = { readonly msg: string; readonly requestId: string };

const lines: Line[] = [];
let server: TestServer;
let desk: Desk;
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  server = await startTestServer({ log });
  desk = await makeDesk(server);
});
afterAll(() => server.stop());
beforeEach(() => {
  lines.length = 0;
});

/** The lines of a request, which follow its answer. */
const linesOf = async (requestId: string | null): Promise<Line[]> => {
  const found = () => lines.filter((line) => line.msg === 'request' && line.requestId === requestId);
  await vi.waitFor(() => expect(found()).not.toEqual([]), 60_000);
  return found();
};

it('each request leaves one line: operation, status, time, its id and who called', async () => {
  const path = { id: desk.section.id };
  const { headers } = await server.call('getUserSection', { path, session: desk.user.session });
  expect(await linesOf(headers.get('x-request-id'))).toMatchObject([
    {
      operation: 'getUserSection',
      status: 200,
      ms: expect.any(Number),
      callerKind: 'user',
      callerId: desk.user.id,
    },
  ]);
});

it('a refusal says why in the contract’s word, whoever was refused', async () => {
  const { session } = desk.user;
  const missing = await server.call('getUserSection', { path: { id: 999_999 }, session });
  const [line] = await linesOf(missing.headers.get('x-request-id'));
  expect(line).toMatchObject({ status: 404, reason: 'notFound', callerKind: 'user' });
  const stranger = await server.call('getUserSection', { path: { id: desk.section.id } });
  const [other] = await linesOf(stranger.headers.get('x-request-id'));
  expect(other).toMatchObject({ status: 401, reason: 'unauthorized' });
  expect(other).not.toHaveProperty('callerId');
});

it('no line holds an e-mail, a name, a query or a token', async () => {
  const { session } = desk.jmac;
  const query = { q: 'hanako@example.jp' };
  const { headers } = await server.call('listCorporations', { session, query });
  const written = JSON.stringify(await linesOf(headers.get('x-request-id')));
  expect(written).toContain('listCorporations');
  for (const secret of ['@', session.token, 'hanako']) expect(written).not.toContain(secret);
});

it('those who look every second whether it lives leave none', async () => {
  const answer = await fetch(`${server.url}/readyz`);
  const { headers } = await fetch(`${server.url}/api/nothing`);
  await linesOf(headers.get('x-request-id'));
  const probe = answer.headers.get('x-request-id');
  expect(lines.filter(({ requestId }) => requestId === probe)).toEqual([]);
});
