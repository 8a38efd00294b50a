import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpServer, type HttpServer } from './httpServer.ts';

type Reply = { readonly status: number | undefined; readonly connection: string | undefined };

let server: HttpServer;
let agent: Agent;
let port: number;

beforeEach(async () => {
  server = createHttpServer(async (incoming, response) => {
    // Slow requests begin their answer late.
    if (incoming.url === '/slow') await wait(300);
    response.end('done');
  });
  port = await server.listen(0, '127.0.0.1');
  agent = new Agent({ keepAlive: true });
});
afterEach(async () => {
  agent.destroy();
  await server.stop(0);
});

const get = (path: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', path, agent }, (incoming) => {
      incoming.resume();
      incoming.once('end', () =>
        resolve({ status: incoming.statusCode, connection: incoming.headers.connection }),
      );
    });
    outgoing.once('error', reject).end();
  });

const closing = { status: 200, connection: 'close' };

describe('a server that is told to stop', () => {
  it('kept connections open until then', async () => {
    expect(await get('/')).toEqual({ status: 200, connection: 'keep-alive' });
  });

  it('goes on answering while the stop is announced, and ends each connection with its answer', async () => {
    await get('/');
    const stopped = server.stop(400);
    expect(await get('/')).toEqual(closing);
    await wait(100);
    expect(await get('/')).toEqual(closing);
    await stopped;
    await expect(get('/')).rejects.toThrow('ECONNREFUSED');
  });

  it('answers a request that had begun, and closes its connection', async () => {
    const answer = get('/slow');
    await wait(100);
    const stopped = server.stop(0);
    expect(await answer).toEqual(closing);
    await stopped;
  });

  it('does not cut a kept connection on which a request is on its way', async () => {
    await get('/');
    const stopped = server.stop(50);
    await wait(200);
    // It no longer listens, but this connection was promised to be kept for a while.
    expect(await get('/')).toEqual(closing);
    await stopped;
  });

  it('does not wait for a connection that never asks anything', async () => {
    const silent = connect(port, '127.0.0.1');
    silent.on('error', () => undefined);
    await wait(50);
    const startedAt = performance.now();
    await server.stop(0);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    silent.destroy();
  });
});
