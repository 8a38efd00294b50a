import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { papersAtOnce, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { captureProgrammes } from './programmes.ts';

const folder = join(import.meta.dirname, '../../web/mock/captured');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(papersAtOnce);
});
afterAll(() => server.stop());

/** Seven rounds with three applications each, on a machine that may be busy. */
const PATIENCE_MS = 180_000;

describe('the captured scenarios', () => {
  it(
    'say of each programme what the server says today; otherwise `npm run capture` makes them again',
    async () => {
      const captured = await captureProgrammes(server);
      expect(captured).toHaveLength(7);
      for (const [name, answers] of captured) {
        const stored = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
        expect(stored, name).toEqual(JSON.parse(JSON.stringify(answers)));
      }
    },
    PATIENCE_MS,
  );
});
