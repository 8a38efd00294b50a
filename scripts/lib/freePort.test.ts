import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './freePort.ts';

it('can be listened on, and is none that the system gives to those who ask for any', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  expect(port).toBeLessThan(32_768);
});
