import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeCall, operationsOf, programmes } from '#bff/testing/applications.ts';
import { registration } from '#bff/testing/registrations.ts';
import { at, startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';

/** What the next hash waits for. */
const held = vi.hoisted(() => ({ until: Promise.resolve(), begun: () => {} }));

vi.mock('#bff/platform/secrets/hashing.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#bff/platform/secrets/hashing.ts')>();
  return {
    ...original,
    hashPassword: async (password: string) => {
      held.begun();
      await held.until;
      return original.hashPassword(password);
    },
  };
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.database.client.rateLimit.deleteMany());
afterAll(() => server.stop());

const { business } = programmes;
const general = operationsOf('general');

/** Holds the next hash until the answered function is called. */
const holdHash = (): { begun: Promise<void>; release: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  Object.assign(held, { until: promise, begun: begun.resolve });
  return { begun: begun.promise, release: resolve };
};

describe('a registration that waits for its hash', () => {
  it('holds no connection: the database, which has one here, answers others meanwhile (code 6.6)', async () => {
    const project = await makeCall(server, business);
    const { begun, release } = holdHash();
    const registering = server.call(general.create, registration(project.id));
    await begun;
    const form = await server.call('getFormDefinition', { path: { projectId: project.id } });
    release();
    expect([form.status, (await registering).status]).toEqual([200, 201]);
  });

  it('is in time when it arrived a second before the close', async () => {
    const project = await makeCall(server, business, {
      applicationClosesAt: new Date('2026-12-01T08:00:00Z'),
    });
    const { begun, release } = holdHash();
    const answer = await at(server, '2026-12-01T07:59:59Z', async () => {
      const registering = server.call(general.create, registration(project.id));
      await begun;
      server.setNow('2026-12-01T08:00:05Z');
      release();
      return registering;
    });
    expect(answer.status).toBe(201);
    server.setNow(TEST_NOW);
  });
});

describe('registrations', () => {
  it('for one address are three; then it has to wait, whatever the round (faults B5)', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const project = await makeCall(server, business);
      const request = registration(project.id, { email: 'mato@example.jp' });
      const answer = await server.call(general.create, request);
      statuses.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    await server.runJobs();
    expect(server.mails.filter(({ to }) => to === 'mato@example.jp')).toHaveLength(3);
  });

  it('from one place are thirty; then the place has to wait, and refused ones write nothing (faults B5)', async () => {
    const project = await makeCall(server, business);
    const statuses: number[] = [];
    for (let time = 0; time < 33; time += 1) {
      statuses.push((await server.call(general.create, registration(project.id))).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429, 429]);
    const { client } = server.database;
    expect(await client.application.count({ where: { projectId: project.id } })).toBe(30);
  });
});
