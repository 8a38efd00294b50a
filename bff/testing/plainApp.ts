import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express, { type Express } from 'express';

export type PlainAnswer = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};

/** An app of a few middlewares on a free port. */
export type PlainApp = {
  /** Asks for a path exactly as it is written: `..` and `%2e` reach the server. */
  readonly get: (path: string, headers?: Readonly<Record<string, string>>) => Promise<PlainAnswer>;
  readonly stop: () => Promise<void>;
};

/** Starts an app that has nothing but what a test mounts. */
export const startPlainApp = async (mount: (app: Express) => void): Promise<PlainApp> => {
  const app = express();
  mount(app);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    get: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        const asked = httpRequest({ port, host: '127.0.0.1', path, headers, agent: false }, (answer) => {
          const { statusCode: status = 0, headers: answered } = answer;
          text(answer).then((body) => resolve({ status, headers: answered, body }), reject);
        });
        asked.on('error', reject).end();
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
