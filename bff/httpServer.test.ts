import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHttpServer, type HttpServer } from './httpServer.ts';

type Reply = { readonly status: number | undefined; readonly connection: string | undefined };

let server: HttpServer;
let agent: Agent;
let port: number;
/** A slow request has begun; it is answered when the test says so. */
let begun: PromiseWithResolvers<void>;
let answered: PromiseWithResolvers<void>;

beforeEach(async () => {
  begun = Promise.withResolvers();
  answered = Promise.withResolvers();
  server = createHttpServer(async (incoming, response) => {
    if (incoming.url === '/slow') {
      begun.resolve();
      await answered.promise;
    }
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

  it('goes on answering while the stop is announced, and ends each connection with its answer', {
    tags: ['slow'],
  }, async () => {
    await get('/');
    // Long enough for two requests on a busy machine.
    const stopped = server.stop(3_000);
    expect(await get('/')).toEqual(closing);
    expect(await get('/')).toEqual(closing);
    await stopped;
    await expect(get('/')).rejects.toThrow('ECONNREFUSED');
  });

  it('answers a request that had begun, and closes its connection', async () => {
    const answer = get('/slow');
    await begun.promise;
    const stopped = server.stop(0);
    answered.resolve();
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
    await once(silent, 'connect');
    const isClosed = once(silent, 'close');
    await server.stop(0);
    // The server has let go of it; nobody here has.
    await isClosed;
  });
});

/** Sends letters as they are. @returns all that came back until the server closed */
const sendRaw = (letters: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(letters));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(answer));
  });

describe('what is no request', () => {
  const host = 'Host: x\r\n';

  it.each([
    ['other words than HTTP', 'EHLO example.jp\r\n\r\n', 400, 1002],
    ['a header with a blank in its name', `GET / HTTP/1.1\r\n${host}a b: c\r\n\r\n`, 400, 1002],
    [
      'two ways to tell where it ends',
      `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      1002,
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, 1002],
    ['the manner of 1991', 'GET /\r\n\r\n', 400, 1002],
    ['headers without end', `GET / HTTP/1.1\r\n${host}a: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 1004],
    ['an expectation', `GET / HTTP/1.1\r\n${host}Expect: a miracle\r\n\r\n`, 400, 1004],
    ['a tunnel', `CONNECT example.jp:443 HTTP/1.1\r\n${host}\r\n`, 404, 1005],
  ])('%s: is answered with a code, as every refusal, and closed', async (_what, letters, status, code) => {
    const [head = '', body = ''] = (await sendRaw(letters)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} \\w`));
    expect(head).toMatch(/^Content-Type: application\/problem\+json; charset=utf-8$/m);
    expect(head).toMatch(/^Connection: close$/m);
    expect(JSON.parse(body)).toMatchObject({
      status,
      code,
      requestId: /X-Request-Id: (\S+)/.exec(head)?.[1],
    });
  });

  it('behind a whole one leaves the answer of that one whole', async () => {
    const answer = await sendRaw(`GET /slow HTTP/1.1\r\n${host}\r\nnonsense\r\n\r\n`);
    expect(answer.match(/HTTP\/1\.1/g) ?? []).toHaveLength(answer === '' ? 0 : 1);
  });
});
