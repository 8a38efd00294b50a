import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionHeader } from '#bff/testing/hostile/hostileRequests.ts';
import { makeAdmin, makeProject } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { createRawClient, type RawClient } from '#bff/testing/world/rawClient.ts';

/* A record has one address: a rule of a proxy that names it by its path is not passed by another writing (attack.md C5). */

let server: TestServer;
let client: RawClient;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;
let projectId: number;
beforeAll(async () => {
  server = await startTestServer();
  client = createRawClient(server.url);
  jmac = await makeAdmin(server, 'JMAC');
  projectId = (await makeProject(server)).id;
});
afterAll(async () => {
  client.close();
  await server.stop();
});

const ask = (target: string) => client.send({ method: 'GET', target, headers: sessionHeader(jmac.session) });

const asHex = (text: string): string =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');

describe('the number in a path', () => {
  it('leads to its record as it is written in the contract', async () => {
    expect((await ask(`/api/admin/project/${projectId}`)).status).toBe(200);
  });

  it.each([
    ['an exponent', (id: number) => `${id}e0`],
    ['decimals', (id: number) => `${id}.0`],
    ['a point alone', (id: number) => `${id}.`],
    ['zeros before it', (id: number) => `000000${id}`],
    ['a sign', (id: number) => `+${id}`],
    ['other digits', (id: number) => `0x${id.toString(16)}`],
    ['its letters in hexadecimal', (id: number) => asHex(String(id))],
    ['a space behind it', (id: number) => `${id}%20`],
  ])('leads nowhere with %s', async (_what, writtenAs) => {
    const { status } = await ask(`/api/admin/project/${writtenAs(projectId)}`);
    expect([400, 404]).toContain(status);
  });
});
