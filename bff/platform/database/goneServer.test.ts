import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { createPostgresPool } from './postgres.ts';

/* What a server says that is stopped while it lets a connection in: "ready" and "I am going" in one breath. */

const message = (kind: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(kind, 0);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
};

const LET_IN = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const GOING = message('E', Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0'));

it('a server that goes at the moment it lets a connection in is told as an error, and ends no process', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([LET_IN, READY, GOING])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const pool = createPostgresPool(`postgresql://test@127.0.0.1:${port}/test`, () => undefined);
  await expect(pool.query('SELECT 1')).rejects.toThrow(/not queryable|terminat/);
  await pool.end();
  server.close();
});
