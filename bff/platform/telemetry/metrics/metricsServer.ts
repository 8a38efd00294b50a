import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Prometheus } from './prometheus.ts';

export type MetricsServer = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * Answers `GET /metrics` on a port of its own, which is not for everybody.
 * @throws Error when the port is taken
 */
export const startMetricsServer = async (
  { contentType, text }: Omit<Prometheus, 'metrics'>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (body) => response.writeHead(200, { 'content-type': contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host}:${address.port}/metrics`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
