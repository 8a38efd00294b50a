import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { papersAtOnce, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { captureWorld } from './world.ts';

const folder = join(import.meta.dirname, '../../web/mock/world');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(papersAtOnce);
});
afterAll(() => server.stop());

it('the stories show what the server with the demo answers today; otherwise `npm run capture` asks again', async () => {
  const captured = await captureWorld(server);
  expect(captured.length).toBeGreaterThan(1);
  for (const [name, answers] of captured) {
    const stored = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
    expect(Object.keys(stored), name).toEqual(Object.keys(answers));
    for (const [id, own] of Object.entries(answers)) expect(stored[id], `${name} ${id}`).toEqual(own);
  }
});
