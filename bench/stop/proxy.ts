import {
  Agent,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** How often a balancer asks /readyz. */
const LOOK_MS = 300;

type Backend = { readonly url: string; isReady: boolean };

const hopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding']);

const endToEnd = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.has(name)));

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

const look = async (backend: Backend): Promise<void> => {
  backend.isReady = await fetch(`${backend.url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
};

/**
 * A balancer as nginx and its like are: connections to the servers are kept, /readyz is asked regularly, and only a
 * refused connection goes on to the other server. A request that was sent and got no answer has failed.
 */
export const startBalancer = async (urls: readonly string[]) => {
  const backends: Backend[] = urls.map((url) => ({ url, isReady: true }));
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const inTurn = (): Backend[] => {
    turn += 1;
    const ready = backends.filter(({ isReady }) => isReady);
    return ready.map((_, index) => ready[(turn + index) % ready.length]).flatMap((found) => found ?? []);
  };
  const pass = (backend: Backend, incoming: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { method, headers } = incoming;
      const path = incoming.url ?? '/';
      const options = { method, agent, headers: { ...endToEnd(headers), 'content-length': body.length } };
      request(`${backend.url}${path}`, options, resolve).once('error', reject).end(body);
    });
  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    for (const backend of inTurn()) {
      try {
        const outgoing = await pass(backend, incoming, body);
        response.writeHead(outgoing.statusCode ?? 502, endToEnd(outgoing.headers));
        response.end(await buffer(outgoing));
        return;
      } catch (error) {
        if (isRefused(error)) continue;
        response.writeHead(502).end(String(error));
        return;
      }
    }
    response.writeHead(502).end('no server is ready');
  };
  const server = createServer((incoming, response) => void answer(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const looking = setInterval(() => backends.forEach((backend) => void look(backend)), LOOK_MS);
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    /** Waits until it sends requests to every server: before that, a release does not stop the next one. */
    untilAllReady: async (): Promise<void> => {
      while (backends.some(({ isReady }) => !isReady)) await wait(LOOK_MS / 10);
    },
    stop: () => {
      clearInterval(looking);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
};
