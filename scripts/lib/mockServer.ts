import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bundlePath } from '../generate/bundle.ts';

/*
 * Prism answers a refused request with the first example of the status. Which of them fits it does not decide, and a body
 * that is no JSON it leaves without an answer. So a small server stands before it and names the example.
 */

const root = join(import.meta.dirname, '../..');
const prismPath = join(root, 'node_modules/@stoplight/prism-cli/dist/index.js');

export type MockServer = { readonly url: string; readonly stop: () => void };

/** Starts Prism on a free port. */
const startPrism = async (): Promise<{ prism: ChildProcess; url: string }> => {
  const args = [prismPath, 'mock', bundlePath, '--port', '0', '--host', '127.0.0.1'];
  const prism = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: prism.stdout })) {
    const url = /listening on (http:\/\/\S+)/.exec(line)?.[1];
    if (url !== undefined) {
      prism.stdout.resume();
      return { prism, url };
    }
  }
  throw new Error('Prism did not start');
};

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const isBrokenJson = (contentType: string, body: Buffer): boolean => {
  if (body.length === 0 || !contentType.includes('json')) return false;
  try {
    JSON.parse(body.toString());
    return false;
  } catch {
    return true;
  }
};

/** What Prism objects to in a request, in the words of JSON Schema; a long list is cut, so it is not parsed. */
const violationsOf = (answer: Response): string[] =>
  [...(answer.headers.get('sl-violations') ?? '').matchAll(/"code":"(\w+)"/g)].map(([, code = '']) => code);

const isWrongValue = (answer: Response): boolean =>
  answer.status === 400 && violationsOf(answer).some((code) => code !== 'required');

type Sent = { readonly method: string; readonly headers: Headers; readonly body: Buffer };

const ask = (url: string, { method, headers, body }: Sent, prefer?: string): Promise<Response> => {
  const sent = new Headers(headers);
  if (prefer !== undefined) sent.set('prefer', prefer);
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
  return fetch(url, { method, headers: sent, ...(hasBody ? { body: new Uint8Array(body) } : {}) });
};

/** The answer of Prism, with the example that fits what is wrong; a caller who prefers one himself gets that. */
const answerOf = async (url: string, sent: Sent): Promise<Response> => {
  if (isBrokenJson(sent.headers.get('content-type') ?? '', sent.body)) {
    return ask(url, { ...sent, body: Buffer.from('{}') }, 'code=400, example=notJson');
  }
  const answer = await ask(url, sent);
  if (sent.headers.has('prefer') || !isWrongValue(answer)) return answer;
  return ask(url, sent, 'code=400, example=invalid');
};

const hopByHop = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);

const headersOf = (request: IncomingMessage): Headers => {
  const pairs = Object.entries(request.headers).filter(([name]) => !hopByHop.has(name));
  return new Headers(pairs.map(([name, value]) => [name, String(value)]));
};

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

const relay = async (url: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const sent = { method: request.method ?? 'GET', headers: headersOf(request), body: await bodyOf(request) };
  const answer = await answerOf(`${url}${request.url}`, sent);
  for (const [name, value] of answer.headers) if (!hopByHop.has(name)) response.setHeader(name, value);
  response.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
};

/** The contract answered by its examples. @param port 0 for a free one */
export const startMockServer = async (port: number): Promise<MockServer> => {
  const { prism, url } = await startPrism();
  const server = createServer((request, response) => {
    relay(url, request, response).catch(() => response.writeHead(502).end());
  });
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
    prism.kill();
  };
  const boundPort = await listen(server, port);
  return { url: `http://127.0.0.1:${boundPort}`, stop };
};
