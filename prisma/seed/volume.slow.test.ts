import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '#bff/testing/server.ts';
import { startDemoServer } from './demoServer.ts';
import { seedVolume } from './volume.ts';

/* A demo of its own: whoever looks at the demo counts what there is. */

let server: TestServer;

beforeAll(async () => {
  server = await startDemoServer();
});
afterAll(() => server.stop());

it('a demo takes as many applications more as are asked for, and goes on with a call that broke off', async () => {
  const { client, pool } = server.database;
  const connection = await pool.connect();
  const told: number[] = [];
  const options = { isContinued: true, onPart: (added: number) => told.push(added) };
  await seedVolume(connection, 200, options);
  await seedVolume(connection, 1_200, options);
  await seedVolume(connection, 1_200, options);
  await expect(seedVolume(connection, 0)).rejects.toThrow(RangeError);
  connection.release();
  expect(told).toEqual([200, 1_200]);
  const round = { project: { shortName: '計測用' } };
  expect(await client.project.count({ where: { shortName: '計測用' } })).toBe(1);
  expect(await client.application.count({ where: round })).toBe(1_200);
  expect(await client.myPage.count({ where: round })).toBe(120);
});
